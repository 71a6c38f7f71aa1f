"""Which computer players there are for a game."""

from __future__ import annotations

from functools import cache

from osada import bots
from osada.insight import gives_hints, gives_insight
from osada.kernel.errors import OsadaError

from .games import open_game

USUAL = ("casual", "skilled")
"""Who sits down where nobody says how well to play, and"""
STAND_IN = ("strong", "skilled")
"""who plays for somebody who is away: well, and soon. The first of these that the game has."""


def levels(game: str) -> list[str]:
    """Those that people choose from, the best last."""
    return list(bots.levels(open_game(game)))


def usual(game: str) -> str:
    """The one that sits down where nobody chooses: the best where there is no middling one."""
    return _first(USUAL, levels(game))


def standing_in(game: str) -> str:
    """The one that plays for somebody who is away."""
    return _first(STAND_IN, levels(game))


def _first(wanted: tuple[str, ...], there: list[str]) -> str:
    return next((level for level in wanted if level in there), there[-1] if there else "")


def known(game: str) -> list[str]:
    """All that may sit at a table: the levels, and those for experiments and older tables."""
    return list(bots.bots(open_game(game)))


@cache
def advised(game: str) -> bool:
    """Whether chances are told in a game: then there are analyses and lessons. Not for one that is
    no longer here."""
    try:
        return gives_insight(open_game(game))
    except OsadaError:
        return False


@cache
def hinted(game: str) -> bool:
    """Whether there are hints in a game, with chances or without."""
    try:
        return gives_hints(open_game(game))
    except OsadaError:
        return False
