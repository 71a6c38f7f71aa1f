"""What a seat may be working towards in Hamlet: deliveries, sales, blueprints in hand.

A project is worth its reward less what it still lacks. That is what gives resources and donkeys
their worth: they bring projects nearer.
"""

from __future__ import annotations

from ..rules.map.roads import members
from ..rules.map.shapes import ROAD
from ..rules.map.transport import origins
from ..rules.paying.demand import Demand
from ..rules.table import Table
from ..rules.words import BASICS, CHURCH, MARKET, RESOURCES
from .blueprints import promise
from .sites import ground, road_ends
from .weights import BY_HAND, Weights

Stock = list[int]
"""How many of each resource can be brought to a tile."""


def projects(s: Table, me: int, time: float, coin: float, w: Weights = BY_HAND) -> list[float]:
    """What each project is worth, the best first; `coin` is the worth of one gold."""
    return ways(s, me, time, coin, stock_at(s, me, CHURCH), road_ends(ground(s)), w)


def ways(
    s: Table,
    me: int,
    time: float,
    coin: float,
    at_church: Stock,
    ends: list[int],
    w: Weights,
) -> list[float]:
    """The same for somebody who knows already what can be brought to the Church, and from which
    tiles a road leads on."""
    lacking = lacking_now(s, w)
    found = _deliveries(s, at_church, lacking)
    found += _sales(s, me, lacking, coin)
    found += _blueprints(s, me, lacking, time, at_church, ends, w)
    return sorted([worth for worth in found if worth > 0], reverse=True)


def stock_at(s: Table, seat: int, target: int) -> Stock:
    """Everything on the board that a seat can bring to a tile (HAM-TRANSPORT-02)."""
    stock = [0] * len(RESOURCES)
    basics, tokens, tiles = s.basics, s.tokens, s.box.tiles
    for tile in members(origins(s.roads, s.donkey_tiles(seat), target)):
        at = tile * BASICS
        stock[0] += basics[at]
        stock[1] += basics[at + 1]
        stock[2] += basics[at + 2]
        output = tiles[tile].output
        if output >= BASICS:
            stock[output] += (tokens[tile * 2] > 0) + (tokens[tile * 2 + 1] > 0)
    return stock


def lacking_now(s: Table, w: Weights) -> list[float]:
    """By resource: what it takes to get one more of it to where it is wanted."""
    takes = [w.basic] * BASICS + [w.unmade] * (len(RESOURCES) - BASICS)
    for tile in members(s.roads.home):
        card = s.box.tiles[tile]
        if card.category == "refinery":
            takes[card.output] = w.made
    return takes


def lack(demand: Demand, stock: Stock, lacking: list[float]) -> float:
    """What it takes to bring together what a demand still lacks."""
    total = 0.0
    for count, kinds in demand.groups:
        missing = count - sum([stock[kind] for kind in kinds])
        if missing > 0:
            total += missing * min([lacking[kind] for kind in kinds])
    return total


def _deliveries(s: Table, stock: Stock, lacking: list[float]) -> list[float]:
    return [
        space.stars - lack(space.demand, stock, lacking)
        for space, seat in zip(s.box.church(s.seats).spaces, s.delivered, strict=True)
        if seat < 0
    ]


def _sales(s: Table, me: int, lacking: list[float], coin: float) -> list[float]:
    stock = stock_at(s, me, MARKET)
    sales = [s.box.sales[number] for number in s.offers if number >= 0]
    return [sale.stars + sale.gold * coin - lack(sale.demand, stock, lacking) for sale in sales]


def _blueprints(
    s: Table,
    me: int,
    lacking: list[float],
    time: float,
    at_church: Stock,
    ends: list[int],
    w: Weights,
) -> list[float]:
    """Those with a road want to be joined to an open road end; the others can lie anywhere."""
    if not s.hands[me]:
        return []
    at_ends = [stock_at(s, me, tile) for tile in ends]
    found: list[float] = []
    for tile in s.hands[me]:
        card = s.box.tiles[tile]
        takes = lack(card.price, at_church, lacking)
        if ROAD in card.shape.kinds:
            joined = [lack(card.price, stock, lacking) for stock in at_ends]
            takes = min(joined, default=takes + w.no_road_end)
        found.append(promise(s, me, tile, time, w) - takes)
    return found
