"""The bot `random`: every legal answer to the present question is as likely as any other."""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State


class Uniform:
    """Plays any game. It never looks at the position, so it cannot look at a secret."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.random = rng.random

    def choose(self, state: State, seat: int) -> Action:
        """Not `rng.choice`: that takes four times as long, and the bias is below 2^-46."""
        menu = state.legal(seat)
        return menu[int(self.random() * len(menu))]

    def __reduce__(self) -> tuple[type[Uniform], tuple[object, ...]]:
        """A twin casts lots of its own: `random` alone would be shared."""
        return Uniform, (self.game, self.rng)
