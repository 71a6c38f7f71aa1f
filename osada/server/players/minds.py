"""The processes in which computer players think, and who gets which: a table goes back to where its
players sit, as long as nobody waits long for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from ..host.worker_process import WorkerProcess
from . import thinker

PATIENCE: Final = 4
"""So often may others go first who sit where a place gets free."""


class Mind:
    """One process, and up to which play it has been told of each table."""

    def __init__(self, bots_file: str) -> None:
        self.process = WorkerProcess(thinker.begin, bots_file)
        self._told: dict[str, int] = {}

    @property
    def pid(self) -> int:
        """The process there is now; 0 for none."""
        return self.process.pid

    def told(self, table: str) -> int | None:
        """The last play that it knows of a table; None where it does not know the table."""
        return self._told.get(table)

    def knows(self, table: str, tip: int) -> None:
        """It has been told up to a play."""
        self._told.pop(table, None)
        self._told[table] = tip
        while len(self._told) > thinker.TABLES:
            del self._told[next(iter(self._told))]

    def forget(self, table: str) -> None:
        """Let its players sit down anew."""
        self._told.pop(table, None)


class _Waiting:
    """Somebody who waits for a mind."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.passed = 0
        self.mind: asyncio.Future[Mind] = asyncio.get_running_loop().create_future()


class Minds:
    """All of them, shared by all tables: whoever comes first is served first, but for a few who
    are served at once where they sit already."""

    def __init__(self, count: int, bots_file: str) -> None:
        self.all = [Mind(bots_file) for _ in range(count)]
        self._free = list(self.all)
        """The one freed last at the end: it is awake."""
        self._waiting: deque[_Waiting] = deque()

    async def take(self, table: str) -> Mind:
        """A free mind, if possible one that knows the table."""
        if self._free:
            known = [mind for mind in self._free if mind.told(table) is not None]
            mind = (known or self._free)[-1]
            self._free.remove(mind)
            return mind
        waiting = _Waiting(table)
        self._waiting.append(waiting)
        try:
            return await waiting.mind
        except asyncio.CancelledError:
            if waiting.mind.done() and not waiting.mind.cancelled():
                self.give(waiting.mind.result())
            raise

    def give(self, mind: Mind) -> None:
        """It is free again."""
        queue = self._waiting = deque(one for one in self._waiting if not one.mind.done())
        if not queue:
            self._free.append(mind)
            return
        place = self._next(mind)
        for earlier in list(queue)[:place]:
            earlier.passed += 1
        chosen = queue[place]
        del queue[place]
        chosen.mind.set_result(mind)

    def _next(self, mind: Mind) -> int:
        """The first who sits there or nowhere, unless somebody has been passed over too often."""
        if self._waiting[0].passed >= PATIENCE:
            return 0
        for place, one in enumerate(self._waiting):
            if mind.told(one.table) is not None or not self._is_known(one.table):
                return place
        return 0

    def _is_known(self, table: str) -> bool:
        return any(mind.told(table) is not None for mind in self.all)
