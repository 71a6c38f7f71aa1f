"""The table as one viewer may see it; made from a masked copy. ORC-SETUP-03."""

from __future__ import annotations

from typing import TypedDict

from osada.kernel.shapes import Result

from ..rules.pick import resting_tree
from ..rules.table import Table
from ..rules.words import FRUITS, Fruit


class Tree(TypedDict):
    """One tree, and whether it rests (ORC-PICK-02)."""

    tree: Fruit
    fruit: int
    resting: bool


class Seat(TypedDict):
    """One player's basket and, for those who may know it, the recipe."""

    seat: int
    basket: dict[Fruit, int]
    recipe: Fruit | None


class View(TypedDict):
    """The whole table."""

    game: str
    round: int
    turn: list[int]
    first: int
    trees: list[Tree]
    seats: list[Seat]
    outcome: Result | None


def view_table(s: Table) -> View:
    """Everything public, and this viewer's own recipe."""
    rests = resting_tree(s)
    return {
        "game": "orchard",
        "round": s.round,
        "turn": list(s.turn),
        "first": s.first,
        "trees": [
            {"tree": fruit, "fruit": s.trees[tree], "resting": tree == rests}
            for tree, fruit in enumerate(FRUITS)
        ],
        "seats": [
            {
                "seat": seat,
                "basket": dict(zip(FRUITS, s.baskets[seat], strict=True)),
                "recipe": FRUITS[recipe] if recipe >= 0 else None,
            }
            for seat, recipe in enumerate(s.recipes.values[: s.seats])
        ],
        "outcome": None if s.outcome is None else s.outcome.to_data(),
    }
