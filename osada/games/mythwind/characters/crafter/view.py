"""The workshop for all to see: what lies open, with what its orders ask for and pay."""

from __future__ import annotations

from osada.kernel.state import Data

from .craft import MATERIALS, ORDERS, TIERS, Craft
from .orders import name_bonus
from .workshop import Workshop


def view_workshop(shop: Workshop, craft: Craft) -> Data:
    """Made from a masked copy, so no order that lies face down is there."""
    board = shop.to_data()
    board["open_orders"] = [
        {
            "order": ORDERS[order],
            "tier": TIERS[card.tier],
            "need": [MATERIALS[material] for material in card.need],
            "level": craft.tier_level[card.tier],
            "pay": card.pay,
        }
        for order, card in ((order, craft.orders[order]) for order in shop.open)
    ]
    board["capacity"] = list(craft.capacity)
    board["name_bonus"] = name_bonus(craft, shop.reputation)
    board["most_reputation"] = craft.most_reputation
    return board
