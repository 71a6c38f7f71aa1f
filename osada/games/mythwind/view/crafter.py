"""The workshop for all to see: what lies open, with what its orders ask for and pay."""

from __future__ import annotations

from osada.kernel.state import Data

from ..rules.characters.character import Character
from ..rules.characters.crafter.crafter import Crafter
from ..rules.characters.crafter.orders import name_bonus
from ..rules.characters.crafter.printed import MATERIALS, ORDERS, TIERS
from ..rules.characters.crafter.steps import APPRENTICE
from ..rules.characters.crafter.workshop import Workshop
from ..rules.sheet import Own
from ..rules.town import Town


def view_workshop(s: Town, journal: Character, shop: Own) -> Data:
    """Made from a masked copy, so no order that lies face down is there."""
    assert isinstance(journal, Crafter)
    assert isinstance(shop, Workshop)
    printed = journal.printed
    board = shop.to_data()
    board["open_orders"] = [
        {
            "order": ORDERS[order],
            "tier": TIERS[card.tier],
            "need": [MATERIALS[material] for material in card.need],
            "level": printed.tier_level[card.tier],
            "pay": card.pay,
        }
        for order, card in ((order, printed.orders[order]) for order in shop.open)
    ]
    board["capacity"] = list(printed.capacity)
    board["name_bonus"] = name_bonus(printed, shop.reputation)
    board["most_reputation"] = printed.most_reputation
    board["tiers"] = list(printed.tier_reputation)
    apprentice = int(APPRENTICE in s.sheets[journal.number].skills)
    board["deeds"] = {"draw": printed.drawn, "craft": printed.points + apprentice}
    return board
