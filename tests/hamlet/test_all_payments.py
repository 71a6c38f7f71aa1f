"""Payments are complete and small: held against every multiset of units, worked out the plain way.
HAM-TRANSPORT-06, HAM-TRANSPORT-07, HAM-BUY-01, HAM-CHURCH-03."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from osada.games.hamlet.rules.paying.demand import Demand, parse_demand
from osada.games.hamlet.rules.words import TILES

from .all_payments import Payment, gold_change, offered_payments, paid, payments
from .positions import BOX, position
from .tables import Table
from .villages import RICH, RICH_ROADS

PLACES = ["church", "market", "woodcutter", "quarry", "barn-a", "stonemason", "lumber-mill"]
REFINERIES = [
    ("stonemason", "brick", 1),
    ("dairy-farm", "milk", 1),
    ("cow-conservatory", "milk", 2),
    ("lumber-mill", "plank", 2),
    ("flour-mill", "flour", 1),
]
MANY = 400
"""More payments than this are not walked through one by one."""
Deed = tuple[list[str], Demand, str, bool]
"""The moves that lead to a payment, its demand, where it is paid, and whether one may buy."""


def random_position(seed: int, tokens_lie: float = 0.5) -> Table:
    """A rich village of three players with a few goods, donkeys and coins here and there."""
    rng = Random(seed)
    goods: dict[str, str] = {}
    for tile, resource in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        goods[tile] = " ".join([resource] * rng.randrange(3))
    for barn in ("barn-a", "barn-b"):
        goods[barn] = " ".join(rng.choices(["wood", "stone", "wheat"], k=rng.randrange(3)))
    made: Counter[tuple[str, str]] = Counter()
    for tile, resource, spaces in REFINERIES:
        tokens = []
        for _ in range(spaces):
            if rng.random() > tokens_lie:
                continue
            free = [c for c in ("red", "green", "blue") if made[c, resource] < 2]
            colour = rng.choice(free)
            made[colour, resource] += 1
            tokens.append(colour + rng.choice(["", " fine"]))
        goods[tile] = ", ".join(tokens)
    return position(
        3,
        village=RICH,
        roads=RICH_ROADS,
        goods=goods,
        gold={"red": rng.randrange(12)},
        donkeys={"red": ", ".join(rng.choices(PLACES, k=rng.randrange(1, 7)))},
        hands={"red": "windmill, stables, tavern"},
    )


def deeds(table: Table) -> Iterator[Deed]:
    """Deliveries, sales, constructions and a road that can be paid for here."""
    for i, space in enumerate(BOX.church(3).spaces):
        yield ["go church", f"deliver {i + 1}"], space.demand, "church", True
    for sale in (1, 2, 3):
        yield ["go market", f"sell {sale}"], BOX.sales[sale - 1].demand, "market", False
    for blueprint in table.hand("red"):
        for site in ("woodcutter", "market"):
            demand = BOX.tiles[TILES.index(blueprint)].price
            yield [f"go {site}", f"build {blueprint}"], demand, site, True
    yield ["go farm", "path market"], parse_demand("2 stone"), "farm", True


@pytest.mark.rule("HAM-TRANSPORT-06")
@pytest.mark.rule("HAM-TRANSPORT-07")
@pytest.mark.rule("HAM-CHURCH-03")
@pytest.mark.rule("HAM-BUY-01")
@pytest.mark.parametrize("seed", range(16))
def test_every_payment_is_offered_once_and_none_that_cannot_be_completed(seed: int) -> None:
    """Against all multisets of units, worked out the plain way."""
    table = random_position(seed)
    for moves, demand, target, buying in deeds(table):
        expected = payments(table, "red", target, demand, buying)
        there = table.after(f"red {moves[0]}")
        assert (moves[1] in there.legal()) == bool(expected), moves
        if expected and len(expected) <= MANY:
            assert sorted(offered(there, moves[1])) == sorted(expected), moves


def offered(there: Table, deed: str) -> list[Payment]:
    """Every way through the menus, as often as it is there."""
    if not deed.startswith("build"):
        return list(offered_payments(there, "red", deed))
    chosen = there.after(f"red {deed}")
    return list(offered_payments(chosen, "red", chosen.legal("place")[0]))


@pytest.mark.rule("HAM-TRANSPORT-07")
@pytest.mark.parametrize("seed", range(16, 32))
def test_settle_keeps_most_gold_and_then_gives_others_least(seed: int) -> None:
    table = random_position(seed, tokens_lie=0.9)
    for moves, demand, target, buying in deeds(table):
        every = payments(table, "red", target, demand, buying)
        if len(every) < 2 or moves[1].startswith("build"):
            continue
        waiting = table.after(*(f"red {move}" for move in moves))
        assert waiting.legal()[0] == "settle"
        suggested = paid(waiting.play("red settle"))
        assert suggested in every
        kept = max(_gold(payment, "red") for payment in every)
        assert _gold(suggested, "red") == kept
        rich = [payment for payment in every if _gold(payment, "red") == kept]
        assert _to_others(suggested) == min(_to_others(payment) for payment in rich)


@pytest.mark.rule("HAM-TRANSPORT-07")
@pytest.mark.parametrize("seed", range(32, 40))
def test_settle_completes_whatever_was_begun(seed: int) -> None:
    table = random_position(seed, tokens_lie=0.9)
    for moves, demand, target, buying in deeds(table):
        every = payments(table, "red", target, demand, buying)
        if len(every) < 2 or moves[1].startswith("build"):
            continue
        begun = table.after(*(f"red {move}" for move in moves))
        for unit in begun.legal()[1:]:
            half = begun.after(f"red {unit}")
            if half.stage == "pay":
                payment = paid(half.play("red settle"))
                assert unit in payment
                assert payment in every


def _gold(payment: Payment, colour: str) -> int:
    return sum(gold_change(unit, colour) for unit in payment)


def _to_others(payment: Payment) -> int:
    refined = [unit for unit in payment if unit.startswith("pay")]
    return sum(gold_change(unit, other) for unit in refined for other in ("green", "blue"))
