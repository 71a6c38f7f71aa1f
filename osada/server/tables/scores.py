"""The points of a whole game over time: counted once, however many ask."""

from __future__ import annotations

from osada.table.protocol.told import ScoreLine
from osada.table.scores import scored, tells_points
from osada.table.table import Table

from ..host.background import Background
from ..host.shared_work import SharedWork

KEPT = 500
"""Games whose points are remembered."""
Lines = list[ScoreLine]


class Scores:
    """Plays finished games through and counts at the end of each turn."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._counted: SharedWork[Lines] = SharedWork(KEPT)

    async def of(self, room: Table, who: str) -> Lines:
        """The points of every seat at the end of each turn, for an address that asks; empty where
        points mean nothing while a game is played, and that is known at once."""
        key = (room.head.id, room.tip, room.head.status)
        if not self._counted.known(key) and not tells_points(room):
            return []
        return await self._counted.get(key, lambda: self._background.do(lambda: scored(room), who))
