"""What goods are worth to the Merchant: a forecast of what a unit will bring one day.

A purchase gains the worth of the unit less its price, a sale its proceeds less the worth. Only
open information is used: the market, the rivals' intents, the open orders.
"""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.characters.merchant.deals import PAIRS
from ..rules.characters.merchant.market import cost, price_at, proceeds, stall
from ..rules.characters.merchant.orders import order_pay
from ..rules.characters.merchant.printed import Intent, Printed
from ..rules.characters.merchant.rivals import intent_of, supply_after
from ..rules.characters.merchant.stall import Stall
from ..rules.town import Town

REVERSION = 0.6
"""How much of its distance from the middle a supply or a demand loses before the unit is sold."""
PATIENCE = 2.5
"""What waiting for a good day adds to the forecast."""
PRESSURE = 0.3
"""What each further unit of a good is worth less."""
LEAST_WORTH = 0.5
SWAP_GAIN = -0.2
"""A new order may suit better: worth a transaction for which there is nothing else."""
SUITS = 1.0
"""What an open order is worth for each of its goods that he holds."""


def worth(book: Printed, own: Stall, good: int, held: int) -> float:
    """What the last of so many units is worth."""
    supply = own.supply[good]
    for rival in own.present():
        supply = expected_supply(book, own, intent_of(book, own, rival), good, supply)
    distance = (1 - REVERSION) * (book.supply_middle - supply)
    price = book.middle[good] + book.price_step * (distance - 1)
    price += (1 - REVERSION) * own.demand[good]
    return max(price + PATIENCE - PRESSURE * (held - 1), LEAST_WORTH)


def expected_supply(book: Printed, own: Stall, intent: Intent, good: int, supply: int) -> int:
    """The supply of a good after a rival's card."""
    if intent.good != good or own.exclusive >> good & 1:
        return supply
    return supply_after(book, intent, supply)


def gain(s: Town, seat: int, book: Printed, deal: Action, helped: bool) -> float:
    """What a transaction is good for."""
    own, what = stall(s, seat), deal.args[0]
    if deal.kind == "buy-good":
        return _wish(book, own, what) - cost(s, seat, book, what, helped)
    if deal.kind == "sell-good":
        brought = proceeds(s, seat, book, what, helped) + _set_gain(book, own, what)
        return brought - worth(book, own, what, own.stock[what]) - _promised(book, own, what)
    if deal.kind == "deliver-goods":
        return _order_gain(book, own, what)
    return SWAP_GAIN - SUITS * len([good for good in PAIRS[what] if own.stock[good]])


def _wish(book: Printed, own: Stall, good: int) -> float:
    """The worth of one more unit; more where it completes an order."""
    wish = worth(book, own, good, own.stock[good] + 1)
    if own.stock[good]:
        return wish
    completed = [
        order_pay(book, order) - worth(book, own, other, own.stock[other])
        for order in own.open
        for other in PAIRS[order]
        if good in PAIRS[order] and other != good and own.stock[other]
    ]
    return max([wish, *completed])


def _set_gain(book: Printed, own: Stall, good: int) -> float:
    """What one more kind of good sold today adds to the set bonus."""
    if own.sold >> good & 1:
        return 0.0
    ladder = (0, 0, *book.set_bonus)
    kinds = own.sold.bit_count()
    return float(ladder[min(kinds + 1, len(ladder) - 1)] - ladder[min(kinds, len(ladder) - 1)])


def _order_gain(book: Printed, own: Stall, order: int) -> float:
    return order_pay(book, order) - sum(worth(book, own, g, own.stock[g]) for g in PAIRS[order])


def _promised(book: Printed, own: Stall, good: int) -> float:
    """What is lost if the last unit of a good is sold from under an order."""
    if own.stock[good] > 1:
        return 0.0
    ready = [o for o in own.open if good in PAIRS[o] and all(own.stock[g] for g in PAIRS[o])]
    return max([0.0, *(_order_gain(book, own, order) for order in ready)])


def harm(book: Printed, own: Stall, intent: Intent) -> int:
    """By how much a rival's card would lower the value of what lies in the warehouse."""
    good = intent.good
    if good < 0 or not own.stock[good]:
        return 0
    after = expected_supply(book, own, intent, good, own.supply[good])
    now = price_at(book, good, own.supply[good], own.demand[good])
    return own.stock[good] * (now - price_at(book, good, after, own.demand[good]))
