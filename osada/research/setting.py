"""What kind of game is played at a table, again and again: plain data that travels to processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, cast

from osada.games import game as open_game
from osada.kernel.encoding import Encoding
from osada.kernel.errors import BadStart, OsadaError
from osada.kernel.game import Game
from osada.kernel.outcome import Outcome

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
    most: int = MOST
    """Decisions after which a game is cut off, and the same by the game's own measures:"""
    lengths: Mapping[str, int] = field(default_factory=dict)

    def open(self) -> tuple[Game, Encoding]:
        """The game and its encoding."""
        game = open_game(self.game, self.content)
        if not game.house.encoding:
            raise NoEncoding(f"{game.name} is not written as numbers: its house has no `encoding`")
        counted = game.start(game.seats[0]).progress()
        for name in self.lengths:
            if name not in counted:
                raise BadStart(f"{game.name} does not count {name}, but {', '.join(counted)}")
        made = cast("type[Encoding]", game.house.part(game.house.encoding))
        return game, made(game)


def paid(outcome: Outcome, reward: Reward) -> list[float]:
    """What an end brings every seat."""
    totals = [float(score.total) for score in outcome.scores]
    if reward == "points":
        return totals
    if reward == "lead":
        return [
            total - max(totals[:seat] + totals[seat + 1 :], default=0.0)
            for seat, total in enumerate(totals)
        ]
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))]
