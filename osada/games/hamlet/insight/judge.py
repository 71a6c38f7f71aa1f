"""Chances to win in Hamlet: learned for the greater part, by hand for the rest."""

from __future__ import annotations

from math import exp

from osada.kernel.state import State

from ..bots import BY_GUESS
from ..bots.judge import SPREAD, HamletJudge, table_of
from ..bots.learned import learned
from ..bots.weights import TUNED


class InsightJudge(HamletJudge):
    """Compares turns by hand, as the levels plan; tells chances as the best of them does."""

    def __init__(self) -> None:
        super().__init__(TUNED)
        self._told = learned(BY_GUESS, TUNED)

    def chances(self, state: State, seat: int) -> list[float]:
        """Sure at the end."""
        return self._told.chances(state, seat)

    def foreseen(self, state: State, seat: int) -> list[float]:
        """The chances where somebody has thought ahead to: others may play otherwise, so an end is
        no surer than its points are far apart."""
        if state.outcome is None:
            return self.chances(state, seat)
        points = [score.total for score in state.outcome.scores]
        odds = [exp((one - max(points)) / SPREAD) for one in points]
        return [odd / sum(odds) for odd in odds]

    def stage(self, state: State) -> int:
        """The rounds."""
        return table_of(state).round
