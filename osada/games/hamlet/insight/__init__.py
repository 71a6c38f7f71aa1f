"""Advice on Hamlet: whole turns thought through, judged where they end."""

from __future__ import annotations

from osada.bots.beam import Beam
from osada.bots.dice import Dice
from osada.insight.adviser import Adviser, Gain
from osada.insight.effort import Effort
from osada.kernel.message import Message
from osada.kernel.state import State

from ..rules.table import Table
from . import phrases as say
from .gains import gains
from .judge import InsightJudge, expected

WIDTH = 3
"""Beginnings of the rest of a turn that are carried on,"""
LENGTH = 4
"""for so many activities,"""
EACH = 5
"""and how many next ones of each deserve a look."""
MOST = 8
"""Activities that are thought through."""
NO_CLOCK = 3600.0


class HamletAdviser(Adviser):
    """Thinks an activity through to the end of its turn."""

    def __init__(self) -> None:
        self.judge = InsightJudge()
        self.beam = Beam(self.judge, WIDTH, LENGTH, EACH, NO_CLOCK)

    def measured(self, effort: Effort) -> Effort:
        """Nothing is hidden but the order of what is still to be drawn: one world is enough."""
        return Effort(min(effort.width, MOST), 1, effort.best, 0)

    def ahead(self, state: State, seat: int, dice: Dice) -> State:
        """To the end of the best turn in sight; what was learned on the way is known then."""
        while seat in state.turn and state.outcome is None:
            learned = state.learned
            line = self.beam.turns(state, seat, 1)[0]
            state = line.after
            if state.learned == learned:
                break
        return state

    def prover(self) -> Adviser:
        """See prover.py."""
        from .prover import HamletProver

        return HamletProver()

    def whole_turn_over(self, state: State, seat: int) -> bool:
        """All activities up to the end of the turn belong together."""
        return seat not in state.turn

    def points(self, state: State, seat: int) -> list[float]:
        """By hand; sure at the end."""
        assert isinstance(state, Table)
        return [expected(state, one) for one in range(state.seats)]

    def gains(self, before: State, after: State, seat: int) -> list[Gain]:
        """See gains.py."""
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        return gains(before, after, seat)

    def theme(self, reason: str) -> Message | None:
        """See phrases.py."""
        return Message(say.THEMES[reason], {}) if reason in say.THEMES else None

    def fine(self, seat: int) -> Message:
        """Nothing in particular."""
        return Message(say.FINE, {})
