"""Who gives advice on a game, if there is anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from osada.kernel.errors import OsadaError
from osada.kernel.game import Game

if TYPE_CHECKING:
    from .adviser import Adviser


class NoInsight(OsadaError):
    """A game that nobody here can give advice on."""


def gives_insight(game: Game) -> bool:
    """Whether there is anybody who can give advice on a game."""
    return bool(game.house.insight)


def adviser(game: Game) -> Adviser:
    """Who gives advice on a game; `NoInsight` where nobody can."""
    if not gives_insight(game):
        raise NoInsight(f"there are no hints and no analysis for {game.name}")
    return cast("type[Adviser]", game.house.part(game.house.insight))()
