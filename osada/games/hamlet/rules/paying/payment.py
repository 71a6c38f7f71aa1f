"""Paying a demand. HAM-TRANSPORT-04 to HAM-TRANSPORT-07, HAM-BUY-01 to HAM-BUY-04, HAM-CHURCH-03.

A payment is a set of units: where the order makes no difference none is asked for. They are
consumed in the order that keeps gold highest, the payer's own refined tokens first
(HAM-TRANSPORT-06), so a payment is possible exactly when gold, with all that one's own tokens
bring, suffices for all that is bought.
"""

from __future__ import annotations

from typing import final

from ..map.transport import origins
from ..table import Table
from ..words import BASICS, BUYS_FROM, MARKET, RESOURCES, TOKENS_FROM
from .demand import Demand

PLENTY = 99
"""How many can be bought: supply is unlimited (HAM-BUY-03)."""


def is_buy(unit: int) -> bool:
    """Whether a unit is a quick purchase."""
    return unit >= BUYS_FROM


def tile_of(unit: int) -> int:
    """The tile a unit lies on; a bought one starts on the Market (HAM-BUY-02)."""
    if unit >= BUYS_FROM:
        return MARKET
    return unit // BASICS if unit < TOKENS_FROM else (unit - TOKENS_FROM) >> 3


def maker_of(unit: int) -> int:
    """The seat that made a refined token, or -1."""
    return (unit - TOKENS_FROM) >> 1 & 3 if TOKENS_FROM <= unit < BUYS_FROM else -1


def is_fine(unit: int) -> bool:
    """Whether a unit is a token of high quality."""
    return TOKENS_FROM <= unit < BUYS_FROM and bool((unit - TOKENS_FROM) & 1)


def kind_of(s: Table, unit: int) -> int:
    """The resource a unit is."""
    if unit >= BUYS_FROM:
        return unit - BUYS_FROM
    if unit < TOKENS_FROM:
        return unit % BASICS
    return s.box.tiles[(unit - TOKENS_FROM) >> 3].output


def gain(s: Table, seat: int, unit: int) -> int:
    """What consuming the unit does to the payer's gold (HAM-RES-04, HAM-BUY-04)."""
    if unit >= BUYS_FROM:
        return -s.box.price(s.seats, unit - BUYS_FROM)
    if unit < TOKENS_FROM or maker_of(unit) != seat:
        return 0
    return s.box.fine_gold if is_fine(unit) else s.box.refined_gold


@final
class Supply:
    """The units of one group of a demand that can be brought to a tile, with their number."""

    __slots__ = ("counts", "gains", "units")

    def __init__(self) -> None:
        self.units: list[int] = []
        self.counts: list[int] = []
        self.gains: list[int] = []

    def best(self, wanted: int, least: int) -> int | None:
        """The most gold that `wanted` units not before `least` can leave; None if too few."""
        ranked = sorted(
            (-self.gains[i], self.counts[i])
            for i in range(len(self.units))
            if self.units[i] >= least
        )
        total = 0
        for loss, count in ranked:
            used = min(count, wanted)
            total -= used * loss
            wanted -= used
            if not wanted:
                return total
        return None if wanted else total


