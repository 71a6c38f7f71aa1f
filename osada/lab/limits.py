"""When an experiment gives a game up: after so many decisions, turns or seasons."""

from __future__ import annotations

from typing import NamedTuple

from osada.kernel.game import Game
from osada.kernel.state import State

from .errors import BadExperiment, at_least_one

MAX_DECISIONS = 100_000
"""A game that has asked for so many decisions is given up whatever else is said."""


class Limits(NamedTuple):
    """Turns and seasons are counted as the game counts them (`State.progress`); 0: no limit."""

    decisions: int = MAX_DECISIONS
    turns: int = 0
    seasons: int = 0

    def check(self, game: Game) -> None:
        """Refuse a limit that this game cannot reach, or that is none."""
        at_least_one("the number of decisions a game may take", self.decisions)
        counted = game.start(game.seats[0]).progress()
        for name, most in (("turns", self.turns), ("seasons", self.seasons)):
            if most < 0:
                raise BadExperiment(f"the limit of {name} must be at least 1, not {most}")
            if most and name not in counted:
                known = ", ".join(counted) or "nothing"
                raise BadExperiment(f"{game.name} does not count {name}, but {known}")

    def reached(self, state: State, decisions: int) -> bool:
        """Whether the game is to be broken off here."""
        if decisions >= self.decisions:
            return True
        if not self.turns and not self.seasons:
            return False
        come = state.progress()
        return bool(
            (self.turns and come.get("turns", 0) >= self.turns)
            or (self.seasons and come.get("seasons", 0) >= self.seasons)
        )
