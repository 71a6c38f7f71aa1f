"""What a demand can be paid with. HAM-TRANSPORT-04 to HAM-TRANSPORT-06, HAM-BUY-01 to HAM-BUY-04.

A payment is a set of units: where the order makes no difference none is asked for. They are
consumed in the order that keeps gold highest, the payer's own refined tokens first
(HAM-TRANSPORT-06), so a payment is possible exactly when gold, with all that one's own tokens
bring, suffices for all that is bought.
"""

from __future__ import annotations

from typing import final

from ..map.store import Store
from ..map.transport import store_at
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

    __slots__ = ("_order", "counts", "demand", "gains", "kinds", "units")

    def __init__(self, demand: Demand) -> None:
        self.demand = demand
        self.units: list[int] = []
        self.counts: list[int] = []
        self.kinds: list[int] = []
        self.gains: list[int] = []
        self._order: list[int] = []
        """The places of the units, what leaves most gold first."""

    def add(self, unit: int, kind: int, count: int, gained: int) -> None:
        """Some more of one unit."""
        self.units.append(unit)
        self.counts.append(count)
        self.kinds.append(kind)
        self.gains.append(gained)

    def best(self, room: list[int], wanted: int) -> int | None:
        """The most gold that `wanted` units can leave that find room; None if too few do. To take
        what leaves most gold first, wherever it finds room, leaves most in the end."""
        if not wanted:
            return 0
        if not self._order:
            self._order = self.ordered([-gained for gained in self.gains])
        room = room[:]
        total = 0
        for i in self._order:
            used = self._fitting(i, room, wanted)
            if used:
                total += used * self.gains[i]
                wanted -= used
                if not wanted:
                    return total
        return None

    def ordered(self, ranks: list[int]) -> list[int]:
        """The places of all units by their ranks, of equal ones the first first."""
        count = len(ranks)
        keys = [ranks[i] * count + i for i in range(count)]
        keys.sort()
        return [key % count for key in keys]

    def ranked(self, ranks: list[int], room: list[int], wanted: int) -> list[int]:
        """The `wanted` units that find room, taken in the order of their ranks; ascending."""
        room = room[:]
        chosen: list[int] = []
        for i in self.ordered(ranks):
            used = self._fitting(i, room, wanted)
            if used:
                chosen += [self.units[i]] * used
                wanted -= used
                if not wanted:
                    break
        chosen.sort()
        return chosen

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
    return _lying(s, seat, store_of(s, seat, target), demand, buying)


def store_of(s: Table, seat: int, target: int) -> Store:
    """Where a player can bring resources from (HAM-TRANSPORT-02)."""
    return store_at(s.roads, s.donkey_tiles(seat), target, s.box.producers, s.box.outputs)


def _lying(s: Table, seat: int, store: Store, demand: Demand, buying: bool) -> Supply:
    """What lies on these tiles, and what the Market sells if it is one of them."""
    found = Supply(demand)
    limits = demand.limits
    for tile in store.producers:
        for kind in range(BASICS):
            unit = tile * BASICS + kind
            if s.basics[unit] and limits[kind]:
                found.add(unit, kind, s.basics[unit], 0)
    for place in range(len(store.refineries)):
        kind = store.makes[place]
        if limits[kind]:
            _add_tokens(s, seat, store.refineries[place], kind, found)
    if buying and store.has_market:
        for kind in range(len(RESOURCES)):
            if limits[kind]:
                found.add(BUYS_FROM + kind, kind, PLENTY, -s.box.price(s.seats, kind))
    return found


def _add_tokens(s: Table, seat: int, tile: int, kind: int, found: Supply) -> None:
    first, second = s.tokens[tile * 2], s.tokens[tile * 2 + 1]
    if first > second:
        first, second = second, first
    at = TOKENS_FROM + tile * 8 - 1
    if first:
        both = first == second
        found.add(at + first, kind, 2 if both else 1, gain(s, seat, at + first))
        if both:
            return
    if second:
        found.add(at + second, kind, 1, gain(s, seat, at + second))


def stock_in(s: Table, store: Store) -> list[int]:
    """How many of each resource lie there."""
    wood = stone = wheat = 0
    for tile in store.producers:
        at = tile * BASICS
        wood += s.basics[at]
        stone += s.basics[at + 1]
        wheat += s.basics[at + 2]
    stock = [wood, stone, wheat, 0, 0, 0, 0]
    for place in range(len(store.refineries)):
        at = store.refineries[place] * 2
        there = int(s.tokens[at] > 0) + int(s.tokens[at + 1] > 0)
        if there:
            stock[store.makes[place]] += there
    return stock


def can_pay(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> bool:
    """Whether the whole demand can be brought together (HAM-TRANSPORT-04)."""
    return can_pay_from(s, seat, store_of(s, seat, target), demand, buying)


def can_pay_from(s: Table, seat: int, store: Store, demand: Demand, buying: bool) -> bool:
    """The same, where resources can come from there. What lies there costs nothing to take; of
    what then has to be bought, the cheaper comes first."""
    room = list(demand.room)
    stock = stock_in(s, store)
    wanted = _filled(demand, stock, room, 0, len(RESOURCES), demand.total)
    if not wanted:
        return True
    if not (buying and store.has_market):
        return False
    market = s.box.market(s.seats)
    plenty = [PLENTY] * len(RESOURCES)
    if market.basic <= market.refined:
        after = _filled(demand, plenty, room, 0, BASICS, wanted)
        rest = _filled(demand, plenty, room, BASICS, len(RESOURCES), after)
        price = (wanted - after) * market.basic + (after - rest) * market.refined
    else:
        after = _filled(demand, plenty, room, BASICS, len(RESOURCES), wanted)
        rest = _filled(demand, plenty, room, 0, BASICS, after)
        price = (wanted - after) * market.refined + (after - rest) * market.basic
    if rest:
        return False
    if price <= s.gold[seat] or not _has_own(s, seat, store):
        return price <= s.gold[seat]
    best = _lying(s, seat, store, demand, buying).best(list(demand.room), demand.total)
    return best is not None and s.gold[seat] + best >= 0


def _has_own(s: Table, seat: int, store: Store) -> bool:
    """Whether one's own tokens lie there: what they bring may pay for the rest (HAM-GOLD-02)."""
    for tile in store.refineries:
        for slot in range(tile * 2, tile * 2 + 2):
            if s.tokens[slot] and (s.tokens[slot] - 1) >> 1 == seat:
                return True
    return False


def _filled(
    demand: Demand, stock: list[int], room: list[int], first: int, stop: int, wanted: int
) -> int:
    """How many units are still wanted once all that fits of some resources has taken its room."""
    for kind in range(first, stop):
        limits = demand.limits[kind]
        if not limits or not wanted:
            continue
        used = min(stock[kind], wanted)
        for limit in limits:
            if room[limit] < used:
                used = room[limit]
        if used:
            for limit in limits:
                room[limit] -= used
            wanted -= used
    return wanted


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
