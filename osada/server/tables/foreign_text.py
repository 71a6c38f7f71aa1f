"""Records, corrections and positions from outside: read in processes with limits, before we
believe them.

Whoever sends more than the limits allow is told which one it was. There is one process for
records, which may take long, one for corrections and one for positions, which may not; and nobody
has two records read at once, so that one person cannot fill the line.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import NamedTuple

import structlog
from msgspec import json

from osada.kernel.chance import SEALED
from osada.kernel.state import State
from osada.table.games import open_game
from osada.table.making import Made
from osada.table.protocol.position import DraftSeen, DraftSent, Position
from osada.table.protocol.problems import COME_AGAIN, Refused

from ..host.worker_process import NoAnswer, TooSlow, WorkerProcess
from ..protocol.lobby import DroppedRecord
from . import foreign_reader

log = structlog.get_logger(__name__)
WAITING = 12
"""Whoever comes when so many wait already is asked to come again."""
SLACK = 3
"""On a busy machine the clock runs so much faster than the time a process gets."""
QUICK = 5
"""Seconds of the processor for corrections: a table that takes longer to set up is none."""
KNOWN = 2000
"""Corrections that are known to be good."""


class Limits(NamedTuple):
    """What reading one text may cost, and how large a table may come of it."""

    seconds: int = 20
    megabytes: int = 160
    table: int = 20_000_000


class Foreign:
    """Reads what strangers write."""

    def __init__(self, limits: Limits) -> None:
        self._table = limits.table
        self._records = _Reader(limits)
        quick = limits._replace(seconds=min(QUICK, limits.seconds))
        self._corrections = _Reader(quick)
        self._positions = _Reader(quick)
        self._readers: set[str] = set()
        self._good: dict[bytes, None] = {}

    async def record(self, data: DroppedRecord, player: str, who: str) -> Made:
        """The table of a record; `Refused` with what is wrong with it, or where another record of
        the same sender is still being read."""
        if who in self._readers:
            raise Refused("too-fast", {"seconds": COME_AGAIN})
        self._readers.add(who)
        try:
            made = (await self._records.ask(foreign_reader.record, data, player, self._table)).made
        finally:
            self._readers.discard(who)
        assert made is not None
        return made

    async def check_corrections(self, game: str, override: str) -> None:
        """Refuse corrections that no game can be played with. After this they are at hand here,
        too; they are read in a thread, for it takes a moment."""
        if not override:
            return
        mark = hashlib.blake2b(f"{game}\n{override}".encode(errors="replace")).digest()
        if mark not in self._good:
            await self._corrections.ask(foreign_reader.corrections, game, override)
            if len(self._good) >= KNOWN:
                del self._good[next(iter(self._good))]
            self._good[mark] = None
        await asyncio.to_thread(open_game, game, override)

    async def draft(self, game: str, sent: DraftSent) -> DraftSeen:
        """A position that is being entered, after what was done to it."""
        answer = await self._positions.ask(foreign_reader.draft, game, sent)
        return json.decode(answer.seen, type=DraftSeen)

    async def position(self, game: str, data: Position) -> State:
        """A position to play on from; `Refused` with what is wrong with it. What it leaves to the
        box is dealt out so that nobody can know it."""
        sealed = {**data, "chance": SEALED}
        await self._positions.ask(foreign_reader.position, game, sealed)
        return await asyncio.to_thread(open_game(game).from_json, sealed)

    def stop(self) -> None:
        """End the processes, whatever they read."""
        self._records.process.end()
        self._corrections.process.end()
        self._positions.process.end()


class _Reader:
    """One process, and the line before it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.process = WorkerProcess(foreign_reader.begin, limits.megabytes)
        self._one = asyncio.Semaphore(1)
        self._waiting = 0

    async def ask(self, question: Callable[..., bytes], *args: object) -> foreign_reader.Answer:
        """What comes of a text, when its turn has come."""
        if self._waiting >= WAITING:
            raise Refused("too-fast", {"seconds": COME_AGAIN})
        self._waiting += 1
        try:
            async with self._one:
                return await self._answer(question, *args)
        finally:
            self._waiting -= 1

    async def _answer(self, question: Callable[..., bytes], *args: object) -> foreign_reader.Answer:
        seconds = self.limits.seconds
        try:
            raw = await self.process.ask(seconds * SLACK, question, *args, seconds)
        except NoAnswer as error:
            log.warning("reading was stopped", why=str(error))
            code = "reading-time" if isinstance(error, TooSlow) else "reading-memory"
            raise self._refused(code, {}) from None
        answer = foreign_reader.decode(raw)
        if answer.held > self.limits.megabytes * foreign_reader.MEGA:
            self.process.end()  # it would not give back what it has taken
        if answer.problem:
            raise self._refused(answer.problem, answer.args)
        return answer

    def _refused(self, code: str, args: dict[str, object]) -> Refused:
        """The problem, with the limit that it is about."""
        limits: dict[str, dict[str, object]] = {
            "reading-time": {"seconds": self.limits.seconds},
            "reading-memory": {"megabytes": self.limits.megabytes},
            "reading-size": {"megabytes": max(1, self.limits.table // foreign_reader.MEGA)},
        }
        if code in ("reading-time", "reading-memory"):
            self.process.end()
        return Refused(code, {**args, **limits.get(code, {})})
