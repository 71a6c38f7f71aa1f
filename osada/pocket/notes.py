"""What is kept beside games on a device: remarks, tries, and what was found out about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from osada.table.making import MadeTable
from osada.table.writes import EntryRow, TryRow

from .advice import LOOKS
from .ledger import DeviceLedger
from .shelf import Row, Shelf

TRIES, REMARKS = "try", "remark"
AWAY = "away"


class Branch(Struct):
    """Of which table a table is a try, and from which entry on."""

    of: str
    number: int
    state: str = "try"


_encode = msgspec.json.Encoder().encode
_branch = msgspec.json.Decoder(Branch).decode
_look = msgspec.json.Decoder(dict[str, Any]).decode


class DeviceNotes:
    """Whose device it is has written everything, or brought it along with a record."""

    def __init__(self, shelf: Shelf, ledger: DeviceLedger) -> None:
        self._shelf = shelf
        self._ledger = ledger
        self.branches: dict[str, Branch] = {}

    async def open(self) -> None:
        """Look which tables are tries."""
        self.branches = {name: _branch(text) for name, _, text in await self._shelf.all(TRIES)}

    # -- tries -----------------------------------------------------------------------------

    async def tries(self, table: str, _: str) -> list[TryRow]:
        """All that go on from a table, with the tries of these, in the order of their entries."""
        found, of = [], [table]
        while of:
            inner = [b for b, one in self.branches.items() if one.of in of and one.state != AWAY]
            found += [self._row(branch) for branch in inner if branch in self._ledger.tables]
            of = inner
        return sorted(found, key=lambda one: (one.number, one.table))

    async def own(self, _: str) -> list[TryRow]:
        """All tries that are no tables, the one touched last at the end."""
        rows = [self._row(b) for b in self.branches if b in self._ledger.tables]
        mine = [row for row in rows if row.state == "try" and row.status != "archive"]
        return sorted(mine, key=lambda row: (row.updated, row.table))

    async def mark(self, tries: Sequence[str], state: str) -> None:
        """Keep tries as tables, or throw them away."""
        new = {
            one: Branch(self.branches[one].of, self.branches[one].number, state) for one in tries
        }
        await self._shelf.write([branch_row(name, one) for name, one in new.items()])
        self.branches |= new

    async def state_of(self, table: str) -> str:
        """What a table is of a try; empty where it is none."""
        known = self._ledger.tables.get(table)
        branch = self.branches.get(table)
        is_try = branch is not None and known is not None and known.head.status != "archive"
        return branch.state if is_try and branch is not None else ""

    async def running_of(self, owner: str) -> int:
        """How many running tables there are; tries are none."""
        heads = [known.head for known in self._ledger.tables.values()]
        return sum(h.owner == owner and h.status == "running" and self._counts(h.id) for h in heads)

    def _counts(self, table: str) -> bool:
        branch = self.branches.get(table)
        return branch is None or branch.state == "table"

    def is_listed(self, table: str) -> bool:
        """Whether it is shown among the tables of this device."""
        return self._counts(table)

    def _row(self, branch: str) -> TryRow:
        one, known = self.branches[branch], self._ledger.tables[branch]
        name = next((seat.name for seat in known.seats if seat.kind == "person"), "")
        head = known.head
        return TryRow(
            branch, one.of, one.number, one.state, head.status, head.title, name, head.updated
        )

    async def plays_of(self, tables: Sequence[str], _: int) -> dict[str, list[EntryRow]]:
        """What was played at several tables and taken back there."""
        found = {}
        for table in tables:
            rows = await self._ledger.entries(table)
            found[table] = [row for row in rows if row.kind in ("play", "undo")]
        return found

    async def last_of(self, tables: Sequence[str]) -> dict[str, dict[str, Any]]:
        """What is known of the last decision of each of several tables, where anything is."""
        found = {table: await self._shelf.read(LOOKS, table) for table in tables}
        return {table: _look(rows[-1][1]) for table, rows in found.items() if rows}

    # -- remarks ---------------------------------------------------------------------------

    async def of_all(self, tables: Sequence[str], _: str) -> dict[str, dict[int, str]]:
        """What is written beside several games, by the entry it is about."""
        found = {table: await self._shelf.read(REMARKS, table) for table in tables}
        return {table: {at: text for at, text in rows if text} for table, rows in found.items()}

    async def write(self, table: str, number: int, text: str) -> dict[int, str]:
        """Put this in the place of what was written about an entry; all that is written there."""
        await self._shelf.write([(REMARKS, table, number, text or None)])
        return (await self.of_all([table], ""))[table]


def branch_row(name: str, branch: Branch) -> Row:
    """As it is kept."""
    return TRIES, name, 0, _encode(branch).decode()


def beside(made: MadeTable) -> list[Row]:
    """What is kept of a record beside its table, which is written with it."""
    rows: list[Row] = []
    for table, remarks in made.remarks:
        rows += [(REMARKS, table, number, text) for number, text in remarks.items()]
    return rows
