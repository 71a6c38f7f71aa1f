"""From the choice of an action to its payment to what was paid for. HAM-TRANSPORT-01,
HAM-TRANSPORT-05, HAM-RES-01 to HAM-RES-05, HAM-GOLD-01, HAM-GOLD-02."""

from __future__ import annotations

from .. import phrases as say
from ..table import (
    BRIDGING,
    BUILDING,
    CHOOSE_PAY,
    DELIVERING,
    FROM_REFINED,
    REFINING,
    SELLING,
    Table,
)
from ..words import BASICS, RESOURCES, TILES
from .completing import complete
from .demand import Demand
from .payment import (
    gain,
    is_buy,
    is_fine,
    is_paid,
    kind_of,
    maker_of,
    open_units,
    suggested,
    tile_of,
)


def price_of(s: Table, purpose: int, subject: int) -> Demand:
    """What has to be brought to the villager's tile for this purpose."""
    if purpose == REFINING:
        return s.box.refining(s.box.tiles[s.at].output, subject)
    if purpose == SELLING:
        return s.box.sales[subject].demand
    if purpose == DELIVERING:
        return s.box.church(s.seats).spaces[subject].demand
    if purpose == BUILDING:
        return s.box.tiles[subject].price
    return s.box.bridge_price if purpose == BRIDGING else s.box.path_price


def may_buy(purpose: int) -> bool:
    """HAM-SALE-04: everything but a sale may be paid with quick purchases (HAM-BUY-01)."""
    return purpose != SELLING


def begin_payment(s: Table, seat: int, purpose: int, subject: int) -> None:
    """Ask for the units of the price, as far as there is a choice."""
    s.purpose = purpose
    s.subject = subject
    s.paid = []
    s.step = CHOOSE_PAY
    pay_on(s, seat)


def units_to_choose(s: Table, seat: int) -> list[int]:
    """The units that may be named next."""
    price = price_of(s, s.purpose, s.subject)
    return open_units(s, seat, s.at, price, may_buy(s.purpose))


def pay_on(s: Table, seat: int) -> None:
    """Take what leaves no choice, and finish when all is named."""
    price = price_of(s, s.purpose, s.subject)
    while not is_paid(s, price):
        offered = open_units(s, seat, s.at, price, may_buy(s.purpose))
        if len(offered) > 1:
            return
        s.paid.append(offered[0])
    consume(s, seat)
    complete(s, seat)


def pay_suggested(s: Table, seat: int) -> None:
    """The rest of the payment in one step."""
    price = price_of(s, s.purpose, s.subject)
    s.paid += suggested(s, seat, s.at, price, may_buy(s.purpose))
    consume(s, seat)
    complete(s, seat)


def consume(s: Table, seat: int) -> None:
    """One after the other, the payer's own tokens first, so that their gold can pay purchases
    (HAM-TRANSPORT-06, HAM-GOLD-02)."""
    for unit in sorted(s.paid, key=lambda unit: (-gain(s, seat, unit), unit)):
        kind = kind_of(s, unit)
        if is_buy(unit):
            price = s.box.price(s.seats, kind)
            s.gold[seat] -= price
            s.tell(say.BOUGHT, {"seat": seat, "resource": RESOURCES[kind], "price": price})
            continue
        tile = tile_of(unit)
        s.tell(
            say.CONSUMED,
            {
                "seat": seat,
                "resource": RESOURCES[kind],
                "tile": TILES[tile],
                "target": TILES[s.at],
            },
        )
        if kind < BASICS:
            s.basics[tile * BASICS + kind] -= 1
        else:
            _return_token(s, tile, kind, maker_of(unit), is_fine(unit))


def _return_token(s: Table, tile: int, kind: int, maker: int, fine: bool) -> None:
    """HAM-RES-04, HAM-TRANSPORT-05: back to its maker, who is rewarded at once."""
    token = 1 + maker * 2 + int(fine)
    slot = tile * 2 if s.tokens[tile * 2] == token else tile * 2 + 1
    s.tokens[slot] = 0
    gold = s.box.fine_gold if fine else s.box.refined_gold
    stars = s.box.fine_stars if fine else s.box.refined_stars
    s.gold[maker] += gold
    s.earn(maker, FROM_REFINED, stars)
    s.tell(
        say.REWARDED,
        {
            "seat": maker,
            "resource": RESOURCES[kind],
            "gold": gold,
            "stars": stars,
            "fine": "yes" if fine else "no",
        },
    )
