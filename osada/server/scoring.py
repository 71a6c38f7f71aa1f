"""The points of a whole game over time: counted once, however many ask."""

from __future__ import annotations

import asyncio

from osada.kernel.state import State

from .leisure import Leisure
from .lobby_protocol import ScoreLine
from .room import Room

KEPT = 500
"""Games whose points are remembered."""
Lines = list[ScoreLine]


class Scores:
    """Plays finished games through and counts at the end of each turn."""

    def __init__(self, leisure: Leisure) -> None:
        self._leisure = leisure
        self._counted: dict[tuple[str, int], asyncio.Task[Lines]] = {}

    async def of(self, room: Room) -> Lines:
        """The points of every seat at the end of each turn; empty where points mean nothing while
        a game is played, and that is known at once."""
        key = (room.row.id, room.tip)
        task = self._counted.get(key)
        if task is None:
            start = await room.position([])
            if start.scored_now() is None:
                return []
            task = self._counted.get(key)
        if task is None:
            task = asyncio.create_task(self._leisure.do(lambda: _scored(room, start)))
            self._counted[key] = task
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(task)

    def _done(self, key: tuple[str, int], task: asyncio.Task[Lines]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._counted.pop(key, None)
        while len(self._counted) > KEPT:
            del self._counted[next(iter(self._counted))]


def _scored(room: Room, state: State) -> Lines:
    lines = [_line(0, state)]
    for number in list(room.standing):
        after, _ = room.replayed(number, state)
        if after.turn != state.turn:
            lines.append(_line(number, after))
        state = after
    return [line for line in lines if line is not None]


def _line(number: int, state: State) -> ScoreLine | None:
    outcome = state.scored_now()
    return None if outcome is None else ScoreLine(number, [s.total for s in outcome.scores])
