"""Payments are complete and small: held against every multiset of units, worked out the plain way.
HAM-TRANSPORT-06, HAM-TRANSPORT-07, HAM-BUY-01, HAM-CHURCH-03."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import osada
from osada.games.hamlet.rules.paying.demand import Demand, parse_demand
from osada.games.hamlet.rules.words import TILES

from .all_payments import (
    Payment,
    gold_change,
    named_orders,
    paid,
    payments,
)
from .positions import BOX, data, load
from .tables import GAME, Table, whats
from .villages import RICH, RICH_ROADS

PLACES = ["church", "market", "woodcutter", "quarry", "barn-a", "stonemason", "lumber-mill"]
REFINERIES = [
    ("stonemason", "brick", 1),
    ("dairy-farm", "milk", 1),
    ("cow-conservatory", "milk", 2),
    ("lumber-mill", "plank", 2),
    ("flour-mill", "flour", 1),
]
MANY = 150
"""More payments than this are not walked through one by one."""
Deed = tuple[list[str], Demand, str, bool]
"""The moves that lead to a payment, its demand, where it is paid, and whether one may buy."""


def random_position(seed: int, tokens_lie: float = 0.5, game: osada.Game = GAME) -> Table:
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
    given = data(
        3,
        village=RICH,
        roads=RICH_ROADS,
        goods=goods,
        gold={"red": rng.randrange(12)},
        donkeys={"red": ", ".join(rng.choices(PLACES, k=rng.randrange(1, 7)))},
        hands={"red": "windmill, stables, tavern"},
    )
    return load(given, game)


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
def test_every_payment_can_be_named_in_every_order_and_none_is_stuck(seed: int) -> None:
    """Against all multisets of units, worked out the plain way."""
    table = random_position(seed)
    for moves, demand, target, buying in deeds(table):
        expected = payments(table, "red", target, demand, buying)
        there = table.after(f"red {moves[0]}")
        assert (moves[1] in there.legal()) == bool(expected), moves
        if expected and len(expected) <= MANY:
            last = before_paying(there, moves[1])
            assert set(named_orders(*last, expected, set())) == expected, moves


@pytest.mark.rule("HAM-CHURCH-03")
@pytest.mark.parametrize(
    "price",
    [
        "2 wood + 1 wood/stone",
        "1 wood/stone + 1 stone/wheat + 1 wheat/wood",
        "2 plank/wood + 1 wood",
    ],
)
def test_a_resource_in_two_parts_of_a_demand_is_shared_out_as_it_fits(
    price: str, tmp_path: Path
) -> None:
    """An owner's price; against all ways to share units out among its parts."""
    file = tmp_path / "mine.toml"
    file.write_text(f'[tile.tavern]\ncost = "{price}"\n', encoding="utf-8")
    game = osada.game("hamlet", file)
    demand, refused, paid_for = parse_demand(price), 0, 0
    for seed in range(12):
        there = random_position(seed, game=game).after("red go woodcutter")
        expected = payments(there, "red", "woodcutter", demand, True)
        assert ("build tavern" in there.legal()) == bool(expected)
        if 0 < len(expected) <= MANY:
            last = before_paying(there, "build tavern")
            assert set(named_orders(*last, expected, set())) == expected
            paid_for += 1
        elif not expected:
            assert whats(there.why_not("red build tavern"))[0] in ("short", "gold-short")
            refused += 1
    assert refused
    assert paid_for


def before_paying(there: Table, deed: str) -> tuple[Table, str, str]:
    """The table, who moves, and the move after which something is paid."""
    if not deed.startswith("build"):
        return there, "red", deed
    chosen = there.after(f"red {deed}")
    return chosen, "red", chosen.legal("place")[0]


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
