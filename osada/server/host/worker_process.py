"""A process of its own to ask, one question at a time, that can be killed.

Each is a pool of one, so that killing one that hangs disturbs nobody else's answers.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import TypeVar

WAKING = 30.0
"""Seconds a new process may take to be ready."""

Result = TypeVar("Result")


class NoAnswer(Exception):
    """A process gave no answer."""


class TooSlow(NoAnswer):
    """It took too long, and was killed."""


class Died(NoAnswer):
    """It ended before it had answered."""


class WorkerProcess:
    """One process, replaced when it dies or has to be killed. `begin` is called in it first, with
    the number of our own process and whatever else is given."""

    def __init__(self, begin: Callable[..., None], *args: object) -> None:
        self._begin = begin
        self._args = args
        self._pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def wake(self) -> None:
        """Start the process, if there is none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), self._begin, (os.getpid(), *self._args)
            )
            self.pid = await self._ask(WAKING, os.getpid)

    async def ask(self, seconds: float, question: Callable[..., Result], *args: object) -> Result:
        """The answer to a question, within so many seconds; otherwise `NoAnswer`. What the
        question itself raises is raised here."""
        await self.wake()
        return await self._ask(seconds, question, *args)

    async def _ask(self, seconds: float, question: Callable[..., Result], *args: object) -> Result:
        assert self._pool is not None
        try:
            future = asyncio.wrap_future(self._pool.submit(question, *args))
            return await asyncio.wait_for(future, seconds)
        except TimeoutError:
            self.end()
            raise TooSlow(f"no answer in {seconds:g} seconds") from None
        except BrokenExecutor:
            self.end()
            raise Died("the process died") from None
        except asyncio.CancelledError:
            self.end()
            raise

    def end(self) -> None:
        """Kill the process; the next question starts another."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        self.pid = 0
        pool.shutdown(wait=False, cancel_futures=True)
