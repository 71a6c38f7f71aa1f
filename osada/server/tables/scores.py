"""The points of a whole game over time: counted once, however many ask."""

from __future__ import annotations

from osada.kernel.state import State
from osada.table.protocol.told import ScoreLine
from osada.table.table import Room

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

    async def of(self, room: Room) -> Lines:
        """The points of every seat at the end of each turn; empty where points mean nothing while
        a game is played, and that is known at once."""
        key = (room.row.id, room.tip, room.row.status)
        if not self._counted.known(key) and (await room.position([])).scored_now() is None:
            return []
        return await self._counted.get(key, lambda: self._background.do(lambda: _scored(room)))


def _scored(room: Room) -> Lines:
    state = room.from_start()
    lines = [_line(0, state)]
    for number in list(room.standing):
        after = room.went_on(number, state)
        if after.turn != state.turn:
            lines.append(_line(number, after))
        state = after
    return [line for line in lines if line is not None]


def _line(number: int, state: State) -> ScoreLine | None:
    outcome = state.scored_now()
    return None if outcome is None else ScoreLine(number, [s.total for s in outcome.scores])
