"""When an experiment gives a game up: after so many decisions, turns, or whatever it counts."""

from __future__ import annotations

from typing import NamedTuple

from osada.kernel.game import Game
from osada.kernel.state import State

from .errors import BadExperiment, at_least_one

MAX_DECISIONS = 100_000
"""A game that has asked for so many decisions is given up whatever else is said."""


Lengths = tuple[tuple[str, int], ...]
"""Limits by a game's own words (`House.lengths`)."""


class Limits(NamedTuple):
    """Turns and other lengths are counted as the game counts them (`State.progress`); 0: no
    limit."""

    decisions: int = MAX_DECISIONS
    turns: int = 0
    lengths: Lengths = ()

    @property
    def counted(self) -> Lengths:
        """All that the game itself counts."""
        return (("turns", self.turns), *self.lengths) if self.turns else self.lengths

    def check(self, game: Game) -> None:
        """Refuse a limit that this game cannot reach, or that is none."""
        at_least_one("the number of decisions a game may take", self.decisions)
        counts = game.start(game.seats[0]).progress()
        for name, most in self.counted:
            if most < 1:
                raise BadExperiment(f"the limit of {name} must be at least 1, not {most}")
            if name not in counts:
                known = ", ".join(counts) or "nothing"
                raise BadExperiment(f"{game.name} does not count {name}, but {known}")

    def reached(self, state: State, decisions: int) -> bool:
        """Whether the game is to be broken off here."""
        if decisions >= self.decisions:
            return True
        counted = self.counted
        if not counted:
            return False
        come = state.progress()
        return any(come.get(name, 0) >= most for name, most in counted)
