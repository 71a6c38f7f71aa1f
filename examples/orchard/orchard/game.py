"""Orchard as a game among others: its name, seats, options and doors."""

from __future__ import annotations

from pathlib import Path

from osada.kernel.chance import Chance
from osada.kernel.game import Game
from osada.kernel.options import Option, Value
from osada.kernel.state import Data, State

from .position import read_position
from .rules.box import load_box
from .rules.phrases import BOOK
from .rules.table import lay_out
from .rules.words import FRUITS, VOCABULARY
from .state import OrchardState


class Orchard(Game):
    """For 2 to 4 players (ORC-SETUP-01)."""

    name = "orchard"
    title = "Orchard"
    seats = (2, 3, 4)
    rules_version = 1
    options = (Option("wind", "ORC-WIND-02", (True, False)),)
    vocabulary = VOCABULARY
    phrases = BOOK

    def __init__(self, override: Path | None = None) -> None:
        self.content, self.box = load_box(override)

    def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        state = OrchardState(seats, chance, self.box)
        lay_out(state, options["wind"] is True)
        return state

    def _load(self, data: Data) -> State:
        seats = data.get("baskets")
        number = len(seats) if isinstance(seats, list) else 2
        state = OrchardState(number if number in self.seats else 2, Chance(0), self.box)
        read_position(state, data, self.options)
        return state

    def draw_words(self, label: str) -> tuple[str, ...]:
        return () if label == "first" else FRUITS
