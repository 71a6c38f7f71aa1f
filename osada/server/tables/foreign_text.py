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
from typing import Final, NamedTuple

import structlog
from msgspec import json

from osada.kernel.chance import SEALED
from osada.kernel.state import State
from osada.table.games import open_game
from osada.table.latest import Latest
from osada.table.making import MadeTable
from osada.table.protocol.house import DroppedRecord
from osada.table.protocol.position import DraftSeen, DraftSent, Position
from osada.table.protocol.problems import Refused

from ..host.fair_line import FairLine, Lane
from ..host.worker_process import NoAnswer, TooSlow, WorkerProcess
from . import foreign_reader

log = structlog.get_logger(__name__)
LANES: Final = {"kept": Lane(most=12), "sent": Lane(each=2, most=12)}
"""What tables were made with comes first. Whoever comes when so many wait already, of one address
or altogether, is asked to come again."""
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
        self._good = Latest[bytes, None](KNOWN)

    async def record(self, data: DroppedRecord, player: str, who: str) -> MadeTable:
        """The table of a record; `Refused` with what is wrong with it, or where too many of the
        same sender wait to be read."""
        read = foreign_reader.record
        made = (await self._records.ask(who, read, data, player, self._table)).made
        assert made is not None
        return made

    async def check_corrections(
        self, game: str, override: str, content: str = "", who: str = ""
    ) -> None:
        """Refuse corrections that no game can be played with. After this they are at hand here,
        too; they are read in a thread, for it takes a moment. Of a table that there is already
        nobody has sent them, and they are read with what was printed then."""
        if not override:
            return
        mark = hashlib.blake2b(f"{game}\n{content}\n{override}".encode(errors="replace")).digest()
        if mark not in self._good:
            await self._corrections.ask(who, foreign_reader.corrections, game, override, content)
            self._good[mark] = None
        await asyncio.to_thread(open_game, game, override, content)

    async def draft(self, game: str, sent: DraftSent, who: str) -> DraftSeen:
        """A position that is being entered, after what was done to it."""
        answer = await self._positions.ask(who, foreign_reader.draft, game, sent)
        return json.decode(answer.seen, type=DraftSeen)

    async def position(self, game: str, data: Position, who: str) -> State:
        """A position to play on from; `Refused` with what is wrong with it. What it leaves to the
        box is dealt out so that nobody can know it."""
        sealed = {**data, "chance": SEALED}
        await self._positions.ask(who, foreign_reader.position, game, sealed)
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
        self._line = FairLine([self.process], LANES)

    async def ask(
        self, who: str, question: Callable[..., bytes], *args: object
    ) -> foreign_reader.ReadAnswer:
        """What comes of a text from somebody, or from a table, when its turn has come."""
        async with self._line.place("sent" if who else "kept", who):
            return await self._answer(question, *args)

    async def _answer(
        self, question: Callable[..., bytes], *args: object
    ) -> foreign_reader.ReadAnswer:
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
