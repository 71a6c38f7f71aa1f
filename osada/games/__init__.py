"""The games: each keeps the kernel's contract and knows no other game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from osada.kernel.errors import UnknownGame, did_you_mean
from osada.kernel.game import Game

_GAMES = {
    "hamlet": ("osada.games.hamlet.game", "Hamlet"),
    "mythwind": ("osada.games.mythwind.game", "Mythwind"),
    "vikings": ("osada.games.vikings.game", "Vikings"),
}


def games() -> tuple[str, ...]:
    """The names of all games, for `game`."""
    return tuple(_GAMES)


def game(name: str, override: str | Path | None = None) -> Game:
    """A game by name; `override` is an owner's file with corrected printed values.

    >>> game("vikings").title
    'Vikings on Board'
    """
    if name not in _GAMES:
        raise UnknownGame(f"there is no game '{name}': {did_you_mean(name, _GAMES)}")
    module, maker = _GAMES[name]
    made = getattr(import_module(module), maker)(None if override is None else Path(override))
    assert isinstance(made, Game)
    return made
