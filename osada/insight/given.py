"""Who gives advice on a game, if there is anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from osada.kernel.errors import OsadaError
from osada.kernel.game import Game

if TYPE_CHECKING:
    from .adviser import Adviser
    from .counsel import Counsellor


class NoInsight(OsadaError):
    """A game that nobody here can give advice on."""


def gives_insight(game: Game) -> bool:
    """Whether somebody can tell chances: then there are hints, analyses, lessons, and puzzles."""
    return bool(game.house.insight)


def gives_hints(game: Game) -> bool:
    """Whether somebody can say what would be good, with chances or without."""
    return bool(game.house.insight or game.house.advice)


def check_hints(game: Game) -> None:
    """`NoInsight` where nobody can."""
    if not gives_hints(game):
        raise NoInsight(f"there are no hints and no analysis for {game.name}")


def adviser(game: Game) -> Adviser:
    """Who tells the chances in a game; `NoInsight` where nobody can."""
    return advisers(game)()


def advisers(game: Game) -> type[Adviser]:
    """The same before anybody thinks: who can say what things are called."""
    check_hints(game)
    if not gives_insight(game):
        raise NoInsight(f"there is no analysis for {game.name}: nobody can tell chances in it")
    return cast("type[Adviser]", game.house.part(game.house.insight))


def counsellor(game: Game) -> Counsellor | None:
    """Who gives advice without chances, where that is how a game does it."""
    if game.house.insight or not game.house.advice:
        return None
    return cast("type[Counsellor]", game.house.part(game.house.advice))()
