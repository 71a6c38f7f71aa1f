"""Insight into a game: which moves are good, how good, and why; for hints, analyses, lessons.

>>> import osada
>>> state = osada.game("vikings").start(seats=2, seed=7)
>>> seat = state.turn[0]
>>> seen = look(adviser(osada.game("vikings")), state, seat, BRIEFLY)
>>> seen.choices[0].chances[seat] >= seen.choices[1].chances[seat]
True
"""

from __future__ import annotations

from typing import cast

from osada.kernel.errors import OsadaError
from osada.kernel.game import Game

from .adviser import Adviser, Gain
from .effort import BRIEFLY, CLOSELY, Effort
from .look import Choice, Look, Told, hint, look
from .marks import MARKS


class NoInsight(OsadaError):
    """A game that nobody here can give advice on."""


def gives_insight(game: Game) -> bool:
    """Whether there is anybody who can give advice on a game."""
    return bool(game.house.insight)


def adviser(game: Game) -> Adviser:
    """Who gives advice on a game; `NoInsight` where nobody can."""
    if not gives_insight(game):
        raise NoInsight(f"there are no hints and no analysis for {game.name}")
    return cast(type[Adviser], game.house.part(game.house.insight))()


__all__ = [
    "BRIEFLY",
    "CLOSELY",
    "MARKS",
    "Adviser",
    "Choice",
    "Effort",
    "Gain",
    "Look",
    "NoInsight",
    "Told",
    "adviser",
    "gives_insight",
    "hint",
    "look",
]
