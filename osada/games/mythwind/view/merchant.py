"""The stall for all to see: what lies open, with the prices that come of it."""

from __future__ import annotations

from osada.kernel.state import Data

from ..rules.characters.character import Character
from ..rules.characters.merchant.deals import GOODS, ORDERS, PAIRS, RIVALS
from ..rules.characters.merchant.market import cost, price, price_at, proceeds, room
from ..rules.characters.merchant.merchant import Merchant
from ..rules.characters.merchant.orders import order_pay
from ..rules.characters.merchant.printed import DEEDS, Intent, Printed
from ..rules.characters.merchant.rivals import intent_of, supply_after
from ..rules.characters.merchant.stall import Stall
from ..rules.sheet import Own
from ..rules.town import Town


def view_stall(s: Town, journal: Character, own: Own) -> Data:
    """Made from a masked copy, so what lies face down is not there."""
    assert isinstance(journal, Merchant)
    assert isinstance(own, Stall)
    printed = journal.printed
    seat = s.cast.index(journal.number)
    board = own.to_data()
    board["goods"] = [
        {
            "good": name,
            "price": price(printed, own, good),
            "middle": printed.middle[good],
            "supply": own.supply[good],
            "demand": own.demand[good],
            "held": own.stock[good],
            "costs": cost(s, seat, printed, good, False),
            "pays": proceeds(s, seat, printed, good, False),
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
    board["intents"] = [_intent(printed, own, rival) for rival in own.present()]
    board["room"] = room(s, seat, printed)
    board["deeds"] = {"trade": printed.transactions}
    return board


def _intent(printed: Printed, own: Stall, rival: int) -> Data:
    card = intent_of(printed, own, rival)
    return {
        "rival": RIVALS[rival],
        "deed": DEEDS[card.deed],
        "good": GOODS[card.good] if card.good >= 0 else None,
        "count": card.count,
        "then": _price_then(printed, own, card),
    }


def _price_then(printed: Printed, own: Stall, card: Intent) -> int | None:
    """Of the good that is meant, once the card is carried out."""
    if card.good < 0:
        return None
    supply = supply_after(printed, card, own.supply[card.good])
    return price_at(printed, card.good, supply, own.demand[card.good])
