"""The stall for all to see: what lies open, with the prices that come of it."""

from __future__ import annotations

from osada.kernel.state import Data

from .deals import GOODS, ORDERS, PAIRS, RIVALS
from .market import price
from .orders import order_pay
from .rivals import intent_of
from .stall import Stall
from .tariff import Tariff


def view_stall(own: Stall, tariff: Tariff) -> Data:
    """Made from a masked copy, so what lies face down is not there."""
    board = own.to_data()
    board["goods"] = [
        {
            "good": name,
            "price": price(tariff, own, good),
            "middle": tariff.middle[good],
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
            "pay": order_pay(tariff, order),
        }
        for order in own.open
    ]
    board["intents"] = [
        {"rival": RIVALS[rival], "intent": intent_of(tariff, own, rival).text}
        for rival in own.present()
    ]
    return board
