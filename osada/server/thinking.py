"""Computer players at tables: they think in processes of their own, never on the event loop.

Each process is a pool of one, so that killing one that hangs disturbs nobody else's thinking.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from typing import NamedTuple, TypeVar

import structlog

from osada.bots import BadBot, bot, bots
from osada.kernel.errors import OsadaError

from . import thinker
from .boxes import open_game

TRIES = 2
"""How often a computer player is asked before chance decides for it."""
WAKING = 30.0
"""Seconds a new process may take to be ready."""

Result = TypeVar("Result")
log = structlog.get_logger(__name__)


class Thought(NamedTuple):
    """What a computer player chose, and how often it stumbled over it."""

    action: str
    stumbles: int


class Stumbled(Exception):
    """A computer player gave no answer: it took too long, crashed or broke a rule."""


def levels(game: str) -> list[str]:
    """The computer players for a game, the best last."""
    return [name for name in bots() if _plays(name, game)]


@lru_cache(maxsize=256)
def _plays(name: str, game: str) -> bool:
    try:
        bot(name, open_game(game), 0, 0)
    except BadBot:
        return False
    return True


class Mind:
    """One process to think in, replaced when it dies or has to be killed."""

    def __init__(self, bots_file: str) -> None:
        self._bots = bots_file
        self._pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def wake(self) -> None:
        """Start the process, if there is none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), thinker.begin, (os.getpid(), self._bots)
            )
            self.pid = await self._ask(WAKING, thinker.ready)

    async def ask(self, seconds: float, question: Callable[..., str], *args: object) -> str:
        """The answer to a question, within so many seconds; otherwise `Stumbled`."""
        await self.wake()
        return await self._ask(seconds, question, *args)

    async def _ask(self, seconds: float, question: Callable[..., Result], *args: object) -> Result:
        assert self._pool is not None
        try:
            future = asyncio.wrap_future(self._pool.submit(question, *args))
            return await asyncio.wait_for(future, seconds)
        except TimeoutError:
            self.end()
            raise Stumbled(f"no answer in {seconds:g} seconds") from None
        except BrokenExecutor:
            self.end()
            raise Stumbled("the process died") from None
        except asyncio.CancelledError:
            self.end()
            raise
        except Exception as error:
            # Whatever a computer player does wrong must not stop a table.
            raise Stumbled(f"{type(error).__name__}: {error}") from error

    def end(self) -> None:
        """Kill the process; the next question starts another."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        self.pid = 0
        pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """All the processes, shared by all tables: whoever asks first gets the next free one."""

    def __init__(self, workers: int, seconds: float, bots_file: str = "") -> None:
        self.workers = workers
        self.seconds = seconds
        self._bots = bots_file
        self._minds = [Mind(bots_file) for _ in range(workers)]
        self._free: asyncio.LifoQueue[Mind] = asyncio.LifoQueue()
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
            with suppress(Stumbled):
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
            except Stumbled as error:
                log.warning("stumbled", game=game, player=level, why=str(error))
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
