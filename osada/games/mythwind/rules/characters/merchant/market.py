"""Supply, demand and the price that comes of them; buying and selling a unit."""

from __future__ import annotations

from osada.kernel.message import Args

from ...ops.tracks import change_coins, spend_on_trade
from ...town import DAWN, Town
from ...words import COUNTERS, SPRITE, VILLAGER
from . import phrases as say
from .deals import GOODS
from .printed import Printed
from .stall import Stall

COINS = COUNTERS.index("coins")
BIG_CART = 0
HAGGLER = 1
FAIR_SCALES = 7


def stall(s: Town, seat: int) -> Stall:
    """The stall of the seat that plays the Merchant."""
    own = s.sheet(seat).own
    assert isinstance(own, Stall)
    return own


def price_at(printed: Printed, good: int, supply: int, demand: int) -> int:
    """Middle price, dearer the less there is, and the more it is asked for."""
    price = printed.middle[good] + printed.price_step * (printed.supply_middle - supply) + demand
    return min(max(price, printed.price_least), printed.price_most)


def price(printed: Printed, own: Stall, good: int) -> int:
    """The price of a good as the market stands."""
    return price_at(printed, good, own.supply[good], own.demand[good])


def change_supply(printed: Printed, own: Stall, good: int, change: int) -> bool:
    """What would leave the scale is ignored; whether anything has changed."""
    before = own.supply[good]
    own.supply[good] = min(max(before + change, 0), printed.supply_most)
    return own.supply[good] != before


def change_demand(printed: Printed, own: Stall, good: int, change: int) -> bool:
    """What would leave the scale is ignored; whether anything has changed."""
    before = own.demand[good]
    own.demand[good] = min(max(before + change, -printed.demand_most), printed.demand_most)
    return own.demand[good] != before


def move_demand(s: Town, printed: Printed, own: Stall, good: int, change: int) -> None:
    """Change a demand and tell of it."""
    if change_demand(printed, own, good, change):
        way = "up" if change > 0 else "down"
        told: Args = {"good": GOODS[good], "way": way, "now": price(printed, own, good)}
        s.tell(say.DEMAND_MOVED, told)


def room(s: Town, seat: int, printed: Printed) -> int:
    """How many units the warehouse holds (more with the Big Cart)."""
    return printed.warehouse + (printed.big_cart if BIG_CART in s.sheet(seat).skills else 0)


def _favour(s: Town, seat: int, printed: Printed, kind: int) -> int:
    """Villagers make today's first purchase cheaper, sprites the first sale dearer; at dawn
    nobody is attached yet."""
    if stall(s, seat).favoured or s.phase == DAWN or s.sheet(seat).attached != kind:
        return 0
    return printed.attachment_coins


def cost(s: Town, seat: int, printed: Printed, good: int, helped: bool) -> int:
    """What a unit costs him now; `helped` by a worker it is cheaper. Never below nothing."""
    own = stall(s, seat)
    asked = price(printed, own, good) - _favour(s, seat, printed, VILLAGER)
    if HAGGLER in s.sheet(seat).skills and not own.bought:
        asked -= printed.haggler
    if helped:
        asked -= printed.worker_coins
    return max(asked, 0)


def _weighed_fairly(s: Town, seat: int) -> bool:
    """Fair Scales: the first sale of a day does not press the price."""
    return FAIR_SCALES in s.sheet(seat).skills and not stall(s, seat).sold


def proceeds(s: Town, seat: int, printed: Printed, good: int, helped: bool) -> int:
    """What a unit brings him now: supply rises first, so the new price is paid."""
    own = stall(s, seat)
    supply = own.supply[good] + (0 if _weighed_fairly(s, seat) else 1)
    paid = price_at(printed, good, supply, own.demand[good]) + _favour(s, seat, printed, SPRITE)
    return paid + (printed.worker_coins if helped else 0)


def buy(s: Town, seat: int, printed: Printed, good: int, helped: bool) -> None:
    """Pay, then supply falls. What goods cost is no earning (AMB-29)."""
    own = stall(s, seat)
    paid = cost(s, seat, printed, good, helped)
    if _favour(s, seat, printed, VILLAGER):
        own.favoured = True
    spend_on_trade(s, seat, paid)
    s.count(COINS, -paid)
    change_supply(printed, own, good, -1)
    own.stock[good] += 1
    own.bought = True
    told: Args = {
        "seat": seat,
        "good": GOODS[good],
        "price": paid,
        "now": price(printed, own, good),
    }
    s.tell(say.BOUGHT, told)


def sell(s: Town, seat: int, printed: Printed, good: int, helped: bool) -> None:
    """Supply rises, then the new price is paid."""
    own = stall(s, seat)
    gained = proceeds(s, seat, printed, good, helped)
    if _favour(s, seat, printed, SPRITE):
        own.favoured = True
    if not _weighed_fairly(s, seat):
        change_supply(printed, own, good, 1)
    own.stock[good] -= 1
    own.sold |= 1 << good
    told: Args = {
        "seat": seat,
        "good": GOODS[good],
        "price": gained,
        "now": price(printed, own, good),
    }
    s.tell(say.SOLD, told)
    change_coins(s, seat, gained)
