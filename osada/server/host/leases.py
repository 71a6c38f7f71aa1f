"""Homes by Redis: every process says every few seconds that it lives, and a table's lease is good
as long as the process lives that has it. So a thousand tables cost no more renewals than one.

Whoever comes first to a table takes its lease: a proxy that chooses by the table's id makes the
home. Where none chooses, it goes to whom `rendezvous` names.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Any, Final

from redis.asyncio import Redis

from . import lease_scripts
from .homes import Lost, Process, rendezvous
from .living import NOBODY, Arguments, Living

CALM: Final = 20.0
"""Seconds between two times that this process asks for the same table."""
KEPT: Final = 600.0
"""Seconds after which a lease is forgotten that nobody has asked for;"""
AGAIN: Final = 6.0
"""after which it is asked for again;"""
OLD: Final = 300.0
"""and after which it does not count here any more."""
BELIEVED: Final = 5.0
"""Seconds for which another process is believed to be a table's home without asking."""
MANY: Final = 200
"""Leases that are asked for at once."""
PATIENCE: Final = 2.0
"""Seconds in which Redis must answer."""


class Leases:
    """The homes of several processes."""

    def __init__(self, url: str, house: str, who: str, routed: bool) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )
        self.living = Living(self._redis, house, who, self._lose_all)
        self._prefix = f"osada:{house}:home:"
        self._claiming = self._redis.register_script(lease_scripts.CLAIM)
        self._handing = self._redis.register_script(lease_scripts.HAND_OVER)
        self._routed = routed
        self._tenures = count(1)
        self.lost: list[Lost] = []
        self._placed: frozenset[str] = frozenset()
        """Those who lived when every table was last found where it should be."""
        self._asked: dict[str, float] = {}
        self._mine: dict[str, tuple[int, float]] = {}
        self._elsewhere: dict[str, tuple[Process, float]] = {}

    async def start(self, address: Process, reaches: Callable[[Process], bool]) -> None:
        """Begin to live, at this address."""
        await self.living.start(address, reaches)

    async def leave(self) -> None:
        """Have no table any more."""
        await self.living.leave()

    async def stop(self) -> None:
        """Hang up."""
        await self.living.stop()
        await self._redis.aclose()

    @property
    def me(self) -> Process:
        """This process, as the others know it."""
        return self.living.me

    @property
    def away(self) -> bool:
        """Whether nobody can say just now who is at home where."""
        return not self.living.has_left and self.living.is_past

    def _lose_all(self) -> None:
        """Another life: whoever was thought dead has no table any more."""
        had, self._mine = self._mine, {}
        for table in had:
            self._is_lost(table)

    # -- who is at home where --------------------------------------------------------------

    def tenure(self, table: str) -> int | None:
        """Since when a table has been at home here, as a number; None where it is not, or nobody
        knows."""
        there = self._mine.get(table)
        if there is None or self.living.is_past or monotonic() - there[1] > OLD:
            return None
        return there[0]

    def misplaced(self, most: int) -> list[tuple[str, Process]]:
        """Tables that should be at home elsewhere, where no proxy chooses: somebody has joined."""
        living = frozenset(self.living.others)
        if self._routed or self.living.is_past or living == self._placed:
            return []
        found: list[tuple[str, Process]] = []
        for table in self._mine:
            other = self.living.others.get(self._candidate(table))
            if other is not None and other.id != self.me.id:
                found.append((table, other))
                if len(found) == most:
                    return found
        self._placed = living
        return found

    def _candidate(self, table: str) -> str:
        if self._routed:
            return self.me.id
        by_name = self.living.by_name()
        return by_name[rendezvous(table, by_name)]

    async def find(self, table: str) -> Process | None:
        """The other process at which a table is at home; None where it is here, or where nobody
        knows, or where it cannot be reached: then it is served here, too, only slower."""
        if self.living.is_past:
            return None
        now = monotonic()
        mine = self._mine.get(table)
        if mine is not None and now - mine[1] < AGAIN:
            return None
        other = self._elsewhere.get(table)
        if other is not None and now < other[1] and other[0].id in self.living.others:
            return other[0] if self.living.is_there(other[0]) else None
        if self.living.is_new:
            return None
        with suppress(*NOBODY):
            await self._claim([(table, self._candidate(table))])
        other = self._elsewhere.get(table)
        if table in self._mine or other is None or not self.living.is_there(other[0]):
            return None
        return other[0]

    def wants(self, table: str) -> bool:
        """Whether a table that came here should be at home here from now on, as a proxy has chosen.
        Not again at once, where two proxies choose differently."""
        now = monotonic()
        if not self._routed or now - self._asked.get(table, -math.inf) < CALM:
            return False
        if len(self._asked) > 20_000:
            self._asked.clear()
        self._asked[table] = now
        return True

    async def settle(self, tables: Iterable[str]) -> list[str]:
        """Take the leases of tables that are in use here, where nobody has them; those that
        somebody else has are returned."""
        now = monotonic()
        self._mine = {key: had for key, had in self._mine.items() if now - had[1] < OLD}
        wanted = [
            table
            for table in tables
            if (mine := self._mine.get(table)) is None or now - mine[1] > AGAIN
        ]
        if self.living.is_past or not wanted:
            return []
        for start in range(0, len(wanted), MANY):
            await self._claim([(table, self.me.id) for table in wanted[start : start + MANY]])
        return [
            table
            for table in wanted
            if table not in self._mine
            and (other := self._elsewhere.get(table)) is not None
            and self.living.is_there(other[0])
        ]

    async def _claim(self, wanted: Sequence[tuple[str, str]]) -> None:
        gone = self.living.gone
        arguments: Arguments = [self.me.id, _ms(KEPT), self._prefix, len(gone), *gone]
        for table, candidate in wanted:
            arguments += [table, candidate]
        me = self.me.id
        told: Any = await self._claiming([self.living.key], arguments)
        if me != self.me.id or self.living.has_left:
            return  # it was asked in another life
        homes = [(home[:1] == b"+", home[1:].decode()) for home in told]
        if any(home not in self.living.others and home != me for _, home in homes):
            await self.living.renew()  # somebody has come since
        now = monotonic()
        for (table, _), (anew, home) in zip(wanted, homes, strict=True):
            self._note(table, home, anew, now)

    def _note(self, table: str, home: str, anew: bool, now: float) -> None:
        if home == self.me.id:
            self._elsewhere.pop(table, None)
            before = None if anew else self._mine.get(table)
            self._mine[table] = (next(self._tenures) if before is None else before[0], now)
            return
        if self._mine.pop(table, None) is not None:
            self._is_lost(table)
        other = self.living.others.get(home)
        if other is None:
            self._elsewhere.pop(table, None)
            return
        if len(self._elsewhere) > 20_000:
            self._elsewhere.clear()
        self._elsewhere[table] = (other, now + BELIEVED)

    async def hand_over(self, table: str, to: Process) -> bool:
        """Let another process be a table's home from now on."""
        if table not in self._mine:
            return False
        try:
            key = self._prefix + table
            await self._handing([key], [self.me.id, to.id, _ms(KEPT)])
        except NOBODY:
            return False
        self._mine.pop(table, None)
        self._elsewhere[table] = (to, monotonic() + BELIEVED)
        self._is_lost(table)
        return True

    def process(self, key: str) -> Process | None:
        """A process that lives, by its id."""
        return self.living.others.get(key)

    def doubt(self, table: str) -> None:
        """Ask again before anything is believed of a table: somebody else has written to it."""
        self._mine.pop(table, None)
        self._elsewhere.pop(table, None)

    def is_silent(self, process: Process) -> None:
        """It does not answer. Its tables are served here, too, until it answers or is heard of no
        more."""
        self.living.is_silent(process)

    def is_gone(self, process: Process) -> None:
        """Nobody listens at its address: its tables are to be had."""
        self.living.is_gone(process)

    def _is_lost(self, table: str) -> None:
        for listener in self.lost:
            listener(table)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
