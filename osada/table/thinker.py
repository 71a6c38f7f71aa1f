"""Who thinks for tables: computer players, hints, verdicts, looks at games; one question at a time.

It knows nothing but what it was told: a server has some in processes of their own, a script or the
terminal one right here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .latest import Latest
from .questions import Answered, LookAt, Move, Question, Sendable, Wanted
from .worker_insight import LookedThrough, advise, judge_answer
from .worker_table import WorkerTable

TABLES = 100
"""Tables whose computer players one thinker knows; those asked least recently leave first."""


class Thinker:
    """`clock` tells it when it has answered ahead for long enough."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.tables = Latest[str, WorkerTable](TABLES)
        """The one asked last at the end."""
        self._games = LookedThrough()

    def answer(self, question: Sendable) -> Any:
        """The answer to whatever can be asked."""
        match question:
            case Question():
                return self._moves(question)
            case Wanted():
                return advise(question)
            case Answered():
                return judge_answer(question)
            case LookAt():
                return self._games.examine(question)

    def _moves(self, question: Question) -> list[Move]:
        """What a computer player does, and what follows by itself; nothing where nobody here knows
        the table as it stood, so that they have to sit down anew."""
        table = self.tables.pop(question.table, None)
        if question.position:
            table = WorkerTable(question)
        elif table is None or table.tip != question.known:
            return []
        else:
            table.follow(question.plays, question.tip)
        moves = table.answers(question, self._clock)
        # Only now: after a stumble the table is not known here any more.
        self.tables[question.table] = table
        return moves
