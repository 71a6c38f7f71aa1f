"""The tables of one device: opened when somebody looks, changed one deed at a time, each written
down before it has happened."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from osada.kernel.errors import OsadaError, UnknownOption
from osada.kernel.options import read_options
from osada.kernel.state import State
from osada.table.applying import complete, left_standing
from osada.table.decided import Decided
from osada.table.deciding import decide
from osada.table.heads import head_for
from osada.table.kept_positions import KeptPositions
from osada.table.latest import Latest
from osada.table.making import MadeTable
from osada.table.protocol.commands import Command
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import TableHead
from osada.table.table import Table
from osada.table.view import News

from .brought import Brought
from .ledger import DeviceLedger
from .visit import Visit

ME = "me"
"""Whose device it is."""
OPEN = 12
"""Tables nobody looks at that stay open."""

Decide = Callable[[Table], Decided]


class DeviceTables:
    """Whoever has the device is everybody who sits there: all are present, and own its tables."""

    def __init__(self, ledger: DeviceLedger, brought: Brought) -> None:
        self.ledger = ledger
        self._brought = brought
        self.moved: list[Callable[[Table], None]] = []
        """Called after every change."""
        self._rooms = Latest[str, Table](OPEN)
        self._locks: dict[str, asyncio.Lock] = {}
        self._visits: dict[str, set[Visit]] = {}

    async def open(self, table: str) -> Table:
        """A table by its id; `Refused` where there is none."""
        async with self._lock(table):
            room = self._rooms.get(table) or next(
                (visit.room for visit in self._visits.get(table, ())), None
            )
            if room is None:
                room = await self._read(table)
            self._rooms[table] = room
            return room

    async def _read(self, table: str) -> Table:
        found = await self.ledger.head(table)
        if found is None:
            raise Refused("unknown")
        await self._brought.game(found[0].game)
        try:
            room = Table(*found)
            if not room.is_past:
                read_options(room.game.options, found[0].options)
            positions = room.keep = KeptPositions(self.ledger, table, room.game)
            rows = await self.ledger.entries(table)
            room.kept.update(await self.ledger.snapshot_numbers(table))
            await positions.read_ahead(room, room.standing_with(rows))
            for _ in room.take_in(rows, *found):
                pass
        except UnknownOption as error:
            raise Refused("no-option", {"option": error.option}) from None
        except OsadaError as error:
            raise Refused("unreadable", {"why": str(error)}) from None
        return room

    async def create(self, made: MadeTable) -> Table:
        """A new table, written down and open."""
        await self.ledger.create(made.head, made.seats, made.writes)
        return await self.open(made.head.id)

    async def position(self, room: Table, upto: int) -> State:
        """How a table stood after an entry."""
        standing = room.standing_at(upto)
        if isinstance(room.keep, KeptPositions):
            await room.keep.read_ahead(room, standing)
        return room.position(standing)

    # -- changing --------------------------------------------------------------------------

    async def do(self, room: Table, seat: int, command: Command) -> int:
        """Carry out a command of a seat; the number the stream has come to."""
        online = self.online(room)
        return await self.change(
            room, lambda r: decide(r, seat, command, time.time(), online, True)
        )

    async def change(self, room: Table, decide: Decide) -> int:
        """Decide, write, and only then let it have happened."""
        async with self._lock(room.head.id):
            decided = decide(room)
            standing = left_standing(room, decided.writes)
            before = None
            if standing is not None:
                if isinstance(room.keep, KeptPositions):
                    await room.keep.read_ahead(room, standing)
                before = room.position(standing)
            head = complete(room, decided, time.time(), before)
            await self.ledger.append(head, decided.writes)
            after, turn, was = room.number, room.head.turn, room.is_running
            room.apply(decided.writes, decided.state, head)
            headed = decided.state is None or turn != room.head.turn or was != room.is_running
            self._show(room, after, decided, headed)
        for listener in self.moved:
            listener(room)
        return room.number

    def _show(self, room: Table, after: int, decided: Decided, headed: bool) -> None:
        looking = self._visits.get(room.head.id, set())
        if decided.writes.places:  # others sit there now: who comes back is shown all of it
            for visit in list(looking):
                visit.end()
            return
        news = News(room, after, decided.state is not None, [v.view.viewer for v in looking])
        for visit in looking:
            head = self.head(room, visit.view.viewer) if headed else None
            visit.show(news, head)

    def _lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    # -- who looks -------------------------------------------------------------------------

    def look(self, visit: Visit) -> None:
        """Somebody looks at a table from now on."""
        self._visits.setdefault(visit.room.head.id, set()).add(visit)

    def gone(self, visit: Visit) -> None:
        """They do not look any more."""
        there = self._visits.get(visit.room.head.id, set())
        there.discard(visit)
        if not there:
            self._visits.pop(visit.room.head.id, None)

    def hang_up(self, table: str) -> None:
        """Let everybody look anew, who look at a table."""
        for visit in list(self._visits.get(table, ())):
            visit.end()

    def online(self, room: Table) -> frozenset[int]:
        """All people at the table have the device."""
        return frozenset(seat.seat for seat in room.seats if seat.has_person)

    def head(self, room: Table, seat: int | None) -> TableHead:
        """The head of a table as one of them sees it."""
        return head_for(room, seat, ME, time.time(), self.online(room))
