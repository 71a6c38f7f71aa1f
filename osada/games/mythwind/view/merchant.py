"""The stall for all to see: what lies open, with the prices that come of it."""

from __future__ import annotations

from osada.kernel.state import Data

from ..rules.characters.character import Character
from ..rules.characters.merchant.deals import GOODS, ORDERS, PAIRS, RIVALS
from ..rules.characters.merchant.market import price
from ..rules.characters.merchant.merchant import Merchant
from ..rules.characters.merchant.orders import order_pay
from ..rules.characters.merchant.printed import DEEDS, Intent
from ..rules.characters.merchant.rivals import intent_of
from ..rules.characters.merchant.stall import Stall
from ..rules.sheet import Own
from ..rules.town import Town


def view_stall(s: Town, journal: Character, own: Own) -> Data:
    """Made from a masked copy, so what lies face down is not there."""
    assert isinstance(journal, Merchant)
    assert isinstance(own, Stall)
    printed = journal.printed
    board = own.to_data()
    board["goods"] = [
        {
            "good": name,
            "price": price(printed, own, good),
            "middle": printed.middle[good],
            "supply": own.supply[good],
            "demand": own.demand[good],
            "held": own.stock[good],
        }
        for good, name in enumerate(GOODS)
    ]
    board["open_orders"] = [
        {
            "order": ORDERS[order],
            "goods": [GOODS[good] for good in PAIRS[order]],
            "pay": order_pay(printed, order),
        }
        for order in own.open
    ]
    board["intents"] = [_intent(rival, intent_of(printed, own, rival)) for rival in own.present()]
    return board


def _intent(rival: int, card: Intent) -> Data:
    return {
        "rival": RIVALS[rival],
        "deed": DEEDS[card.deed],
        "good": GOODS[card.good] if card.good >= 0 else None,
        "count": card.count,
    }
