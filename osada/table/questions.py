"""What a worker is asked. A computer player is asked with the whole position where it sits down,
and later only with what was played since."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from osada.insight.puzzle import Turn

NOWHERE = -1
"""Where somebody stands who has not sat down."""

Told = tuple[int, str, object]
"""A play as a worker is told of it: seat, action, and what chance gave as the stream keeps it."""


class Question(NamedTuple):
    """Goes to a worker. Nothing in it tells of chance to come."""

    table: str
    seat: int
    level: str
    lots: int
    """The seed by which the computer players of the table cast lots."""
    decision: int
    """How many plays stand: the lots of one decision."""
    known: int
    """The number of the last play that it has been told of."""
    tip: int
    """The same after this question."""
    plays: list[Told]
    others: dict[int, str]
    """The computer players of the table by seat, if the next decisions may be answered, too."""
    game: str = ""
    override: str = ""
    content: str = ""
    position: str = ""
    """With these four it sits down; then there are no plays."""


class Wanted(NamedTuple):
    """A position at which somebody wants a hint. What is hidden from them has no say."""

    game: str
    override: str
    content: str
    """The fingerprint of its printed values."""
    position: str
    seat: int


class LookAt(NamedTuple):
    """A decision of a game to look at."""

    key: str
    """The game, as far as it has come."""
    at: int
    """Which of its decisions,"""
    seat: int | None
    """of those of one seat where one is named."""
    override: str = ""
    record: str = ""
    """With these it is told."""


class Answered(NamedTuple):
    """An answer to a puzzle."""

    game: str
    puzzle: str
    turn: Turn


Sendable = Question | Wanted | LookAt | Answered
"""All that a worker can be asked: plain values, that can be sent to wherever it is."""


class Ask(Protocol):
    """Asks a worker, here or elsewhere; the answer is as plain as the question. Where the answer is
    None or empty, it does not know the table or the game any more: it has to be told again."""

    def __call__(self, question: Sendable) -> Any: ...


Move = tuple[int, str]
"""What a seat does, as its text."""


class Asked(Protocol):
    """A table at which a computer player is in turn."""

    table: str
    game: str
    level: str

    def sitting_down(self, alone: bool) -> Question:
        """The question to one who does not know the table, about this decision alone or not."""
        ...

    def following(self, known: int, alone: bool) -> Question | None:
        """The question to one who knows it up to a play; None where that was taken back, or is too
        long ago."""
        ...

    def by_lot(self) -> str:
        """Any legal action."""
        ...
