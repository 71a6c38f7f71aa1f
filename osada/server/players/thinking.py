"""Computer players at tables: they think in processes of their own, never on the event loop.

Whoever thinks too long is stopped, and asked once more.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import NamedTuple

import structlog

from osada.kernel.errors import OsadaError

from ..host.worker_process import NoAnswer, WorkerProcess
from ..tables.games import open_game
from . import thinker

TRIES = 2
"""How often a computer player is asked before chance decides for it."""

log = structlog.get_logger(__name__)


class Thought(NamedTuple):
    """What a computer player chose, and how often it stumbled over it."""

    action: str
    stumbles: int


class Thinkers:
    """All the processes, shared by all tables: whoever asks first gets the next free one."""

    def __init__(self, workers: int, seconds: float, bots_file: str = "") -> None:
        self.workers = workers
        self.seconds = seconds
        self._bots = bots_file
        self._minds = [WorkerProcess(thinker.begin, bots_file) for _ in range(workers)]
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        self._waking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to start the processes; nobody has to wait for them."""
        thinker.load_bots(self._bots)
        for mind in self._minds:
            self._free.put_nowait(mind)
        self._waking = asyncio.create_task(self._wake_one())

    async def _wake_one(self) -> None:
        """One is ready before the first question; the others start when they are needed."""
        mind = await self._free.get()
        try:
            with suppress(NoAnswer):
                await mind.wake()
        finally:
            self._free.put_nowait(mind)

    async def stop(self) -> None:
        """End all processes, whatever they are thinking of."""
        if self._waking is not None:
            self._waking.cancel()
            with suppress(asyncio.CancelledError):
                await self._waking
        for mind in self._minds:
            mind.end()

    async def choose(
        self, game: str, override: str, position: str, seat: int, level: str, seed: int, number: int
    ) -> Thought:
        """What a computer player does at a position (`State.to_json`) where its seat is in turn.

        The same question gets the same answer, unless it stumbles: then it is asked once more,
        and then chance picks a legal action.
        """
        for stumbles in range(TRIES):
            mind = await self._free.get()
            try:
                answer = await mind.ask(
                    self.seconds, thinker.think, game, override, position, seat, level, seed, number
                )
                return Thought(answer, stumbles)
            except Exception as error:
                # It took too long, crashed or broke a rule; none of this must stop a table.
                why = f"{type(error).__name__}: {error}"
                log.warning("stumbled", game=game, player=level, why=why)
            finally:
                self._free.put_nowait(mind)
        chosen = await asyncio.to_thread(_any_legal, game, override, position, seat, seed, number)
        return Thought(chosen, TRIES)


def _any_legal(game: str, override: str, position: str, seat: int, seed: int, number: int) -> str:
    """A legal action by lot."""
    menu = open_game(game, override).from_json(position).legal(seat)
    if not menu:
        raise OsadaError(f"seat {seat} is not in turn, so no computer player can move for it")
    return Random(f"{seed} {number} {seat}").choice(menu).text
