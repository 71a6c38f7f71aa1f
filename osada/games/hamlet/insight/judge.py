"""Chances to win in Hamlet: learned for the greater part, by hand for the rest."""

from __future__ import annotations

from osada.kernel.state import State

from ..bots import BY_GUESS
from ..bots.judge import HamletJudge, table_of
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

    def stage(self, state: State) -> int:
        """The rounds."""
        return table_of(state).round
