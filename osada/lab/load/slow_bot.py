"""A computer player that thinks as long as it is told, for measuring what thinking costs others.

Loaded by the servers that `osada lab load` starts, through OSADA_BOTS.
"""

from __future__ import annotations

from random import Random
from time import monotonic

from osada.bots import Bot, add, bot, yardstick
from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State

SECONDS = 1.0


class Ponderer:
    """Looks for the best turn again and again, and then plays it."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """What `greedy` would do, after a while."""
        until = monotonic() + SECONDS
        name = yardstick(self.game)
        while True:
            player = bot(name, self.game, self.rng.getrandbits(32), seat)
            action = player.choose(state, seat)
            if monotonic() >= until:
                return action


def _made(game: Game, rng: Random) -> Bot:
    return Ponderer(game, rng)


add("ponder", _made)
