"""The Crafter at noon, in a few words.

shop = Shop(rows=["birch", "leather leather"], orders="boots stool scroll", bag="cloth")
shop.play("deliver-order boots 0")
assert shop.bag == "cloth leather leather"
Without a word about it the workshop is empty and the bag as at the start; what is in neither lies
in the reserve. Orders not named lie in their piles as printed, those of `next` on top.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack, cast

from osada.games.mythwind.rules.characters.crafter.printed import MATERIALS, ORDERS

from .noons import Day, Json, Noon

EACH = 10
"""Tokens of each material in the box."""
PILES = (ORDERS[:5] * 2, ORDERS[5:11], ORDERS[11:14], ORDERS[14:])
START = " ".join(f"{name} {name} {name}" for name in MATERIALS)


class Shop(Noon):
    """The Crafter and her workshop."""

    def __init__(
        self,
        *,
        rows: Sequence[str] = (),
        bag: str = START,
        orders: str = "boots satchel scroll",
        following: str = "",
        reputation: int = 0,
        **day: Unpack[Day],
    ) -> None:
        levels = [row.split() for row in (*rows, *[""] * (5 - len(rows)))]
        out = [token for level in (*levels, bag.split()) for token in level]
        own: Json = {
            "rows": [_counted(level) for level in levels],
            "bag": _counted(bag.split()),
            "reserve": {name: EACH - out.count(name) for name in MATERIALS},
            "open": orders.split(),
            "piles": _piles(orders.split(), following.split()),
            "known": [[], [], [], []],
            "reputation": reputation,
            "counter_done": False,
            "wood_moved": False,
        }
        super().__init__("crafter", own, **day)

    @property
    def bag(self) -> str:
        """The tokens in the bag, by material."""
        return _spelled(cast("dict[str, int]", self.own("bag")))

    @property
    def rows(self) -> list[str]:
        """The tokens on each level, by material."""
        return [_spelled(row) for row in cast("list[dict[str, int]]", self.own("rows"))]

    @property
    def orders(self) -> list[str]:
        """The open orders, the newest last."""
        return cast("list[str]", self.own("open"))

    @property
    def reputation(self) -> int:
        """Her good name."""
        return cast(int, self.own("reputation"))

    def in_reserve(self, material: str) -> int:
        """Tokens of a material in the reserve."""
        return cast("dict[str, int]", self.own("reserve")).get(material, 0)

    def pile(self, tier: str) -> list[str]:
        """The orders of a tier that are not open, from the top."""
        return cast("list[list[str]]", self.own("piles"))["ABCD".index(tier)]


def _counted(tokens: Sequence[str]) -> Mapping[str, int]:
    return {name: tokens.count(name) for name in MATERIALS if name in tokens}


def _spelled(counts: Mapping[str, int]) -> str:
    return " ".join(name for name, count in counts.items() for _ in range(count))


def _piles(opened: list[str], first: list[str]) -> list[list[str]]:
    piles = []
    for printed in PILES:
        left = sorted(printed, key=ORDERS.index)
        for order in opened:
            if order in left:
                left.remove(order)
        top = [order for order in first if order in left]
        for order in top:
            left.remove(order)
        piles.append(top + left)
    return piles
