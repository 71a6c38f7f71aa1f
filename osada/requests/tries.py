"""Tries of games: tables that nobody is shown among their own until they keep one, with a limit of
their own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from osada.table.arranging import put_away
from osada.table.decided import Decided
from osada.table.protocol.problems import Refused
from osada.table.table import Table
from osada.table.writes import TryRow

MOST: Final = 60
"""Tries of one person, of all games together; those that were touched last stay."""


class ChangesTables(Protocol):
    """Whoever hosts tables."""

    async def open(self, table: str) -> Table:
        """A table by its id; `Refused` where there is none."""
        ...

    async def change(self, room: Table, decide: Callable[[Table], Decided]) -> int:
        """Let something happen there."""
        ...


class CountsTables(Protocol):
    """Where tables are kept."""

    async def running_of(self, owner: str) -> int:
        """How many running tables somebody has set up; tries are none."""
        ...


class MarksTries(Protocol):
    """Where it is kept which tables are tries."""

    async def own(self, player: str) -> list[TryRow]:
        """All tries of a person that are no tables, the one touched last at the end."""
        ...

    async def mark(self, tries: Sequence[str], state: str) -> None:
        """Keep tries as tables, or throw them away."""
        ...

    async def state_of(self, table: str) -> str:
        """What a table is of a try; empty where it is none."""
        ...


class Tries:
    """Everybody's tries."""

    def __init__(self, tables: ChangesTables, store: CountsTables, insights: MarksTries) -> None:
        self._tables = tables
        self._store = store
        self._insights = insights

    async def make_room(self, player: str, beside: str) -> None:
        """Put away the tries that nobody has touched for longest, where there are too many for one
        more beside a table; none from which another one goes on, or is to."""
        own = await self._insights.own(player)
        while len(own) >= MOST:
            further = {beside, *(one.of for one in own)}
            oldest = next((one for one in own if one.table not in further), own[0])
            await self._put_away([oldest.table])
            own.remove(oldest)

    async def throw_away(self, room: Table, player: str) -> None:
        """A try, and all that were tried from it; those that are kept as tables stay."""
        await self._check(room, player)
        own = await self._insights.own(player)
        await self._put_away([room.head.id, *_under(room.head.id, own)])

    async def keep(self, room: Table, player: str, most: int) -> None:
        """Have a try among one's tables from now on; so many of them may run."""
        await self._check(room, player)
        running = await self._store.running_of(player)
        if room.is_running and running >= most:
            raise Refused("too-many-tables", {"count": running})
        await self._insights.mark([room.head.id], "table")

    async def _check(self, room: Table, player: str) -> None:
        if not player or room.head.owner != player:
            raise Refused("not-yours")
        if await self._insights.state_of(room.head.id) != "try":
            raise Refused("no-try")

    async def _put_away(self, tables: list[str]) -> None:
        """Nobody goes on there, no computer player either."""
        for table in tables:
            room = await self._tables.open(table)
            await self._tables.change(room, lambda r: put_away(r, time.time()))
        await self._insights.mark(tables, "away")


def _under(table: str, own: list[TryRow]) -> list[str]:
    inner = [one.table for one in own if one.of == table]
    return [*inner, *(deeper for one in inner for deeper in _under(one, own))]