def supplies(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> list[Supply]:
    """For each group of a demand: every unit that can come to the target, in ascending order."""
    found = _gathered(s, seat, target, demand, buying)
    for supply in found:
        _sort(supply)
    return found


def _gathered(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> list[Supply]:
    """The same in any order, which is enough to know what can be paid."""
    reach = origins(s.roads, s.donkey_tiles(seat), target)
    found = [Supply() for _ in demand.groups]
    group_of = [-1] * len(RESOURCES)
    for g in range(len(demand.groups)):
        for kind in demand.groups[g][1]:
            group_of[kind] = g
    for tile in s.village.order:
        if reach >> tile & 1:
            _from_tile(s, seat, tile, group_of, found)
    if buying and reach >> MARKET & 1:
        for kind in range(len(RESOURCES)):
            if group_of[kind] >= 0:
                _add(s, seat, found[group_of[kind]], BUYS_FROM + kind, PLENTY)
    return found


def _from_tile(s: Table, seat: int, tile: int, group_of: list[int], found: list[Supply]) -> None:
    for kind in range(BASICS):
        count = s.basics[tile * BASICS + kind]
        if count and group_of[kind] >= 0:
            _add(s, seat, found[group_of[kind]], tile * BASICS + kind, count)
    first, second = s.tokens[tile * 2], s.tokens[tile * 2 + 1]
    if not first and not second:
        return
    group = group_of[s.box.tiles[tile].output]
    if group < 0:
        return
    at = TOKENS_FROM + tile * 8 - 1
    if first == second:
        _add(s, seat, found[group], at + first, 2)
        return
    if first:
        _add(s, seat, found[group], at + first, 1)
    if second:
        _add(s, seat, found[group], at + second, 1)


def _add(s: Table, seat: int, supply: Supply, unit: int, count: int) -> None:
    supply.units.append(unit)
    supply.counts.append(count)
    supply.gains.append(gain(s, seat, unit))


def _sort(supply: Supply) -> None:
    order = sorted(range(len(supply.units)), key=lambda i: supply.units[i])
    supply.units = [supply.units[i] for i in order]
    supply.counts = [supply.counts[i] for i in order]
    supply.gains = [supply.gains[i] for i in order]


def can_pay(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> bool:
    """Whether the whole demand can be brought together (HAM-TRANSPORT-04)."""
    gold = s.gold[seat]
    groups = demand.groups
    found = _gathered(s, seat, target, demand, buying)
    for g in range(len(groups)):
        best = found[g].best(groups[g][0], 0)
        if best is None:
            return False
        gold += best
    return gold >= 0


def open_units(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> list[int]:
    """The units that may be named next: each leads to a payment that can be completed, and
    within a group they ascend, so that no payment is offered in two orders."""
    found = supplies(s, seat, target, demand, buying)
    group, taken = _progress(s, demand)
    gold = s.gold[seat] + sum(gain(s, seat, unit) for unit in s.paid)
    for later in range(group + 1, len(demand.groups)):
        best = found[later].best(demand.groups[later][0], 0)
        assert best is not None
        gold += best
    supply = found[group]
    for unit in taken:
        supply.counts[supply.units.index(unit)] -= 1
    least = taken[-1] if taken else 0
    wanted = demand.groups[group][0] - len(taken)
    offered: list[int] = []
    for i in range(len(supply.units)):
        unit = supply.units[i]
        if unit < least or not supply.counts[i]:
            continue
        supply.counts[i] -= 1
        rest = supply.best(wanted - 1, unit) if wanted > 1 else 0
        supply.counts[i] += 1
        if rest is not None and gold + supply.gains[i] + rest >= 0:
            offered.append(unit)
    return offered


def _progress(s: Table, demand: Demand) -> tuple[int, list[int]]:
    """The group that is being paid now, and the units already named for it."""
    done = 0
    for g in range(len(demand.groups)):
        count = demand.groups[g][0]
        if len(s.paid) < done + count:
            return g, s.paid[done:]
        done += count
    return len(demand.groups), []


def is_paid(s: Table, demand: Demand) -> bool:
    """Whether every unit of the demand has been named."""
    return len(s.paid) >= sum(count for count, _ in demand.groups)


def suggested(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> list[int]:
    """The rest of the payment that keeps most gold and gives others least: own tokens first, then
    what is free, tokens of others last among these, purchases last of all."""
    found = supplies(s, seat, target, demand, buying)
    group, taken = _progress(s, demand)
    for unit in taken:
        found[group].counts[found[group].units.index(unit)] -= 1
    rest: list[int] = []
    for g in range(group, len(demand.groups)):
        wanted = demand.groups[g][0] - (len(taken) if g == group else 0)
        least = taken[-1] if g == group and taken else 0
        rest += _cheapest(s, seat, found[g], wanted, least)
    return rest


def _cheapest(s: Table, seat: int, supply: Supply, wanted: int, least: int) -> list[int]:
    ranked: list[tuple[int, int, int, int]] = []
    for i in range(len(supply.units)):
        unit = supply.units[i]
        if unit >= least:
            others = 0 if maker_of(unit) in (-1, seat) else 1 + int(is_fine(unit))
            ranked.append((-supply.gains[i], others, unit, supply.counts[i]))
    ranked.sort()
    chosen: list[int] = []
    for _, _, unit, count in ranked:
        chosen += [unit] * min(count, wanted - len(chosen))
    return sorted(chosen)


def current_group(s: Table, demand: Demand) -> tuple[int, tuple[int, ...]]:
    """How many units the group being paid still wants, and of which kinds."""
    group, taken = _progress(s, demand)
    count, kinds = demand.groups[group]
    return count - len(taken), kinds


def last_unit(s: Table, demand: Demand) -> int:
    """The unit named last for the group being paid, or 0."""
    _, taken = _progress(s, demand)
    return taken[-1] if taken else 0


def in_supply(s: Table, unit: int) -> bool:
    """Whether one more of this unit lies in the village than has been named already."""
    if unit >= BUYS_FROM:
        return True
    if unit < TOKENS_FROM:
        there = s.basics[unit]
    else:
        token = 1 + (unit - TOKENS_FROM) % 8
        there = s.tokens[tile_of(unit) * 2 : tile_of(unit) * 2 + 2].count(token)
    return there > s.paid.count(unit)
