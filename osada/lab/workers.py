"""Who does the work of an experiment: this process, several of this machine, or a cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple, ParamSpec, TypeVar

from .cluster import Cluster, scheduler
from .errors import at_least_one

Args = ParamSpec("Args")
Result = TypeVar("Result")

MOST_PROCESSES = 60
"""Not every system waits for more than that at once."""


class Workers(NamedTuple):
    """So many processes of this machine (0: one for each core), or a cluster at an address."""

    jobs: int = 0
    address: str = ""

    @property
    def at_once(self) -> int:
        """How many work at once here."""
        return min(MOST_PROCESSES, self.jobs or cores())

    def check(self) -> None:
        """Refuse what nobody can work with."""
        if self.jobs:
            at_least_one("the number of jobs", self.jobs)
        if self.address:
            scheduler(self.address)

    def open(self) -> Executor:
        """Those who work, until they are shut down."""
        if self.address:
            return Cluster(self.address)
        if self.at_once == 1:
            return Here()
        # spawned, not forked: the same on every system, and no half-copied threads
        return ProcessPoolExecutor(self.at_once, get_context("spawn"), leave_interrupts_to_parent)


class Here(Executor):
    """Does everything at once, in this process."""

    def submit(
        self, fn: Callable[Args, Result], /, *args: Args.args, **kwargs: Args.kwargs
    ) -> Future[Result]:
        done: Future[Result] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process; only the first one has anything to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
