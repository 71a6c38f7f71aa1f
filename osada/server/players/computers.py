"""Computer players at their seats: whenever one is in turn, it is asked, and its answer played."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from osada.table.computer_moves import as_asked, computer_plays, told_by_lesson
from osada.table.foreseen import AnsweredAhead, foreseen
from osada.table.protocol.problems import Refused
from osada.table.table import Table

from ..host import metrics
from ..store.complaints import complain
from ..tables.table_host import TableHost
from .asking import Thinkers

SWEEP = 10.0
"""Seconds between two looks for tables whose computer player nobody has asked."""
LATE = 15.0
"""Seconds after which a table counts as such."""
REST = 300.0
"""Seconds for which one that cannot be played on is left alone."""
AT_ONCE = 32
"""Tables at which computer players are woken together, where many wait; the next follow as these
come to rest. Whoever opens a table wakes it at once."""
BREATH = 0.1
"""Seconds between two looks whether they have."""


class Computers:
    """One task for each table where a computer player is in turn."""

    def __init__(self, tables: TableHost, thinkers: Thinkers, pause: float) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.pause = pause
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._ahead: dict[str, AnsweredAhead] = {}
        """What was answered ahead at these tables."""
        self._resting: dict[str, float] = {}
        """Tables that cannot be played on, and until when nobody looks after them."""
        self._still: dict[tuple[str, int], float] | None = None
        """How far tables with a computer player in turn have come, and since when."""
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin with the tables that were left waiting when the server last stopped."""
        self.tables.moved.append(self.wake)
        self.tables.opened.append(self.wake)
        self.tables.homes.lost.append(self._let_go)
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Leave all tables as they are; what was not played will be asked again."""
        for task in [*self._at_work.values(), self._sweeper]:
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def wake(self, room: Table) -> None:
        """See to it that a computer player in turn is asked, at the table's home."""
        table = room.head.id
        if room.head.computer_due and room.is_running and table not in self._at_work:
            task = asyncio.create_task(self._attend(room))
            self._at_work[table] = task
            task.add_done_callback(lambda task: self._done(room, task))

    def _done(self, room: Table, task: asyncio.Task[None]) -> None:
        if self._at_work.get(room.head.id) is task:
            del self._at_work[room.head.id]
            self._ahead.pop(room.head.id, None)

    def _let_go(self, table: str) -> None:
        """A table is at home elsewhere: whatever was thought of for it here is dropped."""
        task = self._at_work.pop(table, None)
        if task is not None:
            task.cancel()
        self.forget(table)

    async def _is_ours(self, table: str) -> bool:
        """Whether this process has to see to a table: it is at home here, or nobody knows where."""
        homes = self.tables.homes
        if homes.tenure(table) is not None:
            return True
        return await homes.find(table) is None and (homes.away or homes.tenure(table) is not None)

    def forget(self, table: str) -> None:
        """Let the computer players of a table sit down anew when they are next asked."""
        self._ahead.pop(table, None)
        self.thinkers.forget(table)

    async def _attend(self, room: Table) -> None:
        try:
            while room.head.computer_due and room.is_running and await self._is_ours(room.head.id):
                began = time.monotonic()
                number = room.number
                seat, action, stumbles = await self.answer(room)
                wait = self.pause - (time.monotonic() - began)
                await asyncio.sleep(max(0.0, wait))
                with suppress(Refused):  # the table has moved on meanwhile: think again
                    await self.tables.change(
                        room,
                        lambda r: computer_plays(r, seat, action, number, time.time(), stumbles),  # noqa: B023
                    )
                    metrics.actions.labels(room.head.game, "computer").inc()
                if room.number == number:
                    self.forget(room.head.id)
                    await self.tables.refresh(room)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            complain(error, "a computer player was given up", game=room.head.game)

    async def answer(self, room: Table) -> tuple[int, str, int]:
        """Which seat acts, what it does, and how often it stumbled over it."""
        told = told_by_lesson(room)
        if told is not None:
            return *told, 0
        seat = next(s for s in room.state.turn if room.seats[s].is_played_by_computer)
        ahead = self._ahead.get(room.head.id)
        action = ahead.now(room, seat) if ahead is not None else ""
        if action:
            return seat, action, 0
        return await self._ask(room, seat)

    async def _ask(self, room: Table, seat: int) -> tuple[int, str, int]:
        """The same from a worker, who may answer for the next moves, too."""
        game, level = room.head.game, room.seats[seat].level or "greedy"
        here = foreseen(room, ())
        with metrics.thinking_seconds.labels(game, level).time():
            thought = await self.thinkers.choose(as_asked(room, seat))
        metrics.stumbles.labels(game, level).inc(thought.stumbles)
        moves = ((seat, thought.action), *thought.ahead)
        self._ahead[room.head.id] = here._replace(moves=moves)
        return seat, thought.action, thought.stumbles

    async def _sweep(self) -> None:
        """Find tables whose computer player nobody attends to: after a restart, or when the
        process that attended is gone."""
        while True:
            try:
                await self._look_after()
            except Exception as error:
                complain(error, "the sweep for waiting computer players failed")
            await asyncio.sleep(SWEEP)

    async def _look_after(self) -> None:
        """Wake the computer players of tables that wait, first where somebody was last; a table
        that cannot be opened or played on keeps nobody else waiting."""
        now = time.monotonic()
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        woken: list[str] = []
        for table, number in self._late(await self.tables.store.due(), now):
            while sum(one in self._at_work for one in woken) >= AT_ONCE:
                await asyncio.sleep(BREATH)
            woken = [one for one in woken if one in self._at_work]
            try:
                if not await self._is_ours(table):
                    continue
                room = await self.tables.open(table)
                await self.tables.refresh(room)
            except Exception as error:
                if not isinstance(error, Refused) and complain(error, "a table cannot be opened"):
                    return  # nor can any other
                self._resting[table] = now + REST
                continue
            if not room.is_running:
                self._resting[table] = now + REST
            elif not self.tables.homes.away or room.number == number:
                self.wake(room)
                woken.append(table)

    def _late(self, due: list[tuple[str, int]], now: float) -> list[tuple[str, int]]:
        """Those that have stood still for a while, by what this process has seen of them and not
        by the time written at them: clocks are set. At its first look it takes them all, as it does
        always where there is no other process that could attend to them."""
        first = self._still is None
        still = {} if self._still is None else self._still
        self._still = {(table, number): still.get((table, number), now) for table, number in due}
        return [
            (table, number)
            for (table, number), since in self._still.items()
            if table not in self._at_work
            and table not in self._resting
            and (first or self.tables.alone or now - since > LATE)
        ]
