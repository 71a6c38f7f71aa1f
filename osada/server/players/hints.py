"""Hints at a table: thought of in the processes of the computer players, once for each decision."""

from __future__ import annotations

import structlog

from osada.kernel.state import State
from osada.table.hints import hint_wanted, look_wanted, position_wanted
from osada.table.latest import Latest
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
        key = (room.head.id, room.tip, seat)
        found = await self._of(room, key, hint_wanted(room, seat), who)
        return found, self._is_first(key)

    async def look(self, room: Table, seat: int, who: Asker) -> Json:
        """What is good for a seat that is in turn, whether it is told or not."""
        return await self._of(room, (room.head.id, room.tip, seat), look_wanted(room, seat), who)

    async def _of(self, room: Table, key: Key, wanted: Wanted, who: Asker) -> Json:
        try:
            return await self._found.get(key, lambda: self._think(wanted, who))
        except Refused as refused:
            problem = refused.problem
            raise Refused(problem.code, problem.told.args, number=room.number) from None

    async def of_position(self, game: str, state: State, who: Asker) -> Json:
        """A good move for who is to decide in a position; nothing of it is remembered."""
        return await self._think(position_wanted(game, state), who)

    async def _think(self, wanted: Wanted, who: Asker) -> Json:
        try:
            return await self._pool.advise(who, SECONDS, worker_main.answer, wanted)
        except (NoAnswer, Failed) as error:
            log.warning("no hint", game=wanted.game, why=str(error))
            raise Refused("no-hint") from None

    def _is_first(self, key: Key) -> bool:
        """Whoever gets it first, not whoever asked first: they may have gone."""
        first = key not in self._told
        self._told[key] = None
        return first
