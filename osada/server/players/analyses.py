"""Analyses of games: decision by decision, in the processes of the computer players, one game at a
time in the background; what was found out is kept, so that nothing is lost on the way."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import structlog

from osada.insight.data import TOLD
from osada.table.protocol.problems import Refused
from osada.table.questions import LookAt
from osada.table.table import Table

from ..host.fair_line import FairLine, Lane
from ..host.worker_process import Failed, NoAnswer
from ..store.insights import InsightStore, Json
from ..tables.records import Records
from . import worker_main
from .asking import Thinkers

SECONDS = 120.0
"""How long a look at one decision may take."""
LANE: Final = "games"
LANES: Final = {LANE: Lane(each=5, most=20)}
"""Games that may wait to be looked at, of those that were asked for from one address and of all."""
KEPT = 50
"""Games whose looks are kept in mind; those that are being looked at in any case."""

log = structlog.get_logger(__name__)


@dataclass
class Work:
    """A game that is being looked at, or was."""

    tip: int
    seat: int | None
    """Whose decisions alone, while the game runs."""
    who: str = ""
    """From where it was asked for last."""
    of: int = 0
    found: dict[int, Json] = field(default_factory=dict)
    failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def working(self) -> bool:
        """Whether somebody is at it."""
        return self.task is not None and not self.task.done()


class Analyses:
    """All of this process."""

    def __init__(self, thinkers: Thinkers, records: Records, store: InsightStore) -> None:
        self._pool = thinkers.pool
        self._records = records
        self.store = store
        self._works: dict[str, Work] = {}
        self._line = FairLine(range(1), LANES)

    async def known(self, room: Table, seat: int | None) -> Work:
        """What has been found out so far, by whoever."""
        work = self._at_hand(room, seat)
        if work is not None:
            return work
        found = await self.store.of(room.head.id)
        work = self._at_hand(room, seat)
        if work is not None:  # where a game ends, all who played it ask at the same time
            return work
        self.pause(room)
        standing = set(room.standing)
        found = {at: one for at, one in found.items() if at in standing and one.get("told") == TOLD}
        if seat is not None:
            found = {at: one for at, one in found.items() if one["seat"] == seat}
        self._forget()
        work = self._works[room.head.id] = Work(room.tip, seat, found=found)
        return work

    def _at_hand(self, room: Table, seat: int | None) -> Work | None:
        """What is known of the game as it stands, for whoever asks."""
        work = self._works.get(room.head.id)
        return work if work is not None and (work.tip, work.seat) == (room.tip, seat) else None

    def _forget(self) -> None:
        """Make room for one more: what was found out is kept in the store anyway."""
        idle = [table for table, one in self._works.items() if not one.working]
        for table in idle[: max(0, len(self._works) - KEPT + 1)]:
            del self._works[table]

    async def begin(self, room: Table, seat: int | None, who: str) -> Work:
        """Look at it from where it was left, in the background."""
        work = await self.known(room, seat)
        if work.working or (work.of and len(work.found) >= work.of):
            return work
        self._line.check(LANE, who)
        work.who, work.failed = who, False
        work.task = asyncio.create_task(self._look(room, work))
        return work

    def pause(self, room: Table) -> None:
        """Leave it as it is; what was found out stays."""
        work = self._works.get(room.head.id)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def stop(self) -> None:
        """Leave everything as it is."""
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
                with suppress(asyncio.CancelledError):
                    await work.task

    async def _look(self, room: Table, work: Work) -> None:
        try:
            async with self._line.place(LANE, work.who):
                record = await self._records.of(room, work.who)
                standing = list(room.standing)
                await self._one_by_one(room, work, record, standing)
        except (NoAnswer, Failed, Refused) as error:
            log.warning("an analysis was given up", game=room.head.game, why=str(error))
            work.failed = True

    async def _one_by_one(self, room: Table, work: Work, record: str, standing: list[int]) -> None:
        known = {one["number"]: at for at, one in work.found.items()}
        part = LookAt(f"{room.head.id} {work.tip} {work.seat}", 0, work.seat, room.head.override)
        at = 0
        while True:
            if at in known:
                at += 1
                continue
            answer = await self._ask(part._replace(at=at), record)
            work.of = int(answer["of"])
            decision = answer["decision"]
            if decision is None:
                return
            number = standing[decision["first"]]
            work.found[number] = decision
            await self.store.keep(room.head.id, number, decision)
            at += 1

    async def _ask(self, part: LookAt, record: str) -> Json:
        """Who knows the game is asked briefly, others are told it first."""
        worker = await self._pool.take(part.key, "look")
        try:
            answer: Json | None = await worker.process.ask(SECONDS, worker_main.answer, part)
            if answer is None:
                told = part._replace(record=record)
                answer = await worker.process.ask(SECONDS, worker_main.answer, told)
            assert answer is not None
            return answer
        finally:
            self._pool.give(worker)
