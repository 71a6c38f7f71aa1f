"""Hints at a table: thought of in the processes of the computer players, once for each decision."""

from __future__ import annotations

import structlog

from osada.kernel.chance import Chance
from osada.kernel.journal import one_line
from osada.kernel.state import State
from osada.table.latest import Latest
from osada.table.levels import advised, hinted
from osada.table.plays import check_running
from osada.table.protocol.problems import Refused
from osada.table.questions import Wanted
from osada.table.table import Table
from osada.table.worker_insight import Json

from ..host.shared_work import SharedWork
from ..host.worker_process import Failed, NoAnswer
from . import worker_main
from .asking import Thinkers
from .pool import Asker

SECONDS = 60.0
"""How long a hint may be thought of at most."""
KEPT = 200
"""Hints that are remembered: asking again on the same turn shows the same."""
Key = tuple[str, int, int]

log = structlog.get_logger(__name__)


class Hints:
    """All hints of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._pool = thinkers.pool
        self._found: SharedWork[Json] = SharedWork(KEPT)
        self._told = Latest[Key, None](KEPT)

    async def hint(self, room: Table, seat: int, who: Asker) -> tuple[Json, bool]:
        """A good move for a seat that is in turn, and whether it is told the first time; `Refused`
        where there are no hints, or too many ask."""
        check_running(room)
        if not room.head.hints:
            raise Refused("hints-off", number=room.number)
        if not hinted(room.head.game):
            raise Refused("no-hints", number=room.number)
        key = (room.head.id, room.tip, seat)
        found = await self._of(room, seat, who)
        return found, self._is_first(key)

    async def look(self, room: Table, seat: int, who: Asker) -> Json:
        """What is good for a seat that is in turn, whether it is told or not."""
        check_running(room)
        if not advised(room.head.game):
            raise Refused("no-insight", number=room.number)
        return await self._of(room, seat, who)

    async def _of(self, room: Table, seat: int, who: Asker) -> Json:
        if seat not in room.state.turn:
            raise Refused("not-in-turn", number=room.number)
        if len(room.state.legal(seat)) < 2:
            raise Refused("one-choice", number=room.number)
        key, row, state = (room.head.id, room.tip, seat), room.head, room.state.copy()
        try:
            found = await self._found.get(
                key, lambda: self._think(row.game, row.override, state, seat, who)
            )
        except Refused as refused:
            problem = refused.problem
            raise Refused(problem.code, problem.told.args, number=room.number) from None
        return found

    async def of_position(self, game: str, state: State, who: Asker) -> Json:
        """A good move for who is to decide in a position; nothing of it is remembered."""
        if len(state.legal(state.turn[0])) < 2:
            raise Refused("one-choice")
        return await self._think(game, "", state, state.turn[0], who)

    async def _think(self, game: str, override: str, state: State, seat: int, who: Asker) -> Json:
        state.chance = Chance(0)  # nothing of what is to come leaves the server
        wanted = Wanted(game, override, one_line(state), seat)
        try:
            return await self._pool.advise(who, SECONDS, worker_main.answer, wanted)
        except (NoAnswer, Failed) as error:
            log.warning("no hint", game=game, why=str(error))
            raise Refused("no-hint") from None

    def _is_first(self, key: Key) -> bool:
        """Whoever gets it first, not whoever asked first: they may have gone."""
        first = key not in self._told
        self._told[key] = None
        return first
