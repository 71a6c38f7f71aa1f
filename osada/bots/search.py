"""Looking ahead over imagined worlds: which of the promising turns does best, on average.

Every world is dealt anew from what the seat may know; in each, every turn still in question is
played and the game goes on for a while in the same way (the same chance, the same dice), so that
turns are compared and not their luck.
"""

from __future__ import annotations

from random import Random
from typing import final

from osada.kernel.action import Action
from osada.kernel.state import State

from .clock import now
from .dice import Dice
from .halving import halve
from .judge import Judge
from .lines import ComparingMind, PlannedTurn, best_lines
from .playout import Playout


@final
class Search(ComparingMind):
    """A think about one turn. With a fixed number of playouts it comes out the same every time;
    a clock only cuts it short."""

    def __init__(
        self, judge: Judge, playout: Playout, width: int, playouts: int, seconds: float
    ) -> None:
        self.judge = judge
        self.playout = playout
        self.width = width
        self.playouts = playouts
        self.seconds = seconds
        self.done = 0
        """Playouts of the last think."""

    def __reduce__(self) -> tuple[type[Search], tuple[object, ...]]:
        return Search, (self.judge, self.playout, self.width, self.playouts, self.seconds)

    def lines(self, state: State, seat: int, seed: int) -> list[PlannedTurn]:
        """The turns looked at, best first."""
        until = now() + self.seconds
        lines = best_lines(self.judge, state.imagined(seat, Random(seed)), seat, self.width)
        self.done = 0

        def one_more(alive: list[PlannedTurn], world: int, cut: float) -> bool:
            self._try_all(state, seat, alive, seed + world)
            return now() < cut

        return halve(lines, self.playouts, until, one_more)

    def _try_all(self, state: State, seat: int, lines: list[PlannedTurn], seed: int) -> None:
        """Play every one of these turns in one more world."""
        world = state.imagined(seat, Random(seed * 2 + 1))
        self.judge.suppose(world, seat, Dice(seed + 1))
        for line in lines:
            line.total += self._one(world.copy(), seat, line.actions, Dice(seed))
            line.visits += 1
            self.done += 1

    def _one(self, twin: State, seat: int, actions: list[Action], dice: Dice) -> float:
        """How the game stands some time after this turn."""
        for action in actions:
            twin.play(seat, action)
        if twin.turn and not self.judge.turn_over(twin, seat):
            twin = self.playout.one_turn(twin, seat, dice)
        twin = self.playout.play_on(twin, dice)
        return self.judge.chances(twin, seat)[seat]
