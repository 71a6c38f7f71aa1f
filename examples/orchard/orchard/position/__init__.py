"""A position as data that people can read, edit and write by hand."""

from __future__ import annotations

from collections.abc import Iterator

from osada.kernel.errors import Fault
from osada.kernel.fields import Fields
from osada.kernel.message import EVERYONE
from osada.kernel.options import Option, spell
from osada.kernel.state import Data

from ..rules.scoring import final_outcome
from ..rules.table import NO_TREE, RECIPES, Table
from ..rules.words import FRUITS

KNOWN = (
    *("game", "rules", "options", "chance", "learned", "round", "turn", "trees", "baskets"),
    *("recipes", "resting", "first"),
)


def write_position(s: Table) -> Data:
    """Everything there is, secrets included. `read_position` reads it back."""
    return {
        "game": "orchard",
        "rules": 1,
        "options": {"wind": spell(s.windy)},
        "chance": s.chance.text(),
        "learned": s.reveals,
        "round": s.round,
        "turn": list(s.turn),
        "trees": s.trees[:],
        "baskets": [basket[:] for basket in s.baskets],
        "recipes": [FRUITS[fruit] for fruit in s.recipes.values],
        "resting": FRUITS[s.resting] if s.resting >= 0 else None,
        "first": s.first,
    }


def read_position(s: Table, data: Data, options: tuple[Option, ...]) -> None:
    """Lay a position out on an empty table; `BadPosition` names every fault of it."""
    fields = Fields(data, KNOWN)
    fields.header("orchard", 1)
    s.windy = fields.options(options)["wind"] is True
    s.chance = fields.chance()
    s.reveals = fields.whole("learned", 0, 1 << 30, 0)
    s.round = fields.whole("round", 1, 1 << 30, 1)
    s.trees = _counts(fields, data.get("trees"), "trees")
    baskets = fields.row(data.get("baskets"), "baskets")
    if len(baskets) != s.seats:
        fields.fault("baskets", "must be one for each of 2 to 4 players")
    s.baskets = [
        _counts(fields, basket, f"baskets.{seat}") for seat, basket in enumerate(baskets[: s.seats])
    ]
    recipes = fields.row(data.get("recipes"), "recipes")
    s.recipes.values = [fields.word(fruit, FRUITS, "recipes") for fruit in recipes]
    if sorted(s.recipes.values) != list(RECIPES):
        fields.fault("recipes", "must be two of each kind, those of the players first")
    s.first = fields.whole("first", 0, s.seats - 1, 0)
    resting = data.get("resting")
    s.resting = NO_TREE if resting is None else fields.word(resting, FRUITS, "resting")
    turn = fields.row(data.get("turn"), "turn")
    s.turn = tuple(fields.number(seat, 0, s.seats - 1, "turn") for seat in turn)
    fields.stop()
    fields.faults = list(faults(s))
    fields.stop()
    if not s.turn:
        s.recipes.seen[: s.seats] = [EVERYONE] * s.seats
        s.outcome = final_outcome(s)


def _counts(fields: Fields, value: object, place: str) -> list[int]:
    row = fields.row(value, place)
    if len(row) != len(FRUITS):
        fields.fault(place, f"must be {len(FRUITS)} numbers, one for each kind of fruit")
        return [0] * len(FRUITS)
    return [fields.number(count, 0, 99, place) for count in row]


def faults(s: Table) -> Iterator[Fault]:
    """What cannot be so in any game."""
    for tree, fruit in enumerate(FRUITS):
        there = s.trees[tree] + sum(basket[tree] for basket in s.baskets)
        if there > s.box.fruit[tree] + s.box.more * (s.seats - 2):
            yield Fault("trees", f"there are more of '{fruit}' than the tree ever bore")
    if len(s.turn) != int(any(s.trees)):
        yield Fault("turn", "one player is in turn exactly while a tree bears fruit")
