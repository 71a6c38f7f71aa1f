"""Heavy work that people wait for, one after the other: everybody in turn, so that whoever asks for
much waits longer and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Literal, TypeVar

from ..protocol.problems import COME_AGAIN, Refused

T = TypeVar("T")
Lane = Literal["known", "sign-in", "register"]
LANES: Final[tuple[Lane, ...]] = ("known", "sign-in", "register")

AT_ONCE: Final = 1
"""One takes 64 MB, and all cores that are idle."""
NICE: Final = 10
"""How much everything else comes first."""
WAITING: Final[dict[Lane, int]] = {"known": 60, "sign-in": 40, "register": 20}
"""Whoever comes when so many wait already is asked to come again."""
EACH: Final[dict[Lane, int]] = {"known": 2, "sign-in": 2, "register": 1}
"""So many of them may come from one place."""

_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class FairQueue:
    """A thread of its own, and three lanes before it: who is known comes first, and who signs in
    takes turns with who registers. In each lane one place after the other has its turn."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords", _step_back)
        self._lanes: dict[Lane, dict[str, deque[_Job]]] = {lane: {} for lane in LANES}
        self._busy = 0
        self._next: deque[Lane] = deque(LANES[1:])

    async def do(self, work: Callable[[], T], lane: Lane, who: str) -> T:
        """Wait for one's turn, and for the work; `Refused` where too many wait."""
        there = self._lanes[lane]
        mine = there.get(who, ())
        if len(mine) >= EACH[lane] or sum(map(len, there.values())) >= WAITING[lane]:
            raise Refused("too-fast", {"seconds": COME_AGAIN})
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        there.setdefault(who, deque()).append((work, done))
        self._feed()
        return await done

    def close(self) -> None:
        """End the thread."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _feed(self) -> None:
        while self._busy < AT_ONCE:
            job = self._job()
            if job is None:
                return
            work, done = job
            if done.done():  # whoever asked is gone
                continue
            self._busy += 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, work)
            running.add_done_callback(partial(self._over, done))

    def _over(self, done: asyncio.Future[Any], ran: asyncio.Future[Any]) -> None:
        self._busy -= 1
        error = None if ran.cancelled() else ran.exception()
        if not done.done():
            if ran.cancelled():
                done.cancel()
            elif error is not None:
                done.set_exception(error)
            else:
                done.set_result(ran.result())
        self._feed()

    def _job(self) -> _Job | None:
        for lane in ("known", *self._next):
            there = self._lanes[lane]
            if there:
                if lane != "known" and lane == self._next[0]:
                    self._next.rotate()
                return _first(there)
        return None


def _first(there: dict[str, deque[_Job]]) -> _Job:
    """The first of who has waited longest; then it is the next one's turn."""
    who = next(iter(there))
    jobs = there.pop(who)
    job = jobs.popleft()
    if jobs:
        there[who] = jobs
    return job


def _step_back() -> None:
    """Let everything else go first. Only Linux knows threads with a mind of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
