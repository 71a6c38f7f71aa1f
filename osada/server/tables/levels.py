"""Which computer players there are for a game."""

from __future__ import annotations

from osada import bots

from .games import open_game

USUAL = "casual"
"""Who sits down where nobody says how well to play, and"""
STAND_IN = "strong"
"""who plays for somebody who is away, if the game has these levels: well, and soon."""


def levels(game: str) -> list[str]:
    """Those that people choose from, the best last."""
    return list(bots.levels(open_game(game)))


def usual(game: str) -> str:
    """The one that sits down where nobody chooses: the best where there is no middling one."""
    there = levels(game)
    return USUAL if USUAL in there else there[-1] if there else ""


def known(game: str) -> list[str]:
    """All that may sit at a table: the levels, and those for experiments and older tables."""
    return list(bots.bots(open_game(game)))
