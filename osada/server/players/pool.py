"""The processes in which computer players think, and who gets which: a table goes back to where its
players sit, as long as nobody waits long for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Literal, TypeVar

from osada.table import thinker

from ..host import fair_line
from ..host.fair_line import FairLine
from ..host.worker_process import WorkerProcess
from . import worker_main

Result = TypeVar("Result")
Lane = Literal["play", "ask", "look"]
LANES: Final[dict[str, fair_line.Lane]] = {
    "play": fair_line.Lane(),
    "ask": fair_line.Lane(each=1, most=8, is_yours="asks-already", is_full="many-ask"),
    "look": fair_line.Lane(),
}
"""Computer players; hints and answers to puzzles, by address; and whole games, one at a time."""


class Worker:
    """One process, and up to which play it has been told of each table."""

    def __init__(self, bots_file: str) -> None:
        self.process = WorkerProcess(worker_main.begin, bots_file)
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


class Pool:
    """All of them, shared by all tables. Computer players come first, and one is kept for them
    where there are several; who asks for advice and what looks through games take turns."""

    def __init__(self, count: int, bots_file: str) -> None:
        self.all = [Worker(bots_file) for _ in range(count)]
        self._line = FairLine(self.all, LANES, self._suits, spare=min(1, count - 1))

    async def take(self, who: str, lane: Lane = "play") -> Worker:
        """A free worker; for a table if possible one that knows it."""
        return await self._line.take(lane, who)

    def give(self, worker: Worker) -> None:
        """It is free again."""
        self._line.give(worker)

    async def advise(
        self, who: str, seconds: float, question: Callable[..., Result], *args: object
    ) -> Result:
        """The answer to a question from an address; `Refused` where one from there waits already,
        or too many do. Whoever goes away is waited for no longer; what a worker has begun to think
        of it ends, as otherwise its tables would have to sit down anew."""
        worker = await self.take(who, "ask")

        def over(asked: asyncio.Task[Result]) -> None:
            asked.cancelled() or asked.exception()  # perhaps nobody waits for it any more
            self.give(worker)

        asking = asyncio.create_task(worker.process.ask(seconds, question, *args))
        asking.add_done_callback(over)
        return await asyncio.shield(asking)

    def _suits(self, worker: Worker, who: str) -> bool:
        """Whether somebody sits there or nowhere."""
        return worker.told(who) is not None or all(one.told(who) is None for one in self.all)
