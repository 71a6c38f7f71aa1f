"""Sales on the Market, without quick purchases. HAM-SALE-01 to HAM-SALE-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from .. import phrases as say
from ..drawing import refill_sale
from ..paying.deed import PaidDeed
from ..paying.demand import Demand
from ..table import FROM_SALES, SELLING, Table, put_row
from ..words import MARKET, SELL, TILES
from .here import not_here


class Sell(PaidDeed):
    """One of the face-up sale tiles."""

    def __init__(self) -> None:
        super().__init__(SELLING, SELL, buying=False)  # HAM-SALE-04

    def subjects(self, s: Table, seat: int) -> list[Action]:
        if s.at != MARKET:
            return []
        return [SELL[sale] for sale in sorted(s.offers) if sale >= 0]

    def price(self, s: Table, subject: int) -> Demand:
        return s.box.sales[subject].demand

    def barred(self, s: Table, seat: int, subject: int) -> tuple[Reason, ...]:
        if s.at != MARKET:
            return not_here(s, "sell")
        if subject not in s.offers:
            return (Message(say.SALE_GONE, {"sale": subject + 1}),)
        return ()

    def reward(self, s: Table, action: Action) -> tuple[int, int]:
        sale = s.box.sales[action.args[0]]
        return sale.gold, sale.stars

    def complete(self, s: Table, seat: int) -> None:
        """HAM-SALE-02: keep the tile, take its reward at once."""
        sale = s.box.sales[s.subject]
        s.sold = put_row(s.sold, seat, [*s.sold[seat], s.subject])
        s.take_gold(seat, sale.gold)
        s.earn(seat, FROM_SALES, sale.stars)
        if s.telling:
            s.tell(
                say.SOLD,
                {
                    "seat": seat,
                    "sale": s.subject + 1,
                    "tile": TILES[MARKET],
                    "gold": sale.gold,
                    "stars": sale.stars,
                },
            )
        refill_sale(s, s.offers.index(s.subject))
