"""Every payment there is, worked out the plain way: all multisets of units that satisfy a demand,
can travel, and can be afforded. And every payment the game offers, by walking through its menus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import cast

from osada.games.hamlet.rules.paying.demand import Demand
from osada.games.hamlet.rules.words import COLOURS, RESOURCES

from .tables import Said, Table

OUTPUT = {
    "sawmill": "plank",
    "lumber-mill": "plank",
    "stonemason": "brick",
    "master-stonemason": "brick",
    "dairy-farm": "milk",
    "cow-conservatory": "milk",
    "flour-mill": "flour",
    "windmill": "flour",
}
Payment = tuple[str, ...]
"""Units as action texts, sorted."""


def brought_to(table: Table, colour: str, target: str) -> set[str]:
    """HAM-TRANSPORT-02, spelled out: the tiles a resource can come from."""
    donkeys = {donkey.split()[0] for donkey in table.donkeys(colour)}
    found, edge = {target}, [target]
    while edge:
        tile = edge.pop()
        if tile == target or tile in donkeys:
            fresh = set(table.links(tile)) - found
            found |= fresh
            edge += fresh
    return found


def units_at_hand(table: Table, colour: str, target: str, buying: bool) -> dict[str, int]:
    """The units that can come, as action texts, with their number."""
    units: Counter[str] = Counter()
    reach = brought_to(table, colour, target)
    for tile in reach:
        for thing in table.goods(tile).replace(", ", ",").split("," if tile in OUTPUT else " "):
            if thing:
                units[f"pay {tile} {thing}" if tile in OUTPUT else f"pay {thing} {tile}"] += 1
    if buying and "market" in reach:
        units.update({f"buy {resource}": 9 for resource in RESOURCES})
    return dict(units)


def resource_of(unit: str) -> str:
    """What a unit is."""
    words = unit.split()
    return OUTPUT.get(words[1], words[1])


def gold_change(unit: str, colour: str) -> int:
    """What a unit does to a player's gold."""
    if unit.startswith("buy"):
        return -3 if resource_of(unit) in RESOURCES[:3] else -5
    if colour not in unit.split():
        return 0
    return 2 if unit.endswith("fine") else 1


def payments(table: Table, colour: str, target: str, demand: Demand, buying: bool) -> set[Payment]:
    """All payments of a demand."""
    units = units_at_hand(table, colour, target, buying)
    found = set()
    for parts in product(*(_of_group(units, count, kinds) for count, kinds in demand.groups)):
        payment = tuple(sorted(unit for part in parts for unit in part))
        if any(number > units[unit] for unit, number in Counter(payment).items()):
            continue
        if table.gold(colour) + sum(gold_change(unit, colour) for unit in payment) >= 0:
            found.add(payment)
    return found


def _of_group(units: dict[str, int], count: int, kinds: tuple[int, ...]) -> list[Payment]:
    names = [RESOURCES[kind] for kind in kinds]
    fitting = sorted(unit for unit in units if resource_of(unit) in names)
    return [
        mix
        for mix in combinations_with_replacement(fitting, count)
        if all(number <= units[unit] for unit, number in Counter(mix).items())
    ]


def paid(told: list[Said]) -> Payment:
    """The units of a payment as the events tell them."""
    units: list[str] = []
    for one in told:
        if one.what == "consumed":
            resource, tile = str(one.args["resource"]), str(one.args["tile"])
            units.append(f"pay {tile}" if tile in OUTPUT else f"pay {resource} {tile}")
        elif one.what == "rewarded":
            fine = " fine" if one.args["fine"] == "yes" else ""
            units[-1] += f" {COLOURS[cast(int, one.args['seat'])]}{fine}"
        elif one.what == "bought":
            units.append(f"buy {one.args['resource']}")
    return tuple(sorted(units))


def named_orders(
    table: Table, colour: str, move: str, expected: set[Payment], seen: set[Payment]
) -> Iterator[Payment]:
    """Every payment that the menus lead to after this move, walked in every order. Wherever one
    comes by, all units of the payments still possible are open and no others, and what all of them
    contain has been named already."""
    twin = table.after()
    told = twin.play(f"{colour} {move}")
    if twin.stage != "pay":
        yield paid(told)
        return
    named = tuple(sorted(str(unit) for unit in cast(list[str], twin.state.to_data()["paid"])))
    if named in seen:
        return
    seen.add(named)
    left = [Counter(one) - Counter(named) for one in expected if not Counter(named) - Counter(one)]
    units = [unit for unit in twin.legal() if unit != "settle"]
    assert set(units) == set().union(*left), named
    for unit in units:
        assert any(not rest[unit] for rest in left), (named, unit)
        yield from named_orders(twin, colour, unit, expected, seen)


def offered_payments(table: Table, colour: str, *moves: str) -> Iterator[Payment]:
    """Every payment that can be named after these moves, as often as the menus lead to it."""
    told: list[Said] = []
    twin = table.after()
    for move in moves:
        told = twin.play(f"{colour} {move}")
    if twin.stage != "pay":
        yield paid(told)
        return
    for unit in twin.legal():
        if unit != "settle":
            yield from offered_payments(twin, colour, unit)
