"""How a finished chapter of a long game is told: what it came to, counted from its log."""

from __future__ import annotations

from typing import NamedTuple

from .message import Message


class ChapterPart(NamedTuple):
    """What is told of one seat, or of what all have together."""

    seat: int | None
    lines: tuple[Message, ...]


class ChapterTold(NamedTuple):
    """One chapter."""

    number: int
    """Counted from 1."""
    title: Message
    parts: tuple[ChapterPart, ...]
