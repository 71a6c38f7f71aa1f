"""Tables kept in memory alone: for a script, a test, a page that forgets."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import field, structs

from .at_ledger import AtLedger
from .head import Head
from .ledger import LAST
from .writes import Conflict, DeviceRow, EntryRow, SeatRow, Writes, weigh


class _Kept(AtLedger):
    """One table."""

    entries: list[EntryRow] = field(default_factory=list)
    snapshots: dict[int, str] = field(default_factory=dict)


class MemoryLedger:
    """What it is given it copies, so that nobody else changes it; entries never change."""

    def __init__(self) -> None:
        self._tables: dict[str, _Kept] = {}

    async def create(self, head: Head, seats: Sequence[SeatRow], writes: Writes) -> None:
        """See `Ledger`."""
        if head.id in self._tables:
            raise Conflict(head.id)
        head.size = (head.size or weigh(writes)) + len(head.override) + len(head.origin)
        self._tables[head.id] = _Kept(head, [structs.replace(seat) for seat in seats])
        self.keep(head, writes)

    async def append(self, head: Head, writes: Writes) -> None:
        """See `Ledger`."""
        self.keep(head, writes)

    def keep(self, head: Head, writes: Writes) -> None:
        """The same at once, for whoever carries it out alone (`applying`)."""
        kept = self._tables[head.id]
        numbers = [entry.number for entry in writes.entries]
        if any(number < len(kept.entries) for number in numbers):
            raise Conflict(head.id)
        kept.entries += writes.entries
        kept.snapshots |= dict(writes.snapshots)
        for number in writes.thin:
            kept.snapshots.pop(number, None)
        kept.take(head, writes)

    async def head(self, table: str) -> tuple[Head, list[SeatRow]] | None:
        """See `Ledger`."""
        kept = self._tables.get(table)
        if kept is None:
            return None
        return structs.replace(kept.head), [structs.replace(seat) for seat in kept.seats]

    async def standing(self, table: str) -> tuple[int, str]:
        """See `Ledger`."""
        kept = self._tables.get(table)
        return (-1, "") if kept is None else (kept.head.number, kept.head.owner)

    async def entries(self, table: str, after: int = -1, upto: int = LAST) -> list[EntryRow]:
        """See `Ledger`."""
        kept = self._tables.get(table)
        return [] if kept is None else kept.entries[after + 1 : upto + 1]

    async def snapshot_numbers(self, table: str, after: int = -1) -> list[int]:
        """See `Ledger`."""
        kept = self._tables.get(table)
        return [] if kept is None else sorted(at for at in kept.snapshots if at > after)

    async def snapshots(self, table: str, numbers: Sequence[int]) -> dict[int, str]:
        """See `Ledger`."""
        there = self._tables[table].snapshots
        return {number: there[number] for number in numbers if number in there}

    async def due(self) -> list[tuple[str, int]]:
        """See `Ledger`."""
        heads = [kept.head for kept in self._tables.values() if kept.head.computer_due]
        return [(head.id, head.number) for head in sorted(heads, key=lambda head: head.updated)]

    async def places(self, player: str, tables: Sequence[str]) -> dict[str, int]:
        """See `Ledger`."""
        found = {table: self._tables[table].members for table in tables if table in self._tables}
        return {table: there[player].seat for table, there in found.items() if player in there}

    async def members(self, table: str) -> list[tuple[str, int]]:
        """See `Ledger`."""
        return self._tables[table].places() if table in self._tables else []

    async def saw(self, table: str, seat: int, at: float) -> None:
        """See `Ledger`."""
        self._tables[table].seats[seat].seen = at

    async def saw_all(self, seen: Sequence[tuple[str, int, float]]) -> None:
        """See `Ledger`."""
        for table, seat, at in seen:
            await self.saw(table, seat, at)

    async def devices(self, table: str) -> list[DeviceRow]:
        """See `Ledger`."""
        return sorted(self._tables[table].devices, key=lambda row: row.first)

    async def know_device(self, row: DeviceRow) -> None:
        """See `Ledger`."""
        self._tables[row.table].know(row)
