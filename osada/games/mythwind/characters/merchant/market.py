"""Supply, demand and the price that comes of them; buying and selling a unit."""

from __future__ import annotations

from ...ops.tracks import change_coins, spend_on_trade
from ...town import DAWN, Town
from ...words import COUNTERS, SPRITE, VILLAGER
from . import phrases as say
from .deals import GOODS
from .stall import Stall
from .tariff import Tariff

COINS = COUNTERS.index("coins")
BIG_CART = 0
HAGGLER = 1
FAIR_SCALES = 7


def stall(s: Town, seat: int) -> Stall:
    """The stall of the seat that plays the Merchant."""
    own = s.sheet(seat).own
    assert isinstance(own, Stall)
    return own


def price_at(tariff: Tariff, good: int, supply: int, demand: int) -> int:
    """Middle price, dearer the less there is, and the more it is asked for."""
    price = tariff.middle[good] + tariff.price_step * (tariff.supply_middle - supply) + demand
    return min(max(price, tariff.price_least), tariff.price_most)


def price(tariff: Tariff, own: Stall, good: int) -> int:
    """The price of a good as the market stands."""
    return price_at(tariff, good, own.supply[good], own.demand[good])


def change_supply(tariff: Tariff, own: Stall, good: int, change: int) -> bool:
    """What would leave the scale is ignored; whether anything has changed."""
    before = own.supply[good]
    own.supply[good] = min(max(before + change, 0), tariff.supply_most)
    return own.supply[good] != before


def change_demand(tariff: Tariff, own: Stall, good: int, change: int) -> bool:
    """What would leave the scale is ignored; whether anything has changed."""
    before = own.demand[good]
    own.demand[good] = min(max(before + change, -tariff.demand_most), tariff.demand_most)
    return own.demand[good] != before


def move_demand(s: Town, tariff: Tariff, own: Stall, good: int, change: int) -> None:
    """Change a demand and tell of it."""
    if change_demand(tariff, own, good, change):
        way = "up" if change > 0 else "down"
        told = {"good": GOODS[good], "way": way, "now": price(tariff, own, good)}
        s.tell(say.DEMAND_MOVED, dict(told))


def room(s: Town, seat: int, tariff: Tariff) -> int:
    """How many units the warehouse holds (more with the Big Cart)."""
    return tariff.warehouse + (tariff.big_cart if BIG_CART in s.sheet(seat).skills else 0)


def _favour(s: Town, seat: int, tariff: Tariff, kind: int) -> int:
    """Villagers make today's first purchase cheaper, sprites the first sale dearer; at dawn
    nobody is attached yet."""
    if stall(s, seat).favoured or s.phase == DAWN or s.sheet(seat).attached != kind:
        return 0
    return tariff.attachment_coins


def cost(s: Town, seat: int, tariff: Tariff, good: int, helped: bool) -> int:
    """What a unit costs him now; `helped` by a worker it is cheaper. Never below nothing."""
    own = stall(s, seat)
    asked = price(tariff, own, good) - _favour(s, seat, tariff, VILLAGER)
    if HAGGLER in s.sheet(seat).skills and not own.bought:
        asked -= tariff.haggler
    if helped:
        asked -= tariff.worker_coins
    return max(asked, 0)


def _weighed_fairly(s: Town, seat: int) -> bool:
    """Fair Scales: the first sale of a day does not press the price."""
    return FAIR_SCALES in s.sheet(seat).skills and not stall(s, seat).sold


def proceeds(s: Town, seat: int, tariff: Tariff, good: int, helped: bool) -> int:
    """What a unit brings him now: supply rises first, so the new price is paid."""
    own = stall(s, seat)
    supply = own.supply[good] + (0 if _weighed_fairly(s, seat) else 1)
    paid = price_at(tariff, good, supply, own.demand[good]) + _favour(s, seat, tariff, SPRITE)
    return paid + (tariff.worker_coins if helped else 0)


def buy(s: Town, seat: int, tariff: Tariff, good: int, helped: bool) -> None:
    """Pay, then supply falls. What goods cost is no earning (AMB-29)."""
    own = stall(s, seat)
    paid = cost(s, seat, tariff, good, helped)
    if _favour(s, seat, tariff, VILLAGER):
        own.favoured = True
    spend_on_trade(s, seat, paid)
    s.count(COINS, -paid)
    change_supply(tariff, own, good, -1)
    own.stock[good] += 1
    own.bought = True
    told = {"seat": seat, "good": GOODS[good], "price": paid, "now": price(tariff, own, good)}
    s.tell(say.BOUGHT, dict(told))


def sell(s: Town, seat: int, tariff: Tariff, good: int, helped: bool) -> None:
    """Supply rises, then the new price is paid."""
    own = stall(s, seat)
    gained = proceeds(s, seat, tariff, good, helped)
    if _favour(s, seat, tariff, SPRITE):
        own.favoured = True
    if not _weighed_fairly(s, seat):
        change_supply(tariff, own, good, 1)
    own.stock[good] -= 1
    own.sold |= 1 << good
    told = {"seat": seat, "good": GOODS[good], "price": gained, "now": price(tariff, own, good)}
    s.tell(say.SOLD, dict(told))
    change_coins(s, seat, gained)
