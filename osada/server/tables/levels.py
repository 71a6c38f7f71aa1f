"""Which computer players there are for a game."""

from __future__ import annotations

from functools import lru_cache

from osada.bots import BadBot, bot, bots

from .games import open_game


def levels(game: str) -> list[str]:
    """The computer players for a game, the best last."""
    return [name for name in bots() if _plays(name, game)]


@lru_cache(maxsize=256)
def _plays(name: str, game: str) -> bool:
    try:
        bot(name, open_game(game), 0, 0)
    except BadBot:
        return False
    return True
