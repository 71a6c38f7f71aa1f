"""Waiting for one of a few places where heavy work is done: who goes before whom, that everybody
has their turn, how many may wait, and that nobody waits for who has gone."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, Generic, NamedTuple, TypeVar

from osada.table.protocol.problems import COME_AGAIN, Refused

P = TypeVar("P")
PATIENCE: Final = 4
"""So often may others of one lane go first whom the place that gets free suits better."""


class Lane(NamedTuple):
    """People who wait together: how many may of one person (where it is said who asks), from one
    address, and altogether."""

    one: float = math.inf
    each: float = math.inf
    most: float = math.inf
    is_yours: str = "too-fast"
    """What whoever asks for one too many is told: that theirs wait already,"""
    is_full: str = "too-fast"
    """or that so many others do."""


class _Waiting(Generic[P]):
    """Somebody who waits."""

    def __init__(self, who: str, person: str) -> None:
        self.who = who
        self.person = person
        self.passed = 0
        self.place: asyncio.Future[P] = asyncio.get_running_loop().create_future()


class FairLine(Generic[P]):
    """The first lane comes before all others, and some places may be kept for it; the others take
    turns. In each lane one address after the other has its turn: whoever asks for much waits
    longer, and nobody waits for them."""

    def __init__(
        self,
        places: Sequence[P],
        lanes: Mapping[str, Lane],
        suits: Callable[[P, str], bool] = lambda place, who: True,
        spare: int = 0,
    ) -> None:
        self._free = list(places)
        """The one freed last at the end: it is awake, and the first lane's own; whoever else comes
        takes the one that was free longest."""
        self._lanes = lanes
        self._suits = suits
        self._first, *others = lanes
        self._turns = deque(others)
        self._waiting: dict[str, dict[str, deque[_Waiting[P]]]] = {name: {} for name in lanes}
        self._lent = 0
        """Places that are held out of another lane than the first,"""
        self._most_lent = len(places) - spare
        self._held: dict[P, bool] = {}
        """and for each that is held, whether it is one of them."""

    def waiting(self, lane: str) -> int:
        """How many wait there now."""
        return sum(map(len, self._waiting[lane].values()))

    @asynccontextmanager
    async def place(self, lane: str, who: str, person: str = "") -> AsyncIterator[P]:
        """A place for as long as this lasts."""
        place = await self.take(lane, who, person)
        try:
            yield place
        finally:
            self.give(place)

    def check(self, lane: str, who: str, person: str = "") -> None:
        """Refuse whoever would be one too many."""
        if self._is_open(lane):
            return
        there, limit = self._waiting[lane], self._lanes[lane]
        mine = there.get(who, ())
        if len(mine) >= limit.each or _of(person, mine) >= limit.one:
            raise Refused(limit.is_yours, {"seconds": COME_AGAIN})
        if self.waiting(lane) >= limit.most:
            raise Refused(limit.is_full, {"seconds": COME_AGAIN})

    async def take(self, lane: str, who: str, person: str = "") -> P:
        """A place, when one's turn has come; `Refused` where too many wait. It must be given
        back."""
        self.check(lane, who, person)
        if self._is_open(lane):
            suiting = [place for place in self._free if self._suits(place, who)]
            place = (suiting or self._free)[-1 if lane == self._first else 0]
            self._free.remove(place)
            self._hold(place, lane)
            return place
        one = _Waiting[P](who, person)
        self._waiting[lane].setdefault(who, deque()).append(one)
        try:
            return await one.place
        except asyncio.CancelledError:
            if one.place.done() and not one.place.cancelled():
                self.give(one.place.result())
            else:
                self._leave(lane, one)
            raise

    def give(self, place: P) -> None:
        """It is free again."""
        self._lent -= self._held.pop(place)
        for lane in (self._first, *self._turns):
            one = self._next(lane, place) if self._may(lane) else None
            if one is not None:
                if lane != self._first:
                    self._turns.remove(lane)
                    self._turns.append(lane)
                self._leave(lane, one)
                self._hold(place, lane)
                one.place.set_result(place)
                return
        self._free.append(place)

    def _is_open(self, lane: str) -> bool:
        """Whether nobody has to wait there."""
        return bool(self._free) and self._may(lane)

    def _may(self, lane: str) -> bool:
        return lane == self._first or self._lent < self._most_lent

    def _hold(self, place: P, lane: str) -> None:
        self._held[place] = lane != self._first
        self._lent += self._held[place]

    def _next(self, lane: str, place: P) -> _Waiting[P] | None:
        """The first whom this place suits, unless somebody was passed over too often."""
        heads = list(_heads(self._waiting[lane].values()))
        for at, one in enumerate(heads):
            if heads[0].passed >= PATIENCE or self._suits(place, one.who):
                for earlier in heads[:at]:
                    earlier.passed += 1
                return one
        return heads[0] if heads else None

    def _leave(self, lane: str, one: _Waiting[P]) -> None:
        """Somebody waits no more; whoever else asks from there goes to the end."""
        there = self._waiting[lane]
        theirs = there.pop(one.who)
        theirs.remove(one)
        if theirs:
            there[one.who] = theirs


def _of(person: str, waiting: Iterable[_Waiting[P]]) -> int:
    """How many of these are one person's."""
    return sum(one.person == person for one in waiting) if person else 0


def _heads(lines: Iterable[deque[_Waiting[P]]]) -> Iterator[_Waiting[P]]:
    """The first of each address who is still there: a place is nobody's who has gone."""
    for line in lines:
        for one in line:
            if not one.place.done():
                yield one
                break
