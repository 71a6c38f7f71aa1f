"""Turns compared by what the others make of them: the best turns of a beam, each played on.

What lies on the table after a turn is there for everybody. So the few best turns are played in
imagined worlds, everybody answers with the turn that looks best to them, and the turn is taken that
leaves one best off after one's own next turn, or the one after that.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple, final

from osada.kernel.state import State

from .beam import Beam
from .clock import now
from .dice import Dice
from .halving import halve
from .judge import Judge
from .lines import ComparingMind, PlannedTurn

FEW: Final = 6
"""So many turns of another may be taken."""


class Looks(NamedTuple):
    """How closely the answers are looked at."""

    turns: int
    """Turns that are compared,"""
    in_all: int
    """by so many looks in all."""
    rounds: int
    """How often everybody plays on; it ends after one's own turn."""
    late: int
    """The same when the end of the game is near."""
    slack: float
    """The others take any of a few turns that look at most so much worse than the best. Hardly
    anything is hidden: else every look would be the same, and its accidents taken for the truth."""


@final
class AnsweringMind(ComparingMind):
    """With a fixed number of looks it comes out the same every time; a clock only cuts it short."""

    def __init__(
        self, beam: Beam, judge: Judge, others: Beam, looks: Looks, seconds: float
    ) -> None:
        self.beam = beam
        """What turns there are,"""
        self.judge = judge
        """who says what comes of them,"""
        self.others = others
        """and how everybody plays on."""
        self.looks = looks
        self.seconds = seconds
        self.done = 0
        """Looks of the last think."""

    def __reduce__(self) -> tuple[type[AnsweringMind], tuple[object, ...]]:
        return AnsweringMind, (self.beam, self.judge, self.others, self.looks, self.seconds)

    def lines(self, state: State, seat: int, seed: int) -> list[PlannedTurn]:
        """The turns looked at, best first."""
        until = now() + self.seconds
        lines = self.beam.turns(state.imagined(seat, Random(seed)), seat, self.looks.turns)
        on = self.looks.late if self.judge.is_late(state) else self.looks.rounds
        last = self.judge.stage(state) + state.seats * on + 1
        self.done = 0

        def one_more(alive: list[PlannedTurn], world: int, cut: float) -> bool:
            return self._try_all(state, seat, alive, seed + world, last, cut)

        return halve(lines, self.looks.in_all, until, one_more)

    def _try_all(
        self, state: State, seat: int, lines: list[PlannedTurn], seed: int, last: int, until: float
    ) -> bool:
        """Play every one of these turns in one more world; whether there was time for it. A world
        that not all of them have seen counts only where there is no other."""
        world = state.imagined(seat, Random(seed * 2 + 1))
        self.judge.suppose(world, seat, Dice(seed + 1))
        found: list[float] = []
        for line in lines:
            twin = world.copy()
            for action in line.actions:
                twin.think(seat, action)
            over = not twin.turn
            twin = self.play_on(twin, seat, last, until, Dice(seed))
            if now() > until:
                break
            told = self.judge.chances if over else self.judge.foreseen
            found.append(told(twin, seat)[seat])
            self.done += 1
        in_time = len(found) == len(lines)
        if in_time or not lines[0].visits:
            for line, chance in zip(lines, found, strict=False):
                line.total += chance
                line.visits += 1
        return in_time

    def play_on(self, state: State, seat: int, last: int, until: float, dice: Dice) -> State:
        """After what looks good to each."""
        while state.turn and self.judge.stage(state) < last and now() < until:
            mover = state.turn[0]
            lines = self.others.turns(state, mover, 1 if mover == seat else FEW, until)
            state = self._one_of(lines, dice).after
        return state

    def _one_of(self, lines: list[PlannedTurn], dice: Dice) -> PlannedTurn:
        """Any that looks about as good as the best."""
        fine = [line for line in lines if line.worth >= lines[0].worth - self.looks.slack]
        return fine[dice.below(len(fine))]
