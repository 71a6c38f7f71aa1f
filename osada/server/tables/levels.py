"""Which computer players there are for a game."""

from __future__ import annotations

from osada.bots import bots

from .games import open_game


def levels(game: str) -> list[str]:
    """The computer players for a game, the best last."""
    return list(bots(open_game(game)))
