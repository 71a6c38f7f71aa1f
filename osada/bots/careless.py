"""How somebody plays on a first evening: sees what a turn brings, and is not too particular."""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action
from osada.kernel.state import State

from .judge import Judge
from .lines import best_lines
from .planner import Mind


class Careless(Mind):
    """Takes any turn that looks about as good as the best one; now and then a good deal worse."""

    def __init__(self, judge: Judge, slack: float, often: int = 4) -> None:
        self.judge = judge
        self.slack = slack
        """By how much a turn may look worse than the best one, in the judge's unit."""
        self.often = often
        """Every so many turns it looks less closely still."""

    def __reduce__(self) -> tuple[type[Careless], tuple[object, ...]]:
        return Careless, (self.judge, self.slack, self.often)

    def turn(self, state: State, seat: int, seed: int) -> list[Action]:
        """Some sensible turn."""
        # Where nothing is learned for long, another turn is still another chance to think of more.
        rng = Random(seed + 257 * sum(state.progress().values()))
        lines = best_lines(self.judge, state.imagined(seat, rng), seat, 40)
        slack = self.slack * (2 if rng.randrange(self.often) == 0 else 1)
        fine = [line for line in lines if line.worth >= lines[0].worth - slack]
        return rng.choice(fine).actions
