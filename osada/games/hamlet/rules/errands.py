"""What there is to do for a villager, tile by tile. HAM-TURN-04.

The deeds themselves say what they offer there. What can be paid is found out once for all tiles to
which the same resources can come.
"""

from __future__ import annotations

from typing import Final, Literal, final

from osada.kernel.action import Action

from .deed import Deed
from .map.store import Store
from .paying.deed import PaidDeed
from .paying.demand import Demand
from .paying.supply import can_pay_from, store_of
from .steps.act import DEEDS
from .table import Table
from .words import CHURCH

ErrandKind = Literal["work", "build", "road"]
KINDS: Final[dict[str, ErrandKind]] = {"build": "build", "bridge": "road", "path": "road"}
"""By the kind of an action; any other is the work of the tile itself."""
Errand = tuple[int, ErrandKind, int, int]
"""A tile, what could be done there, and the most gold and stars that one such deed brings."""


def errands(s: Table, seat: int, tiles: list[int]) -> list[Errand]:
    """Everything that a villager of this seat could do on these tiles."""
    there = s.copy()
    assert isinstance(there, Table)
    looking = _Looking(there, seat)
    found: list[Errand] = []
    for tile in tiles:
        found += looking.at(tile)
    return found


@final
class _Looking:
    """A look at tile after tile on a table of its own."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.store = store_of(s, seat, CHURCH)
        self.payable: dict[tuple[Store, Demand, bool], bool] = {}

    def at(self, tile: int) -> list[Errand]:
        self.s.at = tile
        self.store = store_of(self.s, self.seat, tile)
        best: dict[ErrandKind, tuple[int, int]] = {}
        for deed in DEEDS:
            for action in self._offered(deed):
                kind = KINDS.get(action.kind, "work")
                gold, stars = deed.reward(self.s, action)
                if kind not in best or (stars, gold) > (best[kind][1], best[kind][0]):
                    best[kind] = (gold, stars)
        return [(tile, kind, gold, stars) for kind, (gold, stars) in best.items()]

    def _offered(self, deed: Deed) -> list[Action]:
        if not isinstance(deed, PaidDeed):
            return deed.offers(self.s, self.seat)
        return [
            word
            for word in deed.subjects(self.s, self.seat)
            if self._can_pay(deed.price(self.s, word.args[0]), deed.buying)
            and not deed.barred(self.s, self.seat, word.args[0])
        ]

    def _can_pay(self, price: Demand, buying: bool) -> bool:
        key = (self.store, price, buying)
        if key not in self.payable:
            self.payable[key] = can_pay_from(self.s, self.seat, self.store, price, buying)
        return self.payable[key]
