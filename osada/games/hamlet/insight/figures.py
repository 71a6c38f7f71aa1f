"""What lies on the table of Hamlet, in figures that everybody can count."""

from __future__ import annotations

from typing import NamedTuple

from ..bots.projects import Stock, stock_at
from ..rules.awards import award_points
from ..rules.map.roads import members
from ..rules.map.transport import origins
from ..rules.paying.demand import Demand
from ..rules.scoring import score_parts
from ..rules.table import Table
from ..rules.words import CHURCH, MARKET, RESOURCES, TILES

AT_END = ("milestones", "awards", "landmarks", "roads", "longest-road")
"""The parts of a score that are counted at the end, as far as deeds change them; gold apart."""


class Wanted(NamedTuple):
    """Something that can be paid for with resources: a delivery or a sale."""

    sale: bool
    number: int
    stars: int
    gold: int
    short: int
    """How many resources do not reach it yet,"""
    kinds: tuple[int, ...]
    """and of which kinds these may be."""


def at_end(s: Table, seat: int) -> dict[str, int]:
    """What the final scoring would bring a seat as things stand."""
    parts = score_parts(s, seat, award_points(s))
    return {part: parts[part] for part in AT_END}


def wanted(s: Table, seat: int) -> list[Wanted]:
    """Every delivery that is open and every sale tile on the Market."""
    found: list[Wanted] = []
    stock = stock_at(s, seat, CHURCH)
    spaces = s.box.church(s.seats).spaces
    for at, filled in enumerate(s.delivered):
        if filled < 0:
            short, kinds = lacking(spaces[at].demand, stock)
            found.append(Wanted(False, at + 1, spaces[at].stars, 0, short, kinds))
    stock = stock_at(s, seat, MARKET)
    for number in s.offers:
        if number >= 0:
            sale = s.box.sales[number]
            short, kinds = lacking(sale.demand, stock)
            found.append(Wanted(True, number + 1, sale.stars, sale.gold, short, kinds))
    return found


def lacking(demand: Demand, stock: Stock) -> tuple[int, tuple[int, ...]]:
    """How many resources a demand lacks, if none are bought: as many as the groups that lack most
    together, and their kinds that are scarce."""
    groups = demand.groups
    most = 0
    scarce: tuple[int, ...] = ()
    for chosen in range(1, 1 << len(groups)):
        together = [groups[g] for g in range(len(groups)) if chosen >> g & 1]
        kinds = {kind for _, kinds in together for kind in kinds}
        short = sum(count for count, _ in together) - sum(stock[kind] for kind in kinds)
        if short > most:
            most, scarce = short, tuple(sorted(kinds))
    return most, scarce


def reached_from(s: Table, seat: int) -> dict[int, int]:
    """By tile with spaces for resources: to how many buildings one can bring them from there, the
    tile itself included."""
    donkeys = s.donkey_tiles(seat)
    reach = {tile: 0 for tile in s.village.order if s.box.tiles[tile].spaces}
    for target in members(s.roads.home):
        tiles = origins(s.roads, donkeys, target)
        for tile in reach:
            reach[tile] += tiles >> tile & 1
    return reach


def names_of(kinds: list[int]) -> list[str]:
    """Resources as messages tell them."""
    return [RESOURCES[kind] for kind in kinds]


def tile_name(tile: int) -> str:
    """A building as messages tell it."""
    return TILES[tile]
