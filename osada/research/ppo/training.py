"""Training over processes: each plays and learns from games of its own, and after every few
decisions all take the same step, along the mean of what each has found."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import reduce
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from osada.kernel.chance import game_seed
from osada.kernel.errors import OsadaError

from ..batch import Batch
from ..by_numbers import GameByNumbers
from ..setting import Setting
from .match import Matched, match
from .net import HIDDEN, Floats, PolicyNet
from .player import NetPlayer
from .rollout import Decisions, collect
from .update import Adam, gradient

DONE = "done"
PATIENCE = 600
"""Seconds after which a process that waits for the others gives up."""
UNSEEN = 1 << 40
"""Seeds from here on are never trained on."""


class TrainingFailed(OsadaError):
    """What went wrong in one of the processes."""


@dataclass(frozen=True)
class Course:
    """How a net is trained. The same course gives the same net on the same machine."""

    setting: Setting
    seed: int = 1
    others: tuple[str, ...] = ()
    """Against whom, from the next seat on; nobody: against itself. Each process learns from another
    seat."""
    updates: int = 130
    processes: int = 2
    games: int = 64
    """At once, in each process."""
    steps: int = 64
    """In each game, between two updates."""
    rounds: int = 3
    """How often an update goes through all that was collected,"""
    portion: int = 512
    """and how many decisions of a process it looks at together."""
    rate: float = 7e-4
    """How far a step goes at first; at the end it goes nowhere."""
    variety: float = 0.01
    """What staying undecided is worth at first."""
    hidden: tuple[int, int] = HIDDEN
    look: int = 0
    """After so many updates it is seen how the net does against `against`; 0: only at the end."""
    against: str = "random"
    look_games: int = 200


@dataclass(frozen=True)
class Look:
    """How the net does after so many updates."""

    updates: int
    decisions: int
    games: int
    seconds: float
    """Of processors, all together."""
    against: Matched

    def beside(self, other: Look) -> Look:
        """What two processes have seen together."""
        both = Matched(self.against.games, self.against.won)
        both.add(other.against)
        decisions, games = self.decisions + other.decisions, self.games + other.games
        return Look(self.updates, decisions, games, self.seconds + other.seconds, both)

    def line(self) -> str:
        low, high = self.against.interval
        return (
            f"{self.updates:5} updates  {self.decisions / 1e6:6.2f} M decisions"
            f"  {self.games:7} games  {self.seconds:6.0f} s"
            f"  won {self.against.share:6.1%} ({low:.1%} to {high:.1%})"
        )


def train(
    course: Course, out: Path | None = None, tell: Callable[[Look], None] | None = None
) -> tuple[PolicyNet, list[Look]]:
    """The net, and how it came to be what it is."""
    _, encoding = course.setting.open()
    net = PolicyNet(encoding.size, encoding.actions, course.hidden)
    net.draw(np.random.default_rng(course.seed))
    room = SharedMemory(create=True, size=4 * len(net.weights) * (course.processes + 1))
    context = get_context("spawn")
    barrier = context.Barrier(course.processes)
    lines = context.SimpleQueue()
    shared = _rows(room, course.processes + 1, len(net.weights))
    shared[-1] = net.weights
    # One thread for each process: they share the processors among themselves.
    before = {name: os.environ.get(name) for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")}
    os.environ.update(dict.fromkeys(before, "1"))
    try:
        workers = [
            context.Process(target=_learn, args=(course, place, room.name, barrier, lines))
            for place in range(course.processes)
        ]
        for worker in workers:
            worker.start()
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
    looks: list[Look] = []
    waiting: list[Look] = []
    running = course.processes
    while running:
        told: Look | str = lines.get()
        if told == DONE:
            running -= 1
        elif isinstance(told, str):
            raise TrainingFailed(told)
        else:
            waiting.append(told)
        if len(waiting) == course.processes:  # all of them before any goes on to the next
            looks.append(reduce(Look.beside, waiting))
            waiting = []
            if tell is not None:
                tell(looks[-1])
    for worker in workers:
        worker.join()
    net.weights[:] = shared[-1]
    del shared
    room.close()
    room.unlink()
    if out is not None:
        net.save(out, encoding)
    return net, looks


def _rows(room: SharedMemory, rows: int, width: int) -> Floats:
    return np.ndarray((rows, width), np.float32, room.buf)


def _learn(course: Course, place: int, room_name: str, barrier: Any, lines: Any) -> None:
    """A process: what it finds goes into its row, and the mean of all rows is followed by all."""
    try:
        _Learner(course, place, room_name, barrier, lines).run()
        lines.put(DONE)
    except Exception as error:
        barrier.abort()
        lines.put(f"process {place}: {type(error).__name__}: {error}")
        raise


class _Learner:
    def __init__(
        self, course: Course, place: int, room_name: str, barrier: Any, lines: Any
    ) -> None:
        self.course, self.place, self.barrier, self.lines = course, place, barrier, lines
        table = GameByNumbers(course.setting)
        self.net = PolicyNet(table.size, table.actions, course.hidden)
        self.encoding = table.encoding
        self.room = SharedMemory(name=room_name)
        self.rows = _rows(self.room, course.processes + 1, len(self.net.weights))
        self.net.weights[:] = self.rows[-1]
        seat = place % table.seats if course.others else None
        self.batch = Batch(course.setting, course.games, seat, course.others)
        first = place * course.games
        self.batch.reset([game_seed(course.seed, first + n) for n in range(course.games)])
        self.adam = Adam.fresh(self.net)
        self.rng = np.random.default_rng((course.seed, place))
        self.decisions = 0
        self.ended = 0

    def run(self) -> None:
        course = self.course
        for update in range(course.updates):
            left = 1 - update / course.updates
            some, ended = collect(self.batch, self.net, course.steps, self.rng)
            self.decisions += len(some)
            self.ended += ended
            for _ in range(course.rounds):
                self.improve(some, left)
            done = update + 1
            if done == course.updates or (course.look and done % course.look == 0):
                self.look(done)
        if self.place == 0:
            self.rows[-1] = self.net.weights

    def improve(self, some: Decisions, left: float) -> None:
        """Once through all of them. Every process takes as many steps, however many they are."""
        course = self.course
        order = self.rng.permutation(len(some))
        for rows in np.array_split(order, max(1, course.games * course.steps // course.portion)):
            self.rows[self.place] = gradient(self.net, some.of(rows), course.variety * left)
            self.barrier.wait(PATIENCE)
            mean = self.rows[:-1].mean(0)
            self.barrier.wait(PATIENCE)
            self.adam.follow(self.net.weights, mean, course.rate * left)

    def look(self, done: int) -> None:
        """Each process plays its share of the games."""
        course = self.course
        count = course.look_games // course.processes
        setting = replace(course.setting, per_point=0.0)
        player = NetPlayer(self.net, self.encoding)
        games = range(self.place * count, (self.place + 1) * count)
        found = match(player, setting, course.against, games, UNSEEN + done)
        seconds = process_time()
        self.lines.put(Look(done, self.decisions, self.ended, seconds, found))
        self.barrier.wait(PATIENCE)
