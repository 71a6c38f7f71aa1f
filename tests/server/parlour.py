"""A table whose computer players think in this very process."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from osada.server.host.worker_process import Died, WorkerProcess
from osada.server.players import worker_main
from osada.server.players.asking import Thinkers
from osada.server.players.computers import Computers
from osada.server.tables.table_host import TableHost
from osada.table import plays
from osada.table.protocol import commands as cmd
from osada.table.questions import Question
from osada.table.table import Table

from .halls import hall, process, set_table

Move = tuple[int, str]


class Here:
    """A worker that thinks in this very process. It can be told to die of the next question."""

    pid = 1

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.dies = False

    async def wake(self) -> None: ...
    def end(self) -> None: ...

    async def ask(self, seconds: float, work: Callable[[Question], Any], question: Question) -> Any:
        if self.dies:
            self.dies = False
            worker_main._THINKER.tables.clear()
            raise Died("the process died")
        self.asked.append(question)
        return work(question)


class Parlour:
    """A table whose computer players think here."""

    def __init__(self, tables: TableHost, room: Table) -> None:
        self.room = room
        self.tables = tables
        self.worker = Here()
        thinkers = Thinkers(1, 20.0)
        thinkers.pool.all[0].process = cast("WorkerProcess", self.worker)
        self.computers = Computers(tables, thinkers, 0.0)

    async def move(self) -> Move:
        """The computer player in turn acts."""
        seat, action, stumbles = await self.computers.answer(self.room)
        assert stumbles == 0
        await self.play(seat, action)
        return seat, action

    async def play(self, seat: int, action: str) -> None:
        now = time.time()
        await self.tables.change(
            self.room, lambda r: plays.play(r, seat, cmd.Play(action, r.number), now)
        )

    async def next_question(self) -> Question:
        """The next one that is put to the worker."""
        count = len(self.worker.asked)
        while len(self.worker.asked) == count:
            await self.move()
        return self.worker.asked[-1]


@asynccontextmanager
async def parlour(folder: Path, *people: str, game: str = "vikings") -> AsyncIterator[Parlour]:
    async with hall(folder) as store:
        tables = process(store, alone=True)
        room = await tables.open(await set_table(store, "person", *people[1:], game=game))
        if people[0] != "person":
            room.seats[0].kind, room.seats[0].level = "computer", people[0]
        yield Parlour(tables, room)
