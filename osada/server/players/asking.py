"""Computer players at tables: they think in processes of their own, never on the event loop.

They sit down there once, and are then told what was played. Whoever thinks too long is stopped, and
asked once more; those who sat in the same process sit down anew when they are next asked.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

import structlog

from osada.table import thinker
from osada.table.latest import Latest
from osada.table.questions import Asked, Move, Question

from ..host.worker_process import NoAnswer
from . import worker_main
from .pool import Pool, Worker

TRIES = 2
"""How often a computer player is asked before chance decides for it."""

log = structlog.get_logger(__name__)


class Thought(NamedTuple):
    """What a computer player chose, how often it stumbled over it, and what follows by itself."""

    action: str
    stumbles: int
    ahead: tuple[Move, ...] = ()


class Thinkers:
    """All the processes, shared by all tables."""

    def __init__(self, workers: int, seconds: float, bots_file: str = "") -> None:
        self.seconds = seconds
        self._bots = bots_file
        self.pool = Pool(workers, bots_file)
        self._alone = Latest[str, None](thinker.TABLES)
        self._waking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to start the processes; nobody has to wait for them."""
        worker_main.load_bots(self._bots)
        self._waking = asyncio.create_task(self._wake_one())

    async def _wake_one(self) -> None:
        """One is ready before the first question; the others start when they are needed."""
        worker = await self.pool.take("")
        try:
            with suppress(NoAnswer):
                await worker.process.wake()
        finally:
            self.pool.give(worker)

    async def stop(self) -> None:
        """End all processes, whatever they are thinking of."""
        if self._waking is not None:
            self._waking.cancel()
            with suppress(asyncio.CancelledError):
                await self._waking
        for worker in self.pool.all:
            worker.process.end()

    def forget(self, table: str) -> None:
        """Let the computer players of a table sit down anew."""
        for worker in self.pool.all:
            worker.forget(table)

    async def choose(self, asked: Asked) -> Thought:
        """What a computer player does at a table where its seat is in turn.

        The same question gets the same answer, unless it stumbles: then it is asked once more,
        and then chance picks a legal action. Where a process gives no answer, it may have ended
        for reasons of its own, or over a decision to come: only who is asked about this decision
        alone has stumbled over it.
        """
        alone, stumbles = asked.table in self._alone, 0
        while stumbles < TRIES:
            worker = await self.pool.take(asked.table)
            try:
                _, *ahead = moves = await self._ask(worker, asked, alone)
                return Thought(moves[0][1], stumbles, tuple(ahead))
            except Exception as error:
                # It took too long, crashed or broke a rule; none of this must stop a table.
                worker.forget(asked.table)
                why = f"{type(error).__name__}: {error}"
                if isinstance(error, NoAnswer) and not alone:
                    log.warning("no answer", game=asked.game, player=asked.level, why=why)
                    alone = True
                    continue
                log.warning("stumbled", game=asked.game, player=asked.level, why=why)
                stumbles += 1
            finally:
                self.pool.give(worker)
        self._ask_alone(asked.table)
        return Thought(asked.by_lot(), TRIES)

    def _ask_alone(self, table: str) -> None:
        """At a table where somebody always stumbles nobody is asked for more than one move."""
        self._alone[table] = None

    async def _ask(self, worker: Worker, asked: Asked, alone: bool) -> list[Move]:
        """Tell what was played since, and ask; who does not know the table sits down."""
        known = worker.told(asked.table)
        question = None if known is None else asked.following(known, alone)
        moves = [] if question is None else await self._put(worker, question)
        return moves or await self._put(worker, asked.sitting_down(alone))

    async def _put(self, worker: Worker, question: Question) -> list[Move]:
        moves: list[Move] = await worker.process.ask(self.seconds, worker_main.answer, question)
        if moves:
            worker.knows(question.table, question.tip)
        return moves
