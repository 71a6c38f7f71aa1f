"""The ledger of a device: tables on its shelf, each change of one of them written at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec import structs

from osada.table.at_ledger import AtLedger
from osada.table.head import Head
from osada.table.ledger import LAST
from osada.table.writes import Conflict, DeviceRow, EntryRow, SeatRow, Writes, weigh

from .shelf import Row, Shelf

TABLES, ENTRIES, POSITIONS = "table", "entry", "position"
_encode = msgspec.json.Encoder().encode
_head = msgspec.json.Decoder(tuple[str, int | None, float]).decode
_known = msgspec.json.Decoder(AtLedger).decode


class DeviceLedger:
    """Heads and seats of all tables are at hand; streams and positions are read when somebody opens
    a table."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.tables: dict[str, AtLedger] = {}

    async def open(self) -> None:
        """Look what lies on the shelf."""
        self.tables = {name: _known(text) for name, _, text in await self._shelf.all(TABLES)}

    async def create(
        self, head: Head, seats: Sequence[SeatRow], writes: Writes, beside: Sequence[Row] = ()
    ) -> None:
        """See `Ledger`; other rows can be written with it."""
        if head.id in self.tables:
            raise Conflict(head.id)
        head.size = (head.size or weigh(writes)) + len(head.override) + len(head.origin)
        new = AtLedger(structs.replace(head), [structs.replace(seat) for seat in seats])
        await self._write(head, writes, new, beside)

    async def append(self, head: Head, writes: Writes) -> None:
        """See `Ledger`."""
        known = self.tables[head.id]
        if writes.entries and writes.entries[0].number <= known.head.number:
            raise Conflict(head.id)
        await self._write(head, writes, _copied(known))

    async def _write(
        self, head: Head, writes: Writes, new: AtLedger, beside: Sequence[Row] = ()
    ) -> None:
        new.take(head, writes)
        if len(writes.texts) != len(writes.entries):
            weigh(writes)
        table = head.id
        rows: list[Row] = [(TABLES, table, 0, _encode(new).decode()), *beside]
        for entry, data in zip(writes.entries, writes.texts, strict=True):
            line = _encode((entry.kind, entry.seat, entry.at)) + b"\n" + data
            rows.append((ENTRIES, table, entry.number, line.decode()))
        rows += [(POSITIONS, table, at, position) for at, position in writes.snapshots]
        rows += [(POSITIONS, table, at, None) for at in writes.thin]
        await self._shelf.write(rows)
        self.tables[table] = new

    async def forget(self, table: str) -> None:
        """Take a table off the shelf, with all that belongs to it."""
        rows: list[Row] = [(TABLES, table, 0, None)]
        for drawer in (ENTRIES, POSITIONS):
            rows += [(drawer, table, at, None) for at in await self._shelf.numbers(drawer, table)]
        await self._shelf.write(rows)
        self.tables.pop(table, None)

    async def head(self, table: str) -> tuple[Head, list[SeatRow]] | None:
        """See `Ledger`."""
        known = self.tables.get(table)
        if known is None:
            return None
        return structs.replace(known.head), [structs.replace(seat) for seat in known.seats]

    async def standing(self, table: str) -> tuple[int, str]:
        """See `Ledger`."""
        known = self.tables.get(table)
        return (-1, "") if known is None else (known.head.number, known.head.owner)

    async def entries(self, table: str, after: int = -1, upto: int = LAST) -> list[EntryRow]:
        """See `Ledger`."""
        rows = await self._shelf.read(ENTRIES, table, after)
        return [_entry(number, text) for number, text in rows if number <= upto]

    async def snapshot_numbers(self, table: str, after: int = -1) -> list[int]:
        """See `Ledger`."""
        return [at for at in await self._shelf.numbers(POSITIONS, table) if at > after]

    async def snapshots(self, table: str, numbers: Sequence[int]) -> dict[int, str]:
        """See `Ledger`."""
        found = {at: await self._shelf.find(POSITIONS, table, at) for at in numbers}
        return {at: text for at, text in found.items() if text is not None}

    async def due(self) -> list[tuple[str, int]]:
        """See `Ledger`."""
        heads = [known.head for known in self.tables.values() if known.head.computer_due]
        return [(head.id, head.number) for head in sorted(heads, key=lambda head: head.updated)]

    async def places(self, player: str, tables: Sequence[str]) -> dict[str, int]:
        """See `Ledger`."""
        found = {table: self.tables[table].members for table in tables if table in self.tables}
        return {table: there[player].seat for table, there in found.items() if player in there}

    async def members(self, table: str) -> list[tuple[str, int]]:
        """See `Ledger`."""
        return self.tables[table].places() if table in self.tables else []

    async def saw(self, table: str, seat: int, at: float) -> None:
        """See `Ledger`."""
        await self.saw_all([(table, seat, at)])

    async def saw_all(self, seen: Sequence[tuple[str, int, float]]) -> None:
        """See `Ledger`."""
        for table, seat, at in seen:
            self.tables[table].seats[seat].seen = at
        await self._anew({table for table, _, _ in seen})

    async def devices(self, table: str) -> list[DeviceRow]:
        """See `Ledger`."""
        return sorted(self.tables[table].devices, key=lambda row: row.first)

    async def know_device(self, row: DeviceRow) -> None:
        """See `Ledger`."""
        self.tables[row.table].know(row)
        await self._anew({row.table})

    async def rewrite(self, table: str, change: Callable[[AtLedger], None]) -> None:
        """Change what is known of a table beside its stream."""
        new = _copied(self.tables[table])
        change(new)
        await self._shelf.write([(TABLES, table, 0, _encode(new).decode())])
        self.tables[table] = new

    async def _anew(self, tables: set[str]) -> None:
        rows: list[Row] = [(TABLES, one, 0, _encode(self.tables[one]).decode()) for one in tables]
        await self._shelf.write(rows)


def _copied(known: AtLedger) -> AtLedger:
    members = {who: structs.replace(one) for who, one in known.members.items()}
    seats = [structs.replace(seat) for seat in known.seats]
    return AtLedger(structs.replace(known.head), seats, members, list(known.devices))


def _entry(number: int, text: str) -> EntryRow:
    head, data = text.split("\n", 1)
    kind, seat, at = _head(head)
    return EntryRow(number, kind, seat, at, data.encode())
