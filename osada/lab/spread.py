"""Many tasks spread over whoever works: each done once, in whatever order, none lost.

Tasks go out in parts that take about a second each, whatever one task takes, and in single ones
towards the end: nobody is idle for long, and little is lost when everything is stopped. Where a
worker dies, its parts are done again by others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from time import perf_counter
from typing import TypeVar

from .cluster import Cluster
from .errors import BadExperiment
from .workers import Here, Workers

Task = TypeVar("Task")
Result = TypeVar("Result")

PART_SECONDS = 1.0
"""About how long a part takes,"""
LARGEST_PART = 200
"""which has no more tasks than this."""
DEATHS = 3
"""So often in a row may workers die before anything is done."""


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], workers: Workers
) -> Iterator[tuple[Task, Result]]:
    """Each task with what came of it, as it is done. Tasks are hashable and differ."""
    workers.check()
    left = dict.fromkeys(tasks)
    deaths = 0
    while left:
        pool = workers.open()
        try:
            count = pool.at_once if isinstance(pool, Cluster) else workers.at_once
            for task, result in _by_parts(pool, work, list(left), count):
                del left[task]
                deaths = 0
                yield task, result
        except BrokenExecutor:
            deaths += 1
            if deaths == DEATHS:
                told = "workers die before anything is done: is there enough memory?"
                raise BadExperiment(told) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _by_parts(
    pool: Executor, work: Callable[[Task], Result], tasks: Sequence[Task], count: int
) -> Iterator[tuple[Task, Result]]:
    """Twice as many parts as workers are under way: nobody waits for the next."""
    waiting = deque(tasks)
    running: dict[Future[tuple[float, list[Result]]], list[Task]] = {}
    size = 1
    most = 1 if isinstance(pool, Here) else 2 * count
    while waiting or running:
        while waiting and len(running) < most:
            fair = max(1, len(waiting) // (2 * most))
            part = [waiting.popleft() for _ in range(min(size, fair))]
            running[pool.submit(_timed, work, part)] = part
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            part = running.pop(future)
            seconds, results = future.result()
            each = max(seconds, 1e-6) / len(part)
            size = max(1, min(LARGEST_PART, round(PART_SECONDS / each)))
            yield from zip(part, results, strict=True)


def _timed(work: Callable[[Task], Result], part: Sequence[Task]) -> tuple[float, list[Result]]:
    began = perf_counter()
    results = [work(task) for task in part]
    return perf_counter() - began, results
