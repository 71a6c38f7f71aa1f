"""A series of games between computer players: what is played, and what every report of it tells."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from osada.bots import bot
from osada.kernel.game import Game

from .blocks import OpenGame
from .limits import Limits


class Told(TypedDict):
    """The part of a report that is the same for any series; JSON-ready."""

    game: str
    seats: int
    bots: list[str]
    games: int
    unfinished: int
    decisions: int
    seconds: float
    seed: int
    jobs: int
    mode: str
    version: str


class Series(NamedTuple):
    """What is played, as every process has to know it."""

    open_game: OpenGame
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    limits: Limits

    def check(self, game: Game) -> None:
        """Refuse here what would otherwise go wrong in every process."""
        self.limits.check(game)
        game.check_seats(len(self.bots))
        game.start(len(self.bots), self.seed, self.options)
        for seat, name in enumerate(self.bots):
            bot(name, game, self.seed, seat)
