"""What the finished chapters of a long game came to."""

from __future__ import annotations

from msgspec import Struct

from .table import Tell


class PartSeen(Struct):
    """What is told of one seat, or of what all have together."""

    seat: int | None
    lines: list[Tell]


class ChapterSeen(Struct):
    """One chapter, counted from 1."""

    number: int
    title: Tell
    parts: list[PartSeen]
