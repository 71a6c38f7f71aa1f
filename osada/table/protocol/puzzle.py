"""What the server says of puzzles: which there are, how one is played, what comes of an answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from osada.kernel.action import Wire

from .insight import Following
from .table import ActionSent, EntrySeen, Scene, TableHead, Tell

PuzzleMark = Literal["", "first", "later", "missed"]
"""Not tried yet; solved at the first try; solved later; not solved yet."""
Actions = Annotated[list[ActionSent], Meta(max_length=60)]


class PuzzleHead(Struct):
    """A puzzle in a list."""

    game: str
    name: str
    grade: str
    """The weakest level that finds it; empty where none does."""
    seats: int
    mark: PuzzleMark = ""
    theme: Tell | None = None
    """What it teaches: by this it is chosen, and who solves it is told it only as help."""
    margin: float = 0.0
    """By how much less every other turn has of the chance to win."""


class PuzzleDay(Struct):
    """The puzzle of a day."""

    day: str
    """As in `2026-11-16`."""
    game: str
    name: str
    mark: PuzzleMark


class Puzzles(Struct):
    """All puzzles there are, easiest first in each game, and those of the last seven days."""

    week: list[PuzzleDay]
    """Today's last."""
    puzzles: list[PuzzleHead]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """What somebody has played from the position of a puzzle on."""

    actions: Actions


class PuzzleAsk(Struct, forbid_unknown_fields=True):
    """A question about actions after that; nothing is played."""

    actions: Actions
    about: Annotated[list[ActionSent], Meta(min_length=1, max_length=64)]


class PuzzleStep(Struct):
    """How it stands at a puzzle after so many actions."""

    head: TableHead
    """As of a table, at which one sits."""
    scene: Scene
    entries: list[EntrySeen]
    """All that was played."""
    over: bool
    """Whether it is a whole turn: an answer."""
    puzzle: PuzzleHead
    tried: int
    """How many people have answered,"""
    found: int
    """and how many of them were right at the first try."""


class PuzzleVerdict(Struct):
    """What is said of an answer."""

    right: bool
    mark: PuzzleMark
    chance: float
    """The chance to win after the right turn,"""
    error: float
    """how far it may be off,"""
    lost: float
    """and what the answer gives away of it."""
    answer: list[Wire]
    """The right turn; empty where somebody may try again without it."""
    reasons: list[Tell]
    follows: list[Following]
    """What the others might answer to what was played."""
    theme: Tell | None
