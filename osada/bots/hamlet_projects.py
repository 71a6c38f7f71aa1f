"""What a seat may be working towards in Hamlet: deliveries, sales, blueprints in hand.

A project is worth its reward less what it still lacks. Resources and donkeys have their worth
from the projects they bring nearer.
"""

from __future__ import annotations

from osada.games.hamlet.demand import Demand
from osada.games.hamlet.roads import members
from osada.games.hamlet.table import Table
from osada.games.hamlet.transport import origins
from osada.games.hamlet.words import BASICS, CHURCH, MARKET, RESOURCES, TILES

from .hamlet_sites import road_ends
from .hamlet_forecast import chain_length

LACKING_BASIC = 0.6
"""What it takes to get a basic resource that is not within reach."""
LACKING_REFINED = 1.6
"""The same for a refined one that is made in the village,"""
LACKING_UNMADE = 2.5
"""and for one that has to be bought."""
MILESTONE = 0.3
"""What the milestone of a refined resource is worth for each round to come."""
ROAD_TO_IT = 1.0
NO_END = 2.0
"""What it costs to connect a landmark without a printed road."""

Stock = list[int]
"""How many of each resource can be brought to a tile."""


def stock_at(s: Table, seat: int, target: int) -> Stock:
    """Everything on the board that this seat can bring to a tile (HAM-TRANSPORT-02)."""
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


def lacks_of(s: Table) -> list[float]:
    """By resource: what it takes to get one more of it to where it is wanted."""
    made = 0
    for tile in s.village.order:
        if s.box.tiles[tile].category == "refinery" and s.roads.home >> tile & 1:
            made |= 1 << s.box.tiles[tile].output
    refined = range(BASICS, len(RESOURCES))
    return [LACKING_BASIC] * BASICS + [
        LACKING_REFINED if made >> kind & 1 else LACKING_UNMADE for kind in refined
    ]


def projects(s: Table, me: int, at_church: Stock, time: float, gold: float) -> list[float]:
    """What each project is worth, best first; `gold` is the worth of a coin."""
    lacks = lacks_of(s)
    found = [
        space.stars - _lack(space.demand, at_church, lacks)
        for space, seat in zip(s.box.church(s.seats).spaces, s.delivered, strict=True)
        if seat < 0
    ]
    at_market = stock_at(s, me, MARKET)
    for number in s.offers:
        if number >= 0:
            sale = s.box.sales[number]
            found.append(sale.stars + sale.gold * gold - _lack(sale.demand, at_market, lacks))
    if s.hands[me]:
        at_ends = [stock_at(s, me, end) for end in set(road_ends(s.village, s.roads, s.strict_terrain))]
    for tile in s.hands[me]:
        card = s.box.tiles[tile]
        stocks = at_ends if card.shape.sections.count("R") else [at_church]
        lack = min([_lack(card.price, stock, lacks) for stock in stocks], default=NO_END + _lack(card.price, at_church, lacks))
        found.append(promise(s, me, tile, time) - lack)
    return sorted([worth for worth in found if worth > 0], reverse=True)


def _lack(demand: Demand, stock: Stock, lacks: list[float]) -> float:
    """What it takes to bring together what a demand still lacks."""
    total = 0.0
    for count, kinds in demand.groups:
        missing = count - sum([stock[kind] for kind in kinds])
        if missing > 0:
            total += missing * min([lacks[kind] for kind in kinds])
    return total


def promise(s: Table, me: int, tile: int, time: float) -> float:
    """The points that a blueprint may bring once it is built."""
    card = s.box.tiles[tile]
    if card.category == "landmark":
        count = _COUNT.get(TILES[tile], 0.0) + _counted(s, me, TILES[tile])
        hard = not card.shape.sections.count("R") and "range" not in card.id
        return card.points * count - (ROAD_TO_IT if hard and "wood" not in card.id else 0.0)
    if card.category == "refinery" and s.milestones[card.milestone] < 0:
        return card.stars + 0.5 + MILESTONE * time
    return card.stars + 0.5


_COUNT = {
    "trade-post": 1.5,
    "shrine": 1.0,
    "tavern": 4.0,
    "farrier": 2.0,
    "small-range": 3.5,
    "large-range": 3.5,
    "small-woodland": 3.5,
    "large-woodland": 3.5,
    "square": 1.5,
    "monument": 4.0,
    "outpost-a": 4.0,
    "outpost-b": 4.0,
    "warehouse": 1.5,
    "stables": 0.5,
    "forest-pond": 1.0,
    "mountain-pond": 1.0,
}
"""How often a landmark may be expected to count its points, beyond what counts already."""


def _counted(s: Table, me: int, name: str) -> int:
    """What already counts for a landmark that is still a blueprint."""
    if name == "trade-post":
        return len(s.sold[me])
    if name == "shrine":
        return s.deliveries(me)
    if name == "stables":
        return len(s.donkeys[me])
    if name == "warehouse":
        return s.roads.built_by(me)
    if name == "farrier":
        return chain_length(s.roads, me)
    return 0
