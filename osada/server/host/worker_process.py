"""A process of its own to ask, one question at a time, that can be killed."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from socket import socketpair
from typing import TypeVar, cast

from .worker_line import WorkerLine, answer_all

WAKING = 30.0
"""Seconds a new process may take to be ready."""

Result = TypeVar("Result")


class NoAnswer(Exception):
    """A process gave no answer."""


class TooSlow(NoAnswer):
    """It took too long, and was killed."""


class Died(NoAnswer):
    """It ended before it had answered."""


class Failed(Exception):
    """The question itself raised something: what, in words."""


class WorkerProcess:
    """One process, replaced when it dies or has to be killed. `begin` is called in it first, with
    the number of our own process and whatever else is given."""

    def __init__(self, begin: Callable[..., None], *args: object) -> None:
        self._begin = begin
        self._args = args
        self._process: SpawnProcess | None = None
        self._line = WorkerLine()
        self.pid = 0

    async def wake(self) -> None:
        """Start the process, if there is none."""
        if self._process is not None and self._line.is_open:
            return
        self.end()
        ours, theirs = socketpair()
        ours.setblocking(False)
        with theirs:
            given = (theirs, self._begin, (os.getpid(), *self._args))
            process = get_context("spawn").Process(target=answer_all, args=given, daemon=True)
            process.start()
        self._process, self.pid = process, process.pid or 0
        loop = asyncio.get_running_loop()
        try:
            _, self._line = await loop.create_connection(WorkerLine, sock=ours)
        except asyncio.CancelledError:
            self.end()
            raise
        await self._ask(WAKING, os.getpid)

    async def ask(self, seconds: float, question: Callable[..., Result], *args: object) -> Result:
        """The answer to a question, within so many seconds; otherwise `NoAnswer`. Where the
        question itself raises something, `Failed`."""
        await self.wake()
        return await self._ask(seconds, question, *args)

    async def _ask(self, seconds: float, question: Callable[..., Result], *args: object) -> Result:
        try:
            async with asyncio.timeout(seconds):
                is_answered, answer = await self._line.ask(question, args)
        except TimeoutError:
            self.end()
            raise TooSlow(f"no answer in {seconds:g} seconds") from None
        except EOFError:
            self.end()
            raise Died("the process died") from None
        except asyncio.CancelledError:
            self.end()
            raise
        if not is_answered:
            raise Failed(answer)
        return cast(Result, answer)

    def end(self) -> None:
        """Kill the process; the next question starts another."""
        process, self._process, self.pid = self._process, None, 0
        self._line.close()
        if process is not None:
            process.kill()
            threading.Thread(target=process.join, daemon=True).start()
