"""What a computer player is asked: with the whole position where it sits down, and later only with
what was played since."""

from __future__ import annotations

from typing import NamedTuple, Protocol

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
    position: str = ""
    """With these three it sits down; then there are no plays."""


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
