"""Finding what somebody keeps beside a game: remarks and tries, all with a few questions to the
database, however many there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from osada.table.advice_seen import remarks_seen, try_seen
from osada.table.notes import OwnNotes, Try
from osada.table.protocol.insight import BranchSeen, RemarkSeen
from osada.table.table import Table
from osada.table.writes import EntryRow, TryRow

FIRST = 40
"""Up to which entry the plays of a try are told in a list; of the others, how many there are."""


class OpensTables(Protocol):
    """Whoever hosts tables."""

    async def open(self, table: str) -> Table:
        """A table by its id; `Refused` where there is none."""
        ...


class KeepsPlays(Protocol):
    """Where streams are kept."""

    async def plays_of(self, tables: Sequence[str], upto: int) -> dict[str, list[EntryRow]]:
        """What was played at several tables and taken back there; of what was played after an
        entry, only that it was."""
        ...


class KeepsTries(Protocol):
    """Where it is kept which tables are tries of which, and what was found out about games."""

    async def tries(self, table: str, player: str) -> list[TryRow]:
        """Those of somebody, and those that came with a record, with the tries of these."""
        ...

    async def last_of(self, tables: Sequence[str]) -> dict[str, dict[str, Any]]:
        """What is known of the last decision of each of several tables, where anything is."""
        ...


class KeepsRemarks(Protocol):
    """Where it is kept what people write beside games."""

    async def of_all(self, tables: Sequence[str], player: str) -> dict[str, dict[int, str]]:
        """What somebody has written at several tables, by the entry it is about."""
        ...


class NoteFinder:
    """What everybody keeps beside games."""

    def __init__(
        self, store: KeepsPlays, tables: OpensTables, insights: KeepsTries, remarks: KeepsRemarks
    ) -> None:
        self._store = store
        self._tables = tables
        self._insights = insights
        self._remarks = remarks

    async def of(self, room: Table, player: str) -> OwnNotes:
        """All that is somebody's, and what came with a record, to be written into a record."""
        rows = await self._insights.tries(room.head.id, player)
        remarks = await self._said(room, player, rows)
        rooms = {one.table: await self._tables.open(one.table) for one in rows}

        def beside(table: str) -> OwnNotes:
            inner = [r for r in rows if r.of == table and not rooms[r.table].is_past]
            tries = [Try(rooms[one.table], one.number, beside(one.table)) for one in inner]
            return OwnNotes(remarks[table], tries)

        return beside(room.head.id)

    async def listed(self, room: Table, player: str) -> tuple[list[RemarkSeen], list[BranchSeen]]:
        """The same in short, to be shown beside the game: remarks, and the tries, each followed by
        its own. None of them is opened."""
        rows = await self._insights.tries(room.head.id, player)
        remarks = await self._said(room, player, rows)
        known = await self._insights.last_of([one.table for one in rows])
        plays = await self._store.plays_of([one.table for one in rows], FIRST)
        words, listed = room.game.vocabulary, list[BranchSeen]()

        def add(table: str) -> None:
            for one in rows:
                if one.of == table:
                    last = known.get(one.table)
                    listed.append(try_seen(one, plays[one.table], remarks[one.table], last, words))
                    add(one.table)

        add(room.head.id)
        return remarks_seen(remarks[room.head.id]), listed

    async def _said(
        self, room: Table, player: str, rows: list[TryRow]
    ) -> dict[str, dict[int, str]]:
        return await self._remarks.of_all([room.head.id, *(one.table for one in rows)], player)
