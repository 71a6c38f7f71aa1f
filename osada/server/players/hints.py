"""Hints at a table: thought of in the processes of the computer players, once for each decision."""

from __future__ import annotations

import asyncio

import structlog

from osada.kernel.chance import Chance
from osada.kernel.journal import one_line
from osada.kernel.state import State

from ..host.worker_process import Failed, NoAnswer
from ..protocol.problems import COME_AGAIN, Refused
from ..tables.levels import advised
from ..tables.plays import check_running
from ..tables.room import Room
from . import advice
from .advice import Json, Wanted
from .thinking import Thinkers

SECONDS = 60.0
"""How long somebody waits for a hint at most."""
WAITING = 8
"""People who may wait for a hint in a position of their own."""
KEPT = 200
"""Hints that are remembered: asking again on the same turn shows the same."""
ANYBODY = ""
"""Any process will do."""
Key = tuple[str, int, int]

log = structlog.get_logger(__name__)


class Hints:
    """All hints of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._minds = thinkers.minds
        self._asked: dict[Key, asyncio.Task[Json]] = {}
        self._asking: set[str] = set()

    def is_new(self, room: Room, seat: int) -> bool:
        """Whether nobody has asked for it at this decision before."""
        return self._key(room, seat) not in self._asked

    async def hint(self, room: Room, seat: int) -> Json:
        """A good move for a seat that is in turn; `Refused` where there are no hints."""
        check_running(room)
        if not room.row.hints:
            raise Refused("hints-off", number=room.number)
        if not advised(room.row.game):
            raise Refused("no-insight", number=room.number)
        if seat not in room.state.turn:
            raise Refused("not-in-turn", number=room.number)
        key = self._key(room, seat)
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.create_task(self._at_table(room, seat))
            task.add_done_callback(lambda done: self._over(key, done))
        return await asyncio.shield(task)

    async def of_position(self, game: str, state: State, who: str) -> Json:
        """A good move for who is to decide in a position; nothing of it is remembered, so nobody
        asks for two at once: the computer players of all tables think in the same processes."""
        if who in self._asking or len(self._asking) >= WAITING:
            raise Refused("too-fast", {"seconds": COME_AGAIN})
        self._asking.add(who)
        try:
            return await self._think(game, "", state, state.turn[0])
        finally:
            self._asking.discard(who)

    def _key(self, room: Room, seat: int) -> Key:
        return room.row.id, room.tip, seat

    async def _at_table(self, room: Room, seat: int) -> Json:
        try:
            return await self._think(room.row.game, room.row.override, room.state.copy(), seat)
        except Refused as refused:
            raise Refused(refused.problem.code, number=room.number) from None

    async def _think(self, game: str, override: str, state: State, seat: int) -> Json:
        state.chance = Chance(0)  # nothing of what is to come leaves the server
        wanted = Wanted(game, override, one_line(state), seat)
        mind = await self._minds.take(ANYBODY)
        try:
            return await mind.process.ask(SECONDS, advice.advise, wanted)
        except (NoAnswer, Failed) as error:
            log.warning("no hint", game=game, why=str(error))
            raise Refused("no-hint") from None
        finally:
            self._minds.give(mind)

    def _over(self, key: Key, task: asyncio.Task[Json]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._asked.pop(key, None)
        while len(self._asked) > KEPT:
            del self._asked[next(iter(self._asked))]
