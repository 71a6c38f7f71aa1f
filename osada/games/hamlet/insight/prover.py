"""Whole turns of Hamlet, compared by what everybody makes of what they leave."""

from __future__ import annotations

from osada.bots.lines import PlannedTurn
from osada.insight.effort import Budget
from osada.kernel.state import State

from . import HamletAdviser


class HamletProver(HamletAdviser):
    """Compares whole turns, planned as the best levels do."""

    def budget(self) -> Budget:
        """Little is hidden: a few worlds tell much."""
        return Budget(8, 2, 12, 80)

    def turns(self, state: State, seat: int, most: int) -> list[PlannedTurn]:
        """The best whole turns."""
        return self.beam.turns(state, seat, most)
