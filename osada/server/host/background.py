"""What takes long: done in a thread, one at a time, so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from osada.table.protocol.problems import COME_AGAIN, Refused

T = TypeVar("T")
WAITING = 20
"""Whoever comes when so many wait already is asked to come again."""


class Background:
    """Reads records, plays games through, counts points of whole games."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """What comes of it, when its turn has come; `Refused` when too many wait."""
        if self._waiting >= WAITING:
            raise Refused("too-fast", {"seconds": COME_AGAIN})
        self._waiting += 1
        try:
            await self._one.acquire()
        finally:
            self._waiting -= 1
        working = asyncio.ensure_future(asyncio.to_thread(work))
        working.add_done_callback(self._over)
        return await asyncio.shield(working)

    def _over(self, worked: asyncio.Future[Any]) -> None:
        """Whoever asked may have gone: the next one's turn has come when the thread is done."""
        worked.cancelled() or worked.exception()  # perhaps nobody waits for it any more
        self._one.release()
