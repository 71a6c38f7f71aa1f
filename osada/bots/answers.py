"""Turns compared by what the others make of them: the best turns of a beam, each played on.

What lies on the table after a turn is there for everybody. So the few best turns are played in
imagined worlds, everybody answers with what looks best to them, activity by activity, and the turn
is taken that leaves one best off after one's own next turn, or the one after that. After each round
of this the worse half is dropped (see search.py).
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import final

from osada.kernel.action import Action
from osada.kernel.state import State

from .beam import Beam
from .judge import Judge
from .lines import Line, best_lines
from .planner import Mind


@final
class Answers(Mind):
    """With a fixed number of playouts it comes out the same every time; a clock only cuts it
    short."""

    def __init__(
        self,
        beam: Beam,
        judge: Judge,
        rival: Judge,
        width: int,
        playouts: int,
        rounds: int,
        late: int,
        seconds: float,
    ) -> None:
        self.beam = beam
        self.judge = judge
        """Who says what comes of it,"""
        self.rival = rival
        """and how everybody plays on."""
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
        alive = self.beam.turns(state.imagined(seat, Random(seed)), seat, self.width)
        self.done = 0
        dropped: list[Line] = []
        rounds = (len(alive) - 1).bit_length()
        on = self.late if self.judge.is_late(state) else self.rounds
        last = self.judge.stage(state) + state.seats * on + 1
        world = 0
        for _ in range(rounds):
            for _ in range(max(1, self.playouts // rounds // len(alive))):
                if not self._try_all(state, seat, alive, seed + world, last, until):
                    break
                world += 1
            alive.sort(key=lambda line: -line.mean)
            keep = (len(alive) + 1) // 2
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
        return alive + dropped

    def _try_all(
        self, state: State, seat: int, lines: list[Line], seed: int, last: int, until: float
    ) -> bool:
        """Play every one of these turns in one more world; whether there was time for it. A world
        that not all of them have seen counts only where there is no other."""
        world = state.imagined(seat, Random(seed * 2 + 1))
        found: list[float] = []
        for line in lines:
            twin = world.copy()
            for action in line.actions:
                twin.play(seat, action)
            twin = self._play_on(twin, last, until)
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

    def _play_on(self, state: State, last: int, until: float) -> State:
        """After what looks best to each, one activity at a time."""
        while state.turn and self.judge.stage(state) < last and perf_counter() < until:
            state = best_lines(self.rival, state, state.turn[0], 1, until)[0].after
        return state
