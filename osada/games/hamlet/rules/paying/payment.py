"""Naming the units of a payment, in any order. HAM-TRANSPORT-06, HAM-TRANSPORT-07, HAM-CHURCH-03.

What every payment would contain is named by itself; what is left is a choice.
"""

from __future__ import annotations

from typing import final

from ..table import Table
from .demand import Demand
from .supply import Supply, gain, is_fine, kind_of, maker_of, supplies


@final
class Payment:
    """A payment that has been begun: what is still to be brought, and what could be."""

    __slots__ = ("gold", "room", "s", "seat", "supply", "wanted")

    def __init__(self, s: Table, seat: int, demand: Demand, buying: bool) -> None:
        self.s = s
        self.seat = seat
        self.supply: Supply = supplies(s, seat, s.at, demand, buying)
        """Without what has been named."""
        self.room = room_left(s, demand)
        self.wanted = demand.total - len(s.paid)
        self.gold = s.gold[seat]
        """After all that has been named is consumed."""
        for unit in s.paid:
            self.gold += gain(s, seat, unit)
            self.supply.counts[self.supply.units.index(unit)] -= 1

    def open_units(self) -> list[int]:
        """The units that may be named next: each leads to a payment that can be completed."""
        supply, offered = self.supply, []
        known: dict[tuple[tuple[int, ...], int], bool] = {}
        for i, unit in enumerate(supply.units):
            if supply.counts[i]:
                # what finds room alike and brings the same gold leads on alike
                likeness = (supply.demand.limits[supply.kinds[i]], supply.gains[i])
                if likeness not in known:
                    known[likeness] = supply.goes_on(i, self.room, self.wanted, self.gold)
                if known[likeness]:
                    offered.append(unit)
        return offered

    def suggested(self) -> list[int]:
        """The rest of the payment that keeps most gold and gives others least: own tokens first,
        then what is free, tokens of others last among these, purchases last of all."""
        ranks: list[int] = []
        for i in range(len(self.supply.units)):
            unit = self.supply.units[i]
            maker = maker_of(unit)
            others = 0 if maker < 0 or maker == self.seat else 1 + int(is_fine(unit))
            ranks.append(others - 4 * self.supply.gains[i])
        return self.supply.ranked(ranks, self.room, self.wanted)

    def unavoidable(self) -> list[int]:
        """The units that every way to complete it contains; all of them where there is one way."""
        suggested = self.suggested()
        found: list[int] = []
        for unit in sorted(set(suggested)):
            found += [unit] * self._fewest(unit, suggested.count(unit))
        return found

    def _fewest(self, unit: int, few: int) -> int:
        """How many of a unit the payment with the fewest of them has, if so many are enough."""
        supply = self.supply
        i = supply.units.index(unit)
        there = supply.counts[i]
        while few:
            supply.counts[i] = few - 1
            best = supply.best(self.room, self.wanted)
            if best is None or self.gold + best < 0:
                break
            few -= 1
        supply.counts[i] = there
        return few


def room_left(s: Table, demand: Demand) -> list[int]:
    """What room the units named so far leave in a demand."""
    room = list(demand.room)
    for unit in s.paid:
        for limit in demand.limits[kind_of(s, unit)]:
            room[limit] -= 1
    return room


def is_paid(s: Table, demand: Demand) -> bool:
    """Whether every unit of the demand has been named."""
    return len(s.paid) >= demand.total


def kinds_wanted(s: Table, demand: Demand) -> list[int]:
    """The resources of which one more would find room."""
    room = room_left(s, demand)
    named = dict.fromkeys([kind for _, kinds in demand.groups for kind in kinds])
    return [kind for kind in named if min([room[i] for i in demand.limits[kind]]) > 0]
