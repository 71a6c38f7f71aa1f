"""Heavy work that people wait for, done in a thread of its own, one after the other."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, TypeVar

from .fair_line import FairLine
from .fair_line import Lane as Limits

T = TypeVar("T")
Lane = Literal["known", "sign-in", "register"]

AT_ONCE: Final = 1
"""One takes 64 MB, and all cores that are idle."""
NICE: Final = 10
"""How much everything else comes first."""
LANES: Final[dict[str, Limits]] = {
    "known": Limits(each=2, most=60),
    "sign-in": Limits(each=2, most=40),
    "register": Limits(each=1, most=20),
}
"""Who is known comes first, and who signs in takes turns with who registers."""


class FairQueue:
    """The thread, and the line before it."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords", _step_back)
        self._line: FairLine[int] = FairLine(range(AT_ONCE), LANES)

    async def do(self, work: Callable[[], T], lane: Lane, who: str) -> T:
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


def _step_back() -> None:
    """Let everything else go first. Only Linux knows threads with a mind of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
