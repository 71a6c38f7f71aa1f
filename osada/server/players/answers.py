"""Answers to puzzles: held against the right one in the processes of the computer players."""

from __future__ import annotations

import structlog

from osada.insight.puzzle import Turn

from ..host.shared_work import SharedWork
from ..host.worker_process import Failed, NoAnswer
from ..protocol.problems import Refused
from . import advice
from .advice import Answered, Json
from .hints import SECONDS
from .thinking import Thinkers

KEPT = 500
"""Verdicts that are remembered: many give the same answer."""

log = structlog.get_logger(__name__)


class Answers:
    """All of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._minds = thinkers.minds
        self._known: SharedWork[Json] = SharedWork(KEPT)

    async def verdict(self, game: str, puzzle: str, turn: Turn, who: str) -> Json:
        """What is to be said of an answer from an address; `Refused` where too many ask."""
        answered = Answered(game, puzzle, turn)
        return await self._known.get(answered, lambda: self._judge(answered, who))

    async def _judge(self, answered: Answered, who: str) -> Json:
        try:
            return await self._minds.advise(who, SECONDS, advice.judge_answer, answered)
        except (NoAnswer, Failed) as error:
            log.warning("no verdict", game=answered.game, puzzle=answered.puzzle, why=str(error))
            raise Refused("no-verdict") from None
