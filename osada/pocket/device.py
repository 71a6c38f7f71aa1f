"""Everything of Osada on one device: its tables, who thinks for them, and what else is kept."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from osada.kernel.state import State
from osada.requests.at_table import by_its_rules
from osada.requests.puzzles import AllSolved, Solved, counted
from osada.table.decided import Decided
from osada.table.protocol.table import TableHead
from osada.table.table import Table

from .advice import Advice, GameLooks
from .computers import PAUSE, DeviceComputers, Think
from .ledger import DeviceLedger
from .shelf import Shelf
from .tables import ME, DeviceTables

PEOPLE, PUZZLES = "person", "puzzle"
_solved = msgspec.json.Decoder(Solved).decode
_encode = msgspec.json.Encoder().encode


class Device:
    """`think` asks whoever thinks here: another worker, or this one."""

    def __init__(self, shelf: Shelf, think: Think, pause: float = PAUSE) -> None:
        self.shelf = shelf
        self.think = think
        self.ledger = DeviceLedger(shelf)
        self.tables = DeviceTables(self.ledger)
        self.computers = DeviceComputers(self.tables, think, pause)
        self.advice = Advice(think)
        self.looks = GameLooks(think, shelf)
        self.name = ""
        self.solved: AllSolved = {}
        self.tries: dict[str, str] = {}

    async def open(self) -> None:
        """Read what is kept here."""
        await self.ledger.open()
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

    async def at(self, table: str) -> AtDevice:
        """Whoever has the device, at one table."""
        return AtDevice(self, await self.tables.open(table))


class AtDevice(Struct):
    """Whoever has the device, at one of its tables."""

    device: Device
    room: Table

    @property
    def seat(self) -> int | None:
        """The seat of whose device it is."""
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
