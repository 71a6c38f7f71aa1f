"""What a seat may be working towards in Hamlet: deliveries, sales, blueprints in hand.

A project is worth its reward less what it still lacks. That is what gives resources and donkeys
their worth: they bring projects nearer.
"""

from __future__ import annotations

from ..rules.paying.demand import Demand
from ..rules.paying.supply import stock_in, store_of
from ..rules.table import Table
from ..rules.words import CHURCH, MARKET
from .blueprints import promise
from .land import Land, lacking_now, land_of, stores_at_ends
from .weights import BY_HAND, Weights

Stock = list[int]
"""How many of each resource can be brought to a tile."""


def projects(s: Table, me: int, time: float, coin: float, w: Weights = BY_HAND) -> list[float]:
    """What each project is worth, the best first; `coin` is the worth of one gold."""
    return ways(s, me, time, coin, stock_at(s, me, CHURCH), land_of(s), w)


def ways(
    s: Table, me: int, time: float, coin: float, at_church: Stock, land: Land, w: Weights
) -> list[float]:
    """The same for somebody who knows already what can be brought to the Church."""
    lacking = lacking_now(s, w)
    found: list[float] = []
    _add_deliveries(s, at_church, lacking, found)
    _add_sales(s, me, lacking, coin, found)
    if s.hands[me]:
        _add_blueprints(s, me, lacking, time, at_church, land, w, found)
    found.sort(reverse=True)
    return found


def stock_at(s: Table, seat: int, target: int) -> Stock:
    """Everything on the board that a seat can bring to a tile (HAM-TRANSPORT-02)."""
    return stock_in(s, store_of(s, seat, target))


def lack(demand: Demand, stock: Stock, lacking: list[float]) -> float:
    """What it takes to bring together what a demand still lacks."""
    total = 0.0
    for count, kinds in demand.groups:
        missing = count
        for kind in kinds:
            missing -= stock[kind]
        if missing > 0:
            least = lacking[kinds[0]]
            for kind in kinds:
                least = min(least, lacking[kind])
            total += missing * least
    return total


def _add(worth: float, found: list[float]) -> None:
    if worth > 0:
        found.append(worth)


def _add_deliveries(s: Table, stock: Stock, lacking: list[float], found: list[float]) -> None:
    spaces = s.box.church(s.seats).spaces
    for at in range(len(s.delivered)):
        if s.delivered[at] < 0:
            space = spaces[at]
            _add(space.stars - lack(space.demand, stock, lacking), found)


def _add_sales(s: Table, me: int, lacking: list[float], coin: float, found: list[float]) -> None:
    stock = stock_at(s, me, MARKET)
    for number in s.offers:
        if number >= 0:
            sale = s.box.sales[number]
            reward = sale.stars + sale.gold * coin
            _add(reward - lack(sale.demand, stock, lacking), found)


def _add_blueprints(
    s: Table,
    me: int,
    lacking: list[float],
    time: float,
    at_church: Stock,
    land: Land,
    w: Weights,
    found: list[float],
) -> None:
    """Those with a road want to be joined to an open road end; the others can lie anywhere."""
    at_ends: list[Stock] = []
    for tile in s.hands[me]:
        card = s.box.tiles[tile]
        if not card.has_road:
            takes = lack(card.price, at_church, lacking)
        elif not land.ends:
            takes = lack(card.price, at_church, lacking) + w.no_road_end
        else:
            if not at_ends:
                at_ends = [stock_in(s, store) for store in stores_at_ends(s, me, land)]
            takes = lack(card.price, at_ends[0], lacking)
            for stock in at_ends:
                if takes > 0.0:
                    takes = min(takes, lack(card.price, stock, lacking))
        _add(promise(s, me, tile, time, w) - takes, found)
