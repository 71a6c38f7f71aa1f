"""Sales on the Market, without quick purchases. HAM-SALE-01 to HAM-SALE-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from .. import phrases as say
from ..paying.paying import begin_payment
from ..paying.payment import can_pay
from ..paying.shortfall import shortfall
from ..table import SELLING, Table
from ..words import MARKET, SELL
from .here import not_here
from .step import Deed


class Sale(Deed):
    """One of the face-up sale tiles."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        if s.at != MARKET:
            return []
        return [
            SELL[sale]
            for sale in sorted(s.offers)
            if sale >= 0 and can_pay(s, seat, s.at, s.box.sales[sale].demand, False)
        ]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        if s.at != MARKET:
            return not_here(s, "sell")
        sale = action.args[0]
        if sale not in s.offers:
            return (Message(say.SALE_GONE, {"sale": sale + 1}),)
        return shortfall(s, seat, s.at, s.box.sales[sale].demand, False)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        begin_payment(s, seat, SELLING, action.args[0])
