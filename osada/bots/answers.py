"""Turns compared by what the others make of them: the best turns of a beam, each played on.

What lies on the table after a turn is there for everybody. So the few best turns are played in
imagined worlds, everybody answers with the turn that looks best to them, and the turn is taken that
leaves one best off after one's own next turn, or the one after that.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import final

from osada.kernel.action import Action
from osada.kernel.state import State

from .beam import Beam
from .dice import Dice
from .halving import halve
from .judge import Judge
from .lines import Line
from .planner import Mind


@final
class Answers(Mind):
    """With a fixed number of playouts it comes out the same every time; a clock only cuts it
    short."""

    def __init__(
        self,
        beam: Beam,
        judge: Judge,
        others: list[Beam],
        width: int,
        playouts: int,
        rounds: int,
        late: int,
        seconds: float,
    ) -> None:
        self.beam = beam
        """What turns there are,"""
        self.judge = judge
        """who says what comes of them,"""
        self.others = others
        """and how everybody plays on: by one world in the first way, by the next in the second. One
        activity long, it is what looks best by itself."""
        self.width = width
        """Turns that are compared,"""
        self.playouts = playouts
        """so many times in all."""
        self.rounds = rounds
        """How often everybody plays on; it ends after one's own turn."""
        self.late = late
        """The same when the end of the game is near."""
        self.seconds = seconds
        self.done = 0
        """Playouts of the last think."""

    def turn(self, state: State, seat: int, seed: int) -> list[Action]:
        """The turn that does best."""
        best = self.lines(state, seat, seed)[0]
        self.chance = best.mean if best.visits else -1.0
        return best.actions

    def lines(self, state: State, seat: int, seed: int) -> list[Line]:
        """The turns looked at, best first."""
        until = perf_counter() + self.seconds
        lines = self.beam.turns(state.imagined(seat, Random(seed)), seat, self.width)
        on = self.late if self.judge.is_late(state) else self.rounds
        last = self.judge.stage(state) + state.seats * on + 1
        self.done = 0

        def one_more(alive: list[Line], world: int, cut: float) -> bool:
            return self._try_all(state, seat, alive, seed + world, last, cut)

        return halve(lines, self.playouts, until, one_more)

    def _try_all(
        self, state: State, seat: int, lines: list[Line], seed: int, last: int, until: float
    ) -> bool:
        """Play every one of these turns in one more world; whether there was time for it. A world
        that not all of them have seen counts only where there is no other."""
        world = state.imagined(seat, Random(seed * 2 + 1))
        self.judge.suppose(world, seat, Dice(seed + 1))
        others = self.others[seed % len(self.others)]
        found: list[float] = []
        for line in lines:
            twin = world.copy()
            for action in line.actions:
                twin.play(seat, action)
            twin = self._play_on(twin, others, last, until)
            if perf_counter() > until:
                break
            found.append(self.judge.chances(twin, seat)[seat])
            self.done += 1
        in_time = len(found) == len(lines)
        if in_time or not lines[0].visits:
            for line, chance in zip(lines, found, strict=False):
                line.total += chance
                line.visits += 1
        return in_time

    def _play_on(self, state: State, others: Beam, last: int, until: float) -> State:
        """After what looks best to each."""
        while state.turn and self.judge.stage(state) < last and perf_counter() < until:
            state = others.turns(state, state.turn[0], 1, until)[0].after
        return state
