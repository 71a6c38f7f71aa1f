"""What takes long: done in a thread, one at a time, so that nobody at a table waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from .fair_line import Lane
from .fair_queue import FairQueue

T = TypeVar("T")
LANE: Final = "games"
LANES: Final = {LANE: Lane(each=6, most=30)}
"""Whoever comes when so many wait already, of one address or altogether, is asked to come again."""


class Background:
    """Writes records, plays games through, counts points of whole games."""

    def __init__(self) -> None:
        self._queue = FairQueue("background", LANES)

    async def do(self, work: Callable[[], T], who: str) -> T:
        """What comes of it, when the turn of this address has come; `Refused` when too many
        wait."""
        return await self._queue.do(work, LANE, who)

    def close(self) -> None:
        """End the thread."""
        self._queue.close()
