"""Town orders: delivering them, and what is asked for next."""

from __future__ import annotations

from ...ops.tracks import change_coins
from ...town import Town
from . import phrases as say
from .cards import put_under, take_top
from .deals import ORDERS, PAIRS
from .market import stall
from .printed import Printed
from .stall import Stall


def order_pay(printed: Printed, order: int) -> int:
    """The middle prices of both goods and a little more, whatever the market says."""
    first, second = PAIRS[order]
    return printed.middle[first] + printed.middle[second] + printed.order_bonus


def replace_order(s: Town, own: Stall, order: int) -> None:
    """It goes under the pile; the next one is the youngest of the open ones."""
    own.open.remove(order)
    put_under(own.pile, order)
    opened = take_top(s, "merchant-order", own.pile)
    own.open.append(opened)
    s.tell(say.ORDER_OPENED, {"order": ORDERS[opened]})


def deliver(s: Town, seat: int, printed: Printed, order: int) -> None:
    """One unit of each of its goods from the warehouse."""
    own = stall(s, seat)
    for good in PAIRS[order]:
        own.stock[good] -= 1
    coins = order_pay(printed, order)
    s.tell(say.DELIVERED, {"seat": seat, "order": ORDERS[order], "coins": coins})
    change_coins(s, seat, coins)
    replace_order(s, own, order)


def swap(s: Town, seat: int, order: int) -> None:
    """An open order for the next of the pile."""
    s.tell(say.SWAPPED, {"seat": seat, "order": ORDERS[order]})
    replace_order(s, stall(s, seat), order)


def replace_all(s: Town, own: Stall) -> None:
    """At a season's end nobody waits for the old orders any longer."""
    s.tell(say.ORDERS_REPLACED, {})
    for order in list(own.open):
        replace_order(s, own, order)
