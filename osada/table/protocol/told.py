"""What a game came to: the finished chapters of a long one, the points as it went on."""

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


class ScoreLine(Struct):
    """The points of every seat at one place of the stream."""

    number: int
    totals: list[int]
