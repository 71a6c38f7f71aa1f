"""What takes long: done in a thread, one at a time, so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ..protocol.problems import COME_AGAIN, Refused

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
            async with self._one:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
