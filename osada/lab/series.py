"""A series of games between computer players: what is played, and what every report of it tells."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import NamedTuple, TypedDict

from osada.bots import Bot
from osada.bots.guarded import SECONDS
from osada.bots.levels import SECONDS as CLOCKS
from osada.bots.own import check_name, player
from osada.kernel.game import Game

from .blocks import OpenGame
from .errors import BadExperiment
from .limits import Limits

FOREVER = 1e6
"""Seconds."""


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
    seconds: float = SECONDS
    """How long players from people's own files may think about a decision."""
    clock: bool = False
    """Whether a clock cuts the levels short, as it does at a table. Without one they take all the
    looks ahead that they are made of, and every game comes out the same wherever it is played."""

    def check(self, game: Game) -> None:
        """Refuse here what would otherwise go wrong in every process."""
        self.limits.check(game)
        if self.seconds <= 0:
            raise BadExperiment(f"--seconds must be above 0, not {self.seconds:g}")
        game.check_seats(len(self.bots))
        game.start(len(self.bots), self.seed, self.options)
        for seat, name in enumerate(self.bots):
            check_name(name, game)
            self.player(game, name, self.seed, seat)

    def player(self, game: Game, name: str, seed: int, seat: int) -> Bot:
        """A computer player for a seat of the game with this seed."""
        with nullcontext() if self.clock else clocks_stopped():
            return player(name, game, seed, seat, self.seconds)

    def seated(self, turned: int) -> tuple[str, ...]:
        """Who sits where when the seats are turned so far."""
        return self.bots[turned:] + self.bots[:turned]

    @property
    def turnings(self) -> tuple[int, ...]:
        """How far the seats are turned for every deal: all ways that differ."""
        seen = [self.seated(turned) for turned in range(len(self.bots))]
        return tuple(turned for turned, one in enumerate(seen) if seen.index(one) == turned)


@contextmanager
def clocks_stopped() -> Iterator[None]:
    """Whoever is made now never runs out of time."""
    before = dict(CLOCKS)
    CLOCKS.update(dict.fromkeys(CLOCKS, FOREVER))
    try:
        yield
    finally:
        CLOCKS.update(before)
