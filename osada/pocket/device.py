"""Everything of Osada on one device: its tables, who thinks for them, and what else is kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom

import msgspec
from msgspec import Struct

from osada.kernel.state import State
from osada.requests.at_table import by_its_rules
from osada.requests.note_finder import NoteFinder
from osada.requests.puzzles import AllSolved, Solved, counted
from osada.requests.tries import Tries
from osada.table.decided import Decided
from osada.table.making import MadeTable, imagined_for
from osada.table.protocol.house import DroppedRecord
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import TableHead
from osada.table.stream import WATCHER
from osada.table.table import Table
from osada.table.who_sat_then import seat_at

from .advice import Advice, GameLooks
from .brought import Bring, Brought, all_here
from .computers import PAUSE, DeviceComputers
from .ledger import DeviceLedger
from .notes import Branch, DeviceNotes, beside, branch_row
from .pace import Pace
from .reading import STOPPED
from .shelf import Shelf
from .tables import ME, DeviceTables
from .thinkable import READ_SECONDS, ReadHere, Think, ToRead

PEOPLE, PUZZLES = "person", "puzzle"
_solved = msgspec.json.Decoder(Solved).decode
_encode = msgspec.json.Encoder().encode


def _nobody_reads() -> None:
    """Where one thinks at once there is nothing to stop."""


class Device:
    """`think` asks whoever thinks here: another worker, or this one."""

    def __init__(
        self,
        shelf: Shelf,
        think: Think,
        pause: float = PAUSE,
        bring: Bring = all_here,
        stop_reading: Callable[[], None] = _nobody_reads,
    ) -> None:
        self.shelf = shelf
        self.think = think
        self.stop_reading = stop_reading
        self.ledger = DeviceLedger(shelf)
        self.brought = Brought(bring)
        self.tables = DeviceTables(self.ledger, self.brought)
        self.pace = Pace(shelf)
        self.computers = DeviceComputers(self.tables, think, self.pace, pause)
        self.advice = Advice(think)
        self.looks = GameLooks(think, shelf)
        self.name = ""
        self.holding: dict[str, int] = {}
        """At which seat of a table with several people whoever has the device sits."""
        self.solved: AllSolved = {}
        self.notes = DeviceNotes(shelf, self.ledger)
        self.finder = NoteFinder(self.notes, self.tables, self.notes, self.notes)
        self.tries = Tries(self.tables, self.notes, self.notes)

    async def open(self) -> None:
        """Read what is kept here."""
        await self.ledger.open()
        for game in sorted({one.head.game for one in self.ledger.tables.values()}):
            with suppress(Refused):  # without a network its tables say so
                await self.brought.game(game)
        await self.notes.open()
        await self.pace.open()
        self.name = await self.shelf.find(PEOPLE, ME, 0) or ""
        for name, _, text in await self.shelf.all(PUZZLES):
            game, _, puzzle = name.partition("/")
            self.solved[game, puzzle] = _solved(text)

    async def call(self, name: str) -> None:
        """Whose device it is is called so from now on."""
        await self.shelf.write([(PEOPLE, ME, 0, name)])
        self.name = name

    async def tried(self, game: str, puzzle: str, right: bool) -> Solved:
        """Count one try more at a puzzle."""
        solved = counted(self.solved.get((game, puzzle)), right)
        await self.shelf.write([(PUZZLES, f"{game}/{puzzle}", 0, _encode(solved).decode())])
        self.solved[game, puzzle] = solved
        return solved

    async def branch_off(self, made: MadeTable, of: str, number: int) -> Table:
        """A try of a table, from an entry on."""
        branch = Branch(of, number)
        await self.ledger.create(
            made.head, made.seats, made.writes, [branch_row(made.head.id, branch)]
        )
        self.notes.branches[made.head.id] = branch
        return await self.tables.open(made.head.id)

    async def take_in(self, made: MadeTable) -> None:
        """A record that was brought along, with its variations and remarks."""
        made.writes.members = [(ME, WATCHER)]
        await self.ledger.create(made.head, made.seats, made.writes, beside(made))
        for one in made.branches:
            await self.branch_off(one.made, one.table, one.number)

    async def read(self, data: DroppedRecord) -> MadeTable:
        """The table of a record from elsewhere; `Refused` with what is wrong with it."""
        await self.brought.game_of(data.text)
        try:
            found = await self.think(ToRead(data.text, data.title))
        except Exception as error:  # it took too long, or all the memory there was
            if STOPPED in str(error):
                raise Refused(STOPPED) from None
            raise Refused("reading-time", {"seconds": READ_SECONDS}) from None
        answer = msgspec.convert(found, ReadHere)
        if answer.made is None:
            raise Refused(answer.problem, answer.args)
        return answer.made

    async def hold(self, table: str, seat: int | None) -> None:
        """The device goes to whoever sits there; to nobody while it is passed on."""
        room = await self.tables.open(table)
        if seat is None:
            self.holding.pop(table, None)
        elif seat in people_at(room):
            self.holding[table] = seat
        else:
            raise Refused("bad-request")

    async def at(self, table: str) -> AtDevice:
        """Whoever has the device, at one table."""
        return AtDevice(self, await self.tables.open(table))


class AtDevice(Struct):
    """Whoever has the device, at one of its tables."""

    device: Device
    room: Table

    @property
    def seat(self) -> int | None:
        """The seat of whose device it is, or of whom it was passed to."""
        people = people_at(self.room)
        if len(people) > 1 and self.room.is_running:
            held = self.device.holding.get(self.room.head.id)
            return held if held in people else None
        member = self.device.ledger.tables[self.room.head.id].members.get(ME)
        return None if member is None or member.seat < 0 else member.seat

    @property
    def player(self) -> str:
        """There is only one."""
        return ME

    @property
    def head(self) -> TableHead:
        """The table as they see it."""
        return self.device.tables.head(self.room, self.seat)

    async def change(self, decide: Callable[[Table], Decided]) -> int:
        """Let something happen."""
        return await self.device.tables.change(self.room, decide)

    async def members(self) -> list[tuple[str, int]]:
        """Everybody who has a place here, with it."""
        return await self.device.ledger.members(self.room.head.id)

    async def position(self, upto: int) -> State:
        """How it stood after an entry."""
        with by_its_rules(self.room):
            return await self.device.tables.position(self.room, upto)

    async def imagined(self, upto: int) -> State:
        """How it stood after an entry, to go on from: of what they may not know, another."""
        state, room = await self.position(upto), self.room
        return imagined_for(room, state, seat_at(room, upto, self.seat), SystemRandom())


def people_at(room: Table) -> list[int]:
    """The seats of all who share the device."""
    return [seat.seat for seat in room.seats if seat.kind == "person"]
