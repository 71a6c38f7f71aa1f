"""What kind of game is played at a table, again and again: plain data that travels to processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, cast

from osada.games import game as open_game
from osada.kernel.encoding import Encoding
from osada.kernel.errors import BadStart, OsadaError
from osada.kernel.game import Game

Reward = Literal["win", "points", "lead"]
MOST = 10_000
"""A game that has asked for so many decisions is cut off."""


class NoEncoding(OsadaError):
    """A game that was never written as numbers."""


@dataclass(frozen=True)
class Setting:
    """A game and how it is played.

    `reward` is what a game brings at its end: `win` 1 (shared by those who share it) and 0 to the
    others; `points`; or `lead`, the points ahead of the best of the others. In a game without an
    end it is always how much better a seat is doing than at the beginning (`Encoding.worth`).
    """

    game: str
    seats: int = 0
    """As many as possible where nothing is said."""
    options: Mapping[str, object] = field(default_factory=dict)
    content: str | None = None
    """A file with corrected printed values."""
    reward: Reward = "win"
    per_point: float = 0.0
    """What every turn brings besides, for each point by which one has come further ahead of the
    best of the others (in a game without an end: for how much better one is doing)."""
    most: int = MOST
    """Decisions after which a game is cut off, and the same by the game's own measures:"""
    lengths: Mapping[str, int] = field(default_factory=dict)

    def open(self) -> tuple[Game, Encoding]:
        """The game and its encoding."""
        game = open_game(self.game, self.content)
        made = encoding_of(game)
        counted = game.start(game.seats[0]).progress()
        for name in self.lengths:
            if name not in counted:
                raise BadStart(f"{game.name} does not count {name}, but {', '.join(counted)}")
        return game, made


def encoding_of(game: Game) -> Encoding:
    """The game as numbers."""
    if not game.house.encoding:
        raise NoEncoding(f"{game.name} is not written as numbers: its house has no `encoding`")
    made = cast("type[Encoding]", game.house.part(game.house.encoding))
    return made(game)
