"""What was measured of a game, as people are told."""

from __future__ import annotations

from msgspec import Struct


class Shift(Struct):
    """How a figure moves: `more`, `less`, or `same` where it may be luck."""

    way: str
    per_cent: int
    """By how much, or to how much where the figure is a share itself,"""
    was: int = 0
    """and from how much."""


class Measured(Struct):
    """What a choice does to a game, as it was played out between equal computer players."""

    choice: str
    seats: int
    games: int
    length: Shift
    score: Shift
    first: Shift
    """The share of games that the first seat wins."""


class Rung(Struct):
    """How many of a hundred games a level has won alone against others of the level below, at
    tables for so many, and between which numbers that lies for sure (95 %)."""

    level: str
    seats: int
    games: int
    won: int
    low: int
    high: int
