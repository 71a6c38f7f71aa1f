"""What takes long and comes out the same for everybody: done once, however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from .background import Background

T = TypeVar("T")
Key = tuple[str, int, str]


class SharedWork(Generic[T]):
    """Does things in the background, and remembers so many of them, the latest."""

    def __init__(self, background: Background, kept: int) -> None:
        self._leisure = background
        self._kept = kept
        self._done: dict[Key, asyncio.Task[T]] = {}

    def known(self, key: Key) -> bool:
        """Whether somebody has asked for it already."""
        return key in self._done

    async def get(self, key: Key, work: Callable[[], T]) -> T:
        """What comes of it. Whoever asks while it is done waits for the same."""
        task = self._done.get(key)
        if task is None:
            task = self._done[key] = asyncio.create_task(self._leisure.do(work))
            task.add_done_callback(lambda done: self._over(key, done))
        return await asyncio.shield(task)

    def _over(self, key: Key, task: asyncio.Task[T]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._done.pop(key, None)
        while len(self._done) > self._kept:
            del self._done[next(iter(self._done))]
