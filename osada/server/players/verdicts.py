"""Verdicts to puzzles: held against the right one in the processes of the computer players."""

from __future__ import annotations

import structlog

from osada.insight.puzzle import Turn
from osada.table.protocol.problems import Refused
from osada.table.questions import Answered
from osada.table.worker_insight import Json

from ..host.shared_work import SharedWork
from ..host.worker_process import Failed, NoAnswer
from . import worker_main
from .asking import Thinkers
from .hints import SECONDS
from .pool import Asker

KEPT = 500
"""Verdicts that are remembered: many give the same answer."""

log = structlog.get_logger(__name__)


class Verdicts:
    """All of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._pool = thinkers.pool
        self._known: SharedWork[Json] = SharedWork(KEPT)

    async def verdict(self, game: str, puzzle: str, turn: Turn, who: Asker) -> Json:
        """What is to be said of somebody's answer; `Refused` where too many ask."""
        answered = Answered(game, puzzle, turn)
        return await self._known.get(answered, lambda: self._judge(answered, who))

    async def _judge(self, answered: Answered, who: Asker) -> Json:
        try:
            return await self._pool.advise(who, SECONDS, worker_main.answer, answered)
        except (NoAnswer, Failed) as error:
            log.warning("no verdict", game=answered.game, puzzle=answered.puzzle, why=str(error))
            raise Refused("no-verdict") from None
