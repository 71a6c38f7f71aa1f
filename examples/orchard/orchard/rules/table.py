"""What lies on the table. ORC-SETUP-01 to ORC-SETUP-04."""

from __future__ import annotations

from osada.kernel.chance import Chance
from osada.kernel.message import eye
from osada.kernel.secret import Secrets
from osada.kernel.state import State

from .box import Box
from .words import FRUITS

NO_TREE = -1
RECIPES = (0, 0, 1, 1, 2, 2)
"""Two for each kind of fruit, so that nobody can tell another's from what is left."""


class Table(State):
    """Trees, baskets and recipes."""

    def __init__(self, seats: int, chance: Chance, box: Box) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.windy = True
        self.trees = [0] * len(FRUITS)
        self.baskets = [[0] * len(FRUITS) for _ in range(seats)]
        self.recipes = Secrets(list(RECIPES), seen_by_owner(seats))
        """The shuffled deck: the first card is of seat 0, known to it alone, and so on; what is
        left over nobody knows (ORC-SETUP-03)."""
        self.resting = NO_TREE
        """The tree that was picked last (ORC-PICK-02)."""
        self.first = 0
        self.round = 1

    def copy_table(self, twin: Table) -> None:
        """Make another table equal to this one."""
        self._copy_base(twin)
        twin.windy = self.windy
        twin.trees = self.trees[:]
        twin.baskets = [basket[:] for basket in self.baskets]
        twin.recipes = self.recipes.copy()
        twin.resting = self.resting
        twin.first = self.first
        twin.round = self.round


def seen_by_owner(seats: int) -> list[int]:
    """Who knows the cards of the deck while the game goes on."""
    return [eye(place) if place < seats else 0 for place in range(len(RECIPES))]


def lay_out(s: Table, windy: bool) -> None:
    """ORC-SETUP-02: full trees; ORC-SETUP-03: a secret recipe each; ORC-SETUP-04: who begins."""
    s.windy = windy
    s.trees = [fruit + s.box.more * (s.seats - 2) for fruit in s.box.fruit]
    s.recipes.values = s.chance.shuffle("recipes", list(RECIPES))
    s.first = s.chance.below("first", s.seats)
    s.turn = (s.first,)
