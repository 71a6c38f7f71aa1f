"""A net against computer players, seats changed in turn, and how sure one can be of what came."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from osada.bots import bot
from osada.kernel.chance import game_seed

from ..by_numbers import GameByNumbers, paid
from ..setting import Setting
from .player import NetPlayer

SURE = 1.96
"""Standard deviations to either side: 95 of 100."""


@dataclass
class Matched:
    """How many games were played, and how much of them was won."""

    games: int = 0
    won: float = 0.0

    def add(self, other: Matched) -> None:
        """Both together."""
        self.games += other.games
        self.won += other.won

    @property
    def share(self) -> float:
        """How much of a game is won on average."""
        return self.won / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, in which the true share lies in 95 of 100 cases."""
        n, p = max(1, self.games), self.share
        centre = (p + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        wide = SURE * sqrt(p * (1 - p) / n + SURE**2 / (4 * n * n)) / (1 + SURE**2 / n)
        return centre - wide, centre + wide


def match(net: NetPlayer, setting: Setting, other: str, games: range, seed: int) -> Matched:
    """The games with these numbers: of each deal one from every seat."""
    table = GameByNumbers(setting)
    found = Matched()
    for number in games:
        own = number % table.seats
        table.begin(game_seed(seed, number // table.seats))
        others = {
            seat: bot(other, table.game, table.seed, seat)
            for seat in range(table.seats)
            if seat != own
        }
        while not table.over and not table.cut:
            seat = table.state.turn[0]
            player = net if seat == own else others[seat]
            table.take(seat, player.choose(table.state, seat))
        outcome = table.state.scored_now()
        assert outcome is not None, f"{setting.game} has no winner"
        found.add(Matched(1, paid(outcome, "win")[own]))
    return found
