"""Who did what, for the lab to find what it is worth: tiles, sales, deliveries, goals, workers."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.state import State

from .rules.awards import award_holders
from .rules.box.box import AWARDS, MILESTONES
from .rules.table import Table
from .rules.words import TILES

Counts = dict[str, list[int]]


class HamletDeeds:
    """One game. A tile belongs to no one once it is built, so somebody has to look who built it."""

    def __init__(self) -> None:
        self.tiles: set[int] | None = None
        self.builders: dict[int, int] = {}
        self.last = -1

    def look(self, state: State, seat: int, action: Action) -> None:
        assert isinstance(state, Table)
        self._see(state)
        self.last = seat

    def _see(self, s: Table) -> None:
        order = s.village.order
        if self.tiles is None:
            self.tiles = set(order)
        elif len(order) > len(self.tiles):
            for tile in set(order) - self.tiles:
                self.builders[tile] = self.last
            self.tiles = set(order)

    def done(self, state: State) -> dict[str, dict[str, list[int]]]:
        assert isinstance(state, Table)
        self._see(state)
        found: dict[str, Counts] = {}
        for tile, seat in self.builders.items():
            landmark = state.box.tiles[tile].category == "landmark"
            _add(state, found, "landmark" if landmark else "building", TILES[tile], seat)
        for seat, sales in enumerate(state.sold):
            for sale in sales:
                _add(state, found, "sale", f"sale {sale + 1}", seat)
        for space, seat in enumerate(state.delivered):
            _add(state, found, "delivery", f"space {space + 1}", seat)
        for goal, seat in enumerate(state.milestones):
            _add(state, found, "milestone", MILESTONES[goal], seat)
        for name, seats in zip(AWARDS, award_holders(state), strict=True):
            for seat in seats:
                _add(state, found, "award", name, seat)
        found["worker"] = {
            "villager": [len(one) for one in state.villagers],
            "donkey": [len(one) for one in state.donkeys],
            "road": [state.roads.built_by(seat) for seat in range(state.seats)],
        }
        return found


def _add(s: Table, found: dict[str, Counts], kind: str, thing: str, seat: int) -> None:
    """One more for a seat; nothing for nobody (-1)."""
    if seat >= 0:
        found.setdefault(kind, {}).setdefault(thing, [0] * s.seats)[seat] += 1
