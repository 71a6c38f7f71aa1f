"""The Crafter's things: bag, reserve, workshop, orders, reputation."""

from __future__ import annotations

from typing import final

from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ...sheet import Own
from .printed import LEVELS, MATERIALS, ORDERS, TIERS


@final
class Workshop(Own):
    """Tokens are counted by material; rows by level * 5 + material."""

    def __init__(self) -> None:
        self.bag: list[int] = [0] * len(MATERIALS)
        self.reserve: list[int] = [0] * len(MATERIALS)
        self.rows: list[int] = [0] * (LEVELS * len(MATERIALS))
        self.piles: list[Secrets] = [Secrets([], []) for _ in TIERS]
        self.open: list[int] = []
        self.reputation = 0
        self.counter_done = False
        """Whether the counter was used today."""
        self.wood_moved = False
        """Whether the sun has already helped a piece of wood today."""

    def copy(self) -> Own:
        twin = Workshop()
        twin.bag = self.bag[:]
        twin.reserve = self.reserve[:]
        twin.rows = self.rows[:]
        twin.piles = [pile.copy() for pile in self.piles]
        twin.open = self.open[:]
        twin.reputation = self.reputation
        twin.counter_done = self.counter_done
        twin.wood_moved = self.wood_moved
        return twin

    def to_data(self) -> Data:
        return {
            "bag": _named(self.bag),
            "reserve": _named(self.reserve),
            "rows": [_named(self.rows[i * 5 : i * 5 + 5]) for i in range(LEVELS)],
            "piles": [
                [ORDERS[order] if order >= 0 else None for order in pile.values]
                for pile in self.piles
            ],
            "known": [
                [place for place, seen in enumerate(pile.seen) if seen] for pile in self.piles
            ],
            "open": [ORDERS[order] for order in self.open],
            "reputation": self.reputation,
            "counter_done": self.counter_done,
            "wood_moved": self.wood_moved,
        }

    def at(self, material: int, level: int) -> int:
        """Tokens of a material on a level."""
        return self.rows[level * 5 + material]

    def on_level(self, level: int) -> int:
        """All tokens on a level."""
        return sum(self.rows[level * 5 : level * 5 + 5])

    def put(self, material: int, level: int, count: int = 1) -> None:
        """Lay tokens on a level, or take them off it."""
        self.rows[level * 5 + material] += count


def _named(counts: list[int]) -> Data:
    return {MATERIALS[m]: counts[m] for m in range(len(MATERIALS)) if counts[m]}
