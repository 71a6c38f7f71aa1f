"""Whole turns of Hamlet, compared by what everybody makes of what they leave."""

from __future__ import annotations

from osada.bots.beam import Beam
from osada.bots.dice import Dice
from osada.bots.lines import Line, best_lines
from osada.insight.effort import Budget
from osada.kernel.state import State

from ..bots.judge import HamletJudge
from ..bots.weights import TUNED
from . import NO_CLOCK, HamletAdviser


class HamletProver(HamletAdviser):
    """Plans whole turns as the best level does, and plays on until everybody had a turn more."""

    def __init__(self) -> None:
        super().__init__()
        self.rival = HamletJudge()
        self.planner = Beam(HamletJudge(TUNED), 6, 6, 8, NO_CLOCK)

    def budget(self) -> Budget:
        """Little is hidden: a few worlds tell much."""
        return Budget(8, 1, 4, 40)

    def turns(self, state: State, seat: int, most: int) -> list[Line]:
        """The best whole turns."""
        return self.planner.turns(state, seat, most)

    def ahead(self, state: State, seat: int, dice: Dice) -> State:
        """To the end of one's own next turn; of one more where the end is near."""
        state = super().ahead(state, seat, dice)
        rounds = 2 if self.rival.is_late(state) else 1
        last = self.rival.stage(state) + state.seats * rounds
        while state.turn and self.rival.stage(state) < last:
            state = best_lines(self.rival, state, state.turn[0], 1)[0].after
        return state
