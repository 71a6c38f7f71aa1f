"""Chances to win in Hamlet, by the points that everybody may expect."""

from __future__ import annotations

from math import exp
from typing import Final

from osada.kernel.state import State

from ..bots.evaluation import worth
from ..bots.forecast import forecast
from ..bots.judge import HamletJudge
from ..bots.weights import LAST_ROUND, LEAST_TIME
from ..rules.table import Table

SPREAD: Final = (5.0, 0.5)
"""Points by which seats seem apart for one to be e times as likely to win: at the end, and more for
every round that is likely to come."""


class InsightJudge(HamletJudge):
    """The judge of Hamlet, who can tell chances, too."""

    def chances(self, state: State, seat: int) -> list[float]:
        """Sure at the end."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [1.0 / len(winners) if at in winners else 0.0 for at in range(state.seats)]
        assert isinstance(state, Table)
        points = [expected(state, one) for one in range(state.seats)]
        spread = SPREAD[0] + SPREAD[1] * rounds_left(state)
        most = max(points)
        odds = [exp((point - most) / spread) for point in points]
        whole = sum(odds)
        return [odd / whole for odd in odds]

    def stage(self, state: State) -> int:
        """The rounds."""
        assert isinstance(state, Table)
        return state.round


def rounds_left(s: Table) -> int:
    """How many rounds are likely to come after this one."""
    return 0 if s.ending else max(LEAST_TIME, LAST_ROUND - s.round)


def expected(s: Table, seat: int) -> float:
    """The points that a seat may expect in the end."""
    if s.outcome is not None:
        return float(s.outcome.scores[seat].total)
    if s.ending:
        return s.track(seat) + forecast(s, seat) + s.gold[seat] / s.box.gold_per_star
    return worth(s, seat)
