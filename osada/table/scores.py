"""The points of a whole game over time."""

from __future__ import annotations

from osada.kernel.state import State

from .protocol.told import ScoreLine
from .table import Table


def scored(table: Table) -> list[ScoreLine]:
    """The points of every seat at the end of each turn; the game is played through for it."""
    state = table.from_start()
    lines = [_line(0, state)]
    for number, after in table.replay():
        if after.turn != state.turn:
            lines.append(_line(number, after))
        state = after
    return [line for line in lines if line is not None]


def tells_points(table: Table) -> bool:
    """Whether points mean anything while its game is played."""
    return table.from_start().scored_now() is not None


def _line(number: int, state: State) -> ScoreLine | None:
    outcome = state.scored_now()
    return None if outcome is None else ScoreLine(number, [s.total for s in outcome.scores])
