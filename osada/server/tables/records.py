"""Records of tables: written once for all who ask."""

from __future__ import annotations

from collections.abc import Callable

from osada.kernel.record import write_record
from osada.table.notes import OwnNotes, add_notes
from osada.table.past import as_written
from osada.table.records import journal_of
from osada.table.table import Table

from ..host.background import Background
from ..host.shared_work import SharedWork

Key = tuple[str, int, str]
KEPT = 20
"""Records that are remembered: a long campaign has half a megabyte."""


class Records:
    """Writes the record of a table once for all who ask."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._written: SharedWork[str] = SharedWork(KEPT)

    async def of(self, room: Table, who: str) -> str:
        """The record as the table stands, for an address that asks; `Refused` when too many
        wait."""
        key = (room.head.id, room.number, room.head.status)
        if room.is_past:
            return await self._written_once(key, lambda: as_written(room), who)
        return await self._written_once(key, lambda: write_record(journal_of(room)), who)

    async def noted(self, room: Table, beside: OwnNotes, who: str) -> str:
        """The same with what somebody keeps beside the game, once nothing is hidden any more."""
        if room.is_past or not room.is_shown or not (beside.remarks or beside.tries):
            return await self.of(room, who)

        def write() -> str:
            journal = journal_of(room)
            add_notes(journal, room, beside)
            return write_record(journal)

        key = (room.head.id, room.number, f"{room.head.status} {beside.version()}")
        return await self._written_once(key, write, who)

    async def _written_once(self, key: Key, write: Callable[[], str], who: str) -> str:
        return await self._written.get(key, lambda: self._background.do(write, who))
