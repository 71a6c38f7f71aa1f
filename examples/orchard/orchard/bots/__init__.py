"""The computer player of Orchard: it picks what is worth most to itself just now."""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State

from ..rules.table import Table


class Picker:
    """Looks at nothing but its own basket and recipe, the box, and the trees."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """The best pick in sight; among equals, one by lot."""
        assert isinstance(state, Table)
        menu = state.legal(seat)
        worths = [_worth(state, seat, action) for action in menu]
        best = max(worths)
        return self.rng.choice([a for a, worth in zip(menu, worths, strict=True) if worth == best])


def _worth(s: Table, seat: int, action: Action) -> int:
    """The points that an action brings at once."""
    tree, count = action.args
    basket = s.baskets[seat]
    after = [have + count * (kind == tree) for kind, have in enumerate(basket)]
    wanted = count if s.recipes.values[seat] == tree else 0
    return count + wanted + (min(after) - min(basket)) * s.box.set_bonus
