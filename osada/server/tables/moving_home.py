"""Tables go where they are at home, between two actions; the people there are sent after them."""

from __future__ import annotations

from ..host.bus import Bus, Notice
from ..host.homes import Homes, Process
from .table_host import TableHost
from .watchers import ELSEWHERE

TOGETHER = 50
"""Tables that go at once where somebody has joined."""


class MovingHome:
    """Sees to it that the tables of a process are where they are at home."""

    def __init__(self, tables: TableHost, homes: Homes, bus: Bus, who: str) -> None:
        self._tables = tables
        self._homes = homes
        self._bus = bus
        self._who = who

    async def look_after(self) -> None:
        """See that the tables somebody looks at here are at home here: whose are not is sent
        there. And let tables go home where somebody has joined."""
        tables = self._tables
        looked_at = tables.watchers.tables()
        for table in await self._homes.settle(looked_at):
            tables.watchers.show_anew(table, ELSEWHERE)
        for table in looked_at:
            room = tables.rooms.get(table)
            if room is not None and self._homes.tenure(table) is not None:
                await tables.know(room)
        for table, to in self._homes.misplaced(TOGETHER):
            await self._move(table, to)

    async def move_to(self, table: str, process: str) -> None:
        """A proxy sends the people of a table to a process, by its id."""
        to = self._homes.process(process)
        if to is not None:
            await self._move(table, to)

    async def _move(self, table: str, to: Process) -> None:
        room = self._tables.rooms.get(table)
        if room is None:
            await self._homes.hand_over(table, to)
            return
        async with self._tables.of(room).lock:
            if await self._homes.hand_over(table, to):
                self._tables.watchers.show_anew(table, ELSEWHERE)
                self._bus.tell(Notice(table, self._who, room.number, to.id))
