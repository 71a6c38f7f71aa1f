"""A computer player of your own, for any game: copy this file and put your thinking into `choose`.

osada lab tournament vikings --bots examples/my_bot.py:Tidy,random,random --blocks 20
osada play vikings --bots examples/my_bot.py:Tidy
OSADA_BOTS=examples/my_bot.py:Tidy osada serve
"""

from random import Random

from osada import Action, Game, State


class Tidy:
    """Plays whatever leaves the others the fewest choices, and casts lots among equals."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """One of `state.legal(seat)`; the position is this player's own to try things out on."""
        rated = [
            (self.left(state, seat, action), self.rng.random(), action.text, action)
            for action in state.legal(seat)
        ]
        return min(rated)[-1]

    def left(self, state: State, seat: int, action: Action) -> int:
        after = state.copy()
        after.play(seat, action)
        return sum(len(after.legal(other)) for other in after.turn if other != seat)
