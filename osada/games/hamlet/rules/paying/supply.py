"""What a demand can be paid with. HAM-TRANSPORT-04 to HAM-TRANSPORT-06, HAM-BUY-01 to HAM-BUY-04.

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
    """The units that can be brought to a tile for a demand, with their number, their resource and
    what each does to the payer's gold."""

    __slots__ = ("counts", "demand", "gains", "kinds", "units")

    def __init__(self, demand: Demand) -> None:
        self.demand = demand
        self.units: list[int] = []
        self.counts: list[int] = []
        self.kinds: list[int] = []
        self.gains: list[int] = []

    def best(self, room: list[int], wanted: int) -> int | None:
        """The most gold that `wanted` units can leave that find room; None if too few do. To take
        what leaves most gold first, wherever it finds room, leaves most in the end."""
        room = room[:]
        gains = self.gains
        total = 0
        for i in sorted(range(len(gains)), key=lambda i: -gains[i]):
            used = self._fitting(i, room, wanted)
            if used:
                total += used * gains[i]
                wanted -= used
                if not wanted:
                    break
        return None if wanted else total

    def ranked(self, ranks: list[tuple[int, int, int]], room: list[int], wanted: int) -> list[int]:
        """The `wanted` units that find room, taken in the order of their ranks; ascending."""
        room = room[:]
        chosen: list[int] = []
        for i in sorted(range(len(ranks)), key=lambda i: ranks[i]):
            used = self._fitting(i, room, wanted - len(chosen))
            chosen += [self.units[i]] * used
        return sorted(chosen)

    def goes_on(self, i: int, room: list[int], wanted: int, gold: int) -> bool:
        """Whether one more of the unit with this place leads to a whole payment."""
        limits = self.demand.limits[self.kinds[i]]
        if not self.counts[i] or min([room[limit] for limit in limits]) < 1:
            return False
        after = room[:]
        for limit in limits:
            after[limit] -= 1
        self.counts[i] -= 1
        rest = self.best(after, wanted - 1)
        self.counts[i] += 1
        return rest is not None and gold + self.gains[i] + rest >= 0

    def _fitting(self, i: int, room: list[int], wanted: int) -> int:
        """How many of a unit find room; it is taken up."""
        used = min(self.counts[i], wanted)
        limits = self.demand.limits[self.kinds[i]]
        for limit in limits:
            if room[limit] < used:
                used = room[limit]
        if used:
            for limit in limits:
                room[limit] -= used
        return used


def supplies(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> Supply:
    """Every unit of a demand that can come to the target, in ascending order."""
    found = _gathered(s, seat, target, demand, buying)
    order = sorted(range(len(found.units)), key=lambda i: found.units[i])
    found.units = [found.units[i] for i in order]
    found.counts = [found.counts[i] for i in order]
    found.kinds = [found.kinds[i] for i in order]
    found.gains = [found.gains[i] for i in order]
    return found


def _gathered(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> Supply:
    """The same in any order, which is enough to know what can be paid."""
    return _lying(s, seat, origins(s.roads, s.donkey_tiles(seat), target), demand, buying)


def _lying(s: Table, seat: int, reach: int, demand: Demand, buying: bool) -> Supply:
    """What lies on these tiles, and what the Market sells if it is one of them."""
    found = Supply(demand)
    limits = demand.limits
    for tile in s.village.order:
        if reach >> tile & 1:
            _from_tile(s, seat, tile, found)
    if buying and reach >> MARKET & 1:
        for kind in range(len(RESOURCES)):
            if limits[kind]:
                _add(s, seat, found, BUYS_FROM + kind, kind, PLENTY)
    return found


def _from_tile(s: Table, seat: int, tile: int, found: Supply) -> None:
    limits = found.demand.limits
    for kind in range(BASICS):
        count = s.basics[tile * BASICS + kind]
        if count and limits[kind]:
            _add(s, seat, found, tile * BASICS + kind, kind, count)
    first, second = s.tokens[tile * 2], s.tokens[tile * 2 + 1]
    if not first and not second:
        return
    output = s.box.tiles[tile].output
    if not limits[output]:
        return
    at = TOKENS_FROM + tile * 8 - 1
    if first == second:
        _add(s, seat, found, at + first, output, 2)
        return
    if first:
        _add(s, seat, found, at + first, output, 1)
    if second:
        _add(s, seat, found, at + second, output, 1)


def _add(s: Table, seat: int, supply: Supply, unit: int, kind: int, count: int) -> None:
    supply.units.append(unit)
    supply.counts.append(count)
    supply.kinds.append(kind)
    supply.gains.append(gain(s, seat, unit))


def can_pay(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> bool:
    """Whether the whole demand can be brought together (HAM-TRANSPORT-04)."""
    return can_pay_from(s, seat, origins(s.roads, s.donkey_tiles(seat), target), demand, buying)


def can_pay_from(s: Table, seat: int, reach: int, demand: Demand, buying: bool) -> bool:
    """The same, where resources can come from these tiles (bits)."""
    found = _lying(s, seat, reach, demand, buying)
    best = found.best(list(demand.room), demand.total)
    return best is not None and s.gold[seat] + best >= 0


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
