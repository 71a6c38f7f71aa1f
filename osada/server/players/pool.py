"""The processes in which computer players think, and who gets which: a table goes back to where its
players sit, as long as nobody waits long for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeVar

from osada.table import thinker
from osada.table.latest import Latest

from ..host import fair_line
from ..host.fair_line import FairLine
from ..host.worker_process import WorkerProcess
from . import worker_main

Result = TypeVar("Result")
Lane = Literal["play", "ask", "look"]
Kind = Literal["hint", "verdict", "position"]
LANES: Final[dict[str, fair_line.Lane]] = {
    "play": fair_line.Lane(),
    "ask": fair_line.Lane(one=1, each=3, most=12, is_yours="asks-already", is_full="many-ask"),
    "look": fair_line.Lane(),
}
"""Computer players; hints and answers to puzzles, one of a kind for each person and a few for each
address; and whole games, one at a time."""


class Asker(NamedTuple):
    """Somebody who wants advice, and of which kind."""

    address: str
    person: str
    """Who is unknown goes by the address."""
    kind: Kind


class Worker:
    """One process, and up to which play it has been told of each table."""

    def __init__(self, bots_file: str) -> None:
        self.process = WorkerProcess(worker_main.begin, bots_file)
        self._told = Latest[str, int](thinker.TABLES)

    @property
    def pid(self) -> int:
        """The process there is now; 0 for none."""
        return self.process.pid

    def told(self, table: str) -> int | None:
        """The last play that it knows of a table; None where it does not know the table."""
        return self._told.get(table)

    def knows(self, table: str, tip: int) -> None:
        """It has been told up to a play."""
        self._told[table] = tip

    def forget(self, table: str) -> None:
        """Let its players sit down anew."""
        self._told.pop(table, None)


class Pool:
    """All of them, shared by all tables. Computer players come first, and one is kept for them
    where there are several; who asks for advice and what looks through games take turns."""

    def __init__(self, count: int, bots_file: str) -> None:
        self.all = [Worker(bots_file) for _ in range(count)]
        self._line = FairLine(self.all, LANES, self._suits, spare=min(1, count - 1))

    async def take(self, who: str, lane: Lane = "play", person: str = "") -> Worker:
        """A free worker; for a table if possible one that knows it."""
        return await self._line.take(lane, who, person)

    def waiting(self, lane: str) -> int:
        """How many wait for one."""
        return self._line.waiting(lane)

    def give(self, worker: Worker) -> None:
        """It is free again."""
        self._line.give(worker)

    async def advise(
        self, who: Asker, seconds: float, question: Callable[..., Result], *args: object
    ) -> Result:
        """The answer to somebody's question; `Refused` where one of theirs of the kind waits
        already, or too many do. Whoever goes away is waited for no longer; what a worker has begun
        to think of it ends, as otherwise its tables would have to sit down anew."""
        worker = await self.take(who.address, "ask", f"{who.kind} {who.person}")

        def over(asked: asyncio.Task[Result]) -> None:
            asked.cancelled() or asked.exception()  # perhaps nobody waits for it any more
            self.give(worker)

        asking = asyncio.create_task(worker.process.ask(seconds, question, *args))
        asking.add_done_callback(over)
        return await asyncio.shield(asking)

    def _suits(self, worker: Worker, who: str) -> bool:
        """Whether somebody sits there or nowhere."""
        return worker.told(who) is not None or all(one.told(who) is None for one in self.all)
