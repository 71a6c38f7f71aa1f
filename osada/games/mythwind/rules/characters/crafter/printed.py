"""What is printed for the Crafter, and the words only she uses."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.action import Action
from osada.kernel.content import Content

from ...words import VOCABULARY, plain, words

MATERIALS: Final = ("cloth", "leather", "paper", "birch", "cedar")
CLOTH: Final = 0
PAPER: Final = 2
BIRCH: Final = 3
CEDAR: Final = 4
WOODS: Final = (BIRCH, CEDAR)
LEVELS: Final = 5
ORDERS: Final = (
    *("boots", "satchel", "scroll", "mallet", "stool", "ledger", "cloak", "chest", "lantern"),
    *("sail", "cradle", "map-case", "loom", "saddle", "bookcase", "harp", "festival-tent"),
)
TIERS: Final = "ABCD"
QUALITIES: Final = 4
"""An order of the lowest tier can be delivered as asked, or up to three levels better."""


def _levelled(kind: str) -> tuple[Action, ...]:
    """A word for each material at each level of the workshop."""
    VOCABULARY.declare(kind, "material", "level")
    return tuple(
        VOCABULARY.word(kind, (m, level), f"{kind} {name} {level + 1}")
        for m, name in enumerate(MATERIALS)
        for level in range(LEVELS)
    )


STOCK: Final = words("stock", MATERIALS, "material")
SELL: Final = _levelled("sell-token")
REFINE: Final = _levelled("refine-token")
RETURN: Final = words("return-token", MATERIALS, "material")
WORK: Final = plain("craft")
VOCABULARY.declare("deliver-order", "order", "quality")
DELIVER: Final = tuple(
    VOCABULARY.word("deliver-order", (o, q), f"deliver-order {name} {q}")
    for o, name in enumerate(ORDERS)
    for q in range(QUALITIES)
)
REPLACE: Final = words("replace-order", ORDERS, "order")
TIER: Final = words("tier", tuple(TIERS))
HELP: Final = words("bench", ("draw", "replace", "refine"), "help")
"""Worker actions."""
BONUS: Final = words("bonus", ("order", "refine", "draw", "sell", "reputation"))


@final
class Order:
    """An order card."""

    def __init__(self, content: Content, name: str) -> None:
        place = f"crafter.order.{name}."
        self.tier: Final = TIERS.index(content.text(place + "tier", tuple(TIERS)))
        need = content.entries[place + "need"].value
        names = need if isinstance(need, list) else []
        if not names or any(name not in MATERIALS for name in names):
            content.refuse(place + "need", f"must be a list of {', '.join(MATERIALS)}")
            names = []
        self.need: Final = tuple(sorted(MATERIALS.index(name) for name in names))
        self.pay: Final = content.whole(place + "pay", 1, 99)
        self.copies: Final = content.whole(place + "copies", 1, 4)


@final
class Printed:
    """The numbers of her journal."""

    def __init__(self, content: Content) -> None:
        self.bag_each: Final = content.whole("crafter.bag_each", 1, 9)
        self.reserve_each: Final = content.whole("crafter.reserve_each", 0, 20)
        self.capacity: Final = content.wholes("crafter.row_capacity", LEVELS, 1, 9)
        self.most_reputation: Final = content.whole("crafter.most_reputation", 1, 99)
        self.tier_reputation: Final = content.wholes("crafter.tier_reputation", 4, 0, 99)
        self.tier_level: Final = content.wholes("crafter.tier_level", 4, 1, LEVELS)
        self.bonus_from: Final = content.wholes("crafter.bonus_from", 4, 0, 99)
        self.bonus_coins: Final = content.wholes("crafter.bonus_coins", 4, 0, 99)
        self.open_orders: Final = content.whole("crafter.open_orders", 1, 6)
        self.drawn: Final = content.whole("crafter.drawn_at_work", 1, 9)
        self.points: Final = content.whole("crafter.refine_points", 1, 9)
        self.reputation_price: Final = content.whole("crafter.reputation_price", 0, 9)
        self.quality: Final = content.whole("crafter.quality_coins", 0, 9)
        self.prices: Final = content.wholes("crafter.skills.prices", 8, 0, 99)
        self.usable: Final = content.wholes("crafter.skills.usable", 8, 0, 1)
        self.orders: Final = tuple(Order(content, name) for name in ORDERS)
