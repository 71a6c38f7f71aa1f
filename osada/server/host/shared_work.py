"""What takes long and comes out the same for everybody: done once, however many ask."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from osada.table.latest import Latest

T = TypeVar("T")


class _Work(Generic[T]):
    """Something that is being done, and how many wait for it."""

    def __init__(self, task: asyncio.Future[T]) -> None:
        self.task = task
        self.waiting = 0


class SharedWork(Generic[T]):
    """Remembers so many things that came out, the latest. What nobody waits for any more before it
    is done is left."""

    def __init__(self, kept: int = 0) -> None:
        self._done = Latest[Hashable, asyncio.Future[T]](kept)
        self._doing: dict[Hashable, _Work[T]] = {}

    def known(self, key: Hashable) -> bool:
        """Whether somebody has asked for it already."""
        return key in self._done or key in self._doing

    async def get(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of it. Whoever asks while it is done waits for the same."""
        done = self._done.get(key)
        if done is not None:
            return done.result()
        one = self._doing.get(key)
        if one is None:
            one = self._doing[key] = _Work(asyncio.ensure_future(work()))
            one.task.add_done_callback(lambda _: self._over(key, one))
        one.waiting += 1
        try:
            return await asyncio.shield(one.task)
        finally:
            one.waiting -= 1
            if not one.waiting and not one.task.done():
                one.task.cancel()
                self._leave(key, one)

    def _over(self, key: Hashable, one: _Work[T]) -> None:
        self._leave(key, one)
        if not one.task.cancelled() and one.task.exception() is None:
            self._done[key] = one.task

    def _leave(self, key: Hashable, one: _Work[T]) -> None:
        if self._doing.get(key) is one:
            del self._doing[key]
