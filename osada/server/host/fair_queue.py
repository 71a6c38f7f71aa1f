"""Heavy work that people wait for, done in a thread of its own, one after the other."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from .fair_line import FairLine, Lane

T = TypeVar("T")

AT_ONCE: Final = 1


class FairQueue:
    """The thread, and the line before it. With `nice`, everything else goes before the thread: for
    work that holds nothing which others need meanwhile, as Python itself does."""

    def __init__(self, name: str, lanes: Mapping[str, Lane], nice: int = 0) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, name, _step_back, (nice,))
        self._line: FairLine[int] = FairLine(range(AT_ONCE), lanes)

    async def do(self, work: Callable[[], T], lane: str, who: str) -> T:
        """Wait for one's turn, and for the work; `Refused` where too many wait."""
        place = await self._line.take(lane, who)

        def over(ran: asyncio.Future[Any]) -> None:
            ran.cancelled() or ran.exception()  # perhaps nobody waits for it any more
            self._line.give(place)

        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        running.add_done_callback(over)
        return await asyncio.shield(running)

    def close(self) -> None:
        """End the thread."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _step_back(nice: int) -> None:
    """Let everything else go first. Only Linux knows threads with a mind of their own."""
    if nice and sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
