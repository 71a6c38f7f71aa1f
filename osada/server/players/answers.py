"""Answers to puzzles: held against the right one in the processes of the computer players."""

from __future__ import annotations

import structlog

from osada.insight.puzzle import Turn

from ..host.worker_process import Failed, NoAnswer
from ..protocol.problems import Refused
from . import advice
from .advice import Answered, Json
from .hints import ANYBODY, SECONDS
from .thinking import Thinkers

KEPT = 500
"""Verdicts that are remembered: many give the same answer."""

log = structlog.get_logger(__name__)


class Answers:
    """All of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._minds = thinkers.minds
        self._known: dict[Answered, Json] = {}

    async def verdict(self, game: str, puzzle: str, turn: Turn) -> Json:
        """What is to be said of an answer."""
        answered = Answered(game, puzzle, turn)
        known = self._known.get(answered)
        if known is not None:
            return known
        mind = await self._minds.take(ANYBODY)
        try:
            found = await mind.process.ask(SECONDS, advice.judge_answer, answered)
        except (NoAnswer, Failed) as error:
            log.warning("no verdict", game=game, puzzle=puzzle, why=str(error))
            raise Refused("no-verdict") from None
        finally:
            self._minds.give(mind)
        self._known[answered] = found
        while len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
        return found
