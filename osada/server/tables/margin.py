"""Finding what somebody keeps beside a game."""

from __future__ import annotations

from osada.kernel.variations import DEEPEST

from ..store.insights import InsightStore
from ..store.remarks import RemarkStore
from .beside import Beside, Try
from .room import Room
from .tables import Tables


class Margin:
    """Everybody's margins."""

    def __init__(self, tables: Tables, insights: InsightStore, remarks: RemarkStore) -> None:
        self._tables = tables
        self._insights = insights
        self._remarks = remarks

    async def of(self, room: Room, player: str, deeper: int = DEEPEST) -> Beside:
        """What is somebody's, and what came with a record."""
        remarks = await self._remarks.of(room.row.id, player)
        tries = []
        for table, number in await self._insights.branches(room.row.id, player) if deeper else ():
            there = await self._tables.open(table)
            tries.append(Try(there, number, await self.of(there, player, deeper - 1)))
        return Beside(remarks, tries)
