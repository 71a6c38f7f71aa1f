"""What is printed on the Church, the Market and the sale tiles. HAM-CHURCH-01, HAM-SALE-01."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.content import Content

from ..paying.demand import Demand
from .tiles import read_demand

SALES: Final = 12
"""HAM-COMP-02"""
LEVELS: Final = 3
CHURCH_SPACES: Final = {"1-2": 4, "3-4": 5}
"""HAM-CHURCH-05"""


@final
class Space:
    """A delivery space of the Church."""

    def __init__(self, demand: Demand, stars: int) -> None:
        self.demand: Final = demand
        self.stars: Final = stars


@final
class ChurchSide:
    """One side of the Church."""

    def __init__(self, parts_at_start: int, spaces: tuple[Space, ...]) -> None:
        self.parts_at_start: Final = parts_at_start
        """HAM-SETUP-02"""
        self.spaces: Final = spaces


@final
class MarketSide:
    """One side of the Market: its spaces for sale tiles, and the prices of a quick purchase."""

    def __init__(self, spaces: int, basic: int, refined: int) -> None:
        self.spaces: Final = spaces
        self.basic: Final = basic
        self.refined: Final = refined


@final
class Sale:
    """A sale tile."""

    def __init__(self, level: int, demand: Demand, gold: int, stars: int) -> None:
        self.level: Final = level
        """1 to 3 (HAM-SETUP-12)."""
        self.demand: Final = demand
        self.gold: Final = gold
        self.stars: Final = stars


def read_church(content: Content, side: str) -> ChurchSide:
    """A side of the Church; every part but those of the set-up is built by a delivery."""
    place = f"church.side-{side}."
    count = CHURCH_SPACES[side]
    spaces = [_read_space(content, f"{place}space-{i}.") for i in range(1, count + 1)]
    parts = content.whole(place + "parts", 0, 9)
    whole = content.whole("church.parts", 1, 9)
    if parts + count != whole:
        reason = f"must be {whole - count}: the Church has {whole} parts and {count} spaces"
        content.refuse(place + "parts", reason)
    return ChurchSide(parts, tuple(spaces))


def _read_space(content: Content, place: str) -> Space:
    demand = read_demand(content, place + "demand")
    return Space(demand, content.whole(place + "stars", 0, 30))


def read_market(content: Content, side: str) -> MarketSide:
    """A side of the Market."""
    place = f"market.side-{side}."
    return MarketSide(
        content.whole(place + "spaces", 1, 6),
        content.whole(place + "basic", 1, 20),
        content.whole(place + "refined", 1, 20),
    )


def read_sales(content: Content) -> tuple[Sale, ...]:
    """The sale tiles in order."""
    return tuple([_read_sale(content, f"sale.{number}.") for number in range(1, SALES + 1)])


def _read_sale(content: Content, place: str) -> Sale:
    return Sale(
        content.whole(place + "level", 1, LEVELS),
        read_demand(content, place + "demand"),
        content.whole(place + "gold", 0, 20),
        content.whole(place + "stars", 0, 30),
    )


def read_kept(content: Content, players: int, sales: tuple[Sale, ...]) -> tuple[int, ...]:
    """How many sale tiles of each level are kept (HAM-SETUP-12)."""
    name = f"kept.players-{players}"
    kept = content.wholes(name, LEVELS, 0, SALES)
    for level, count in enumerate(kept, 1):
        there = sum([1 for sale in sales if sale.level == level])
        if count > there:
            content.refuse(name, f"keeps {count} sale tiles of level {level}: there are {there}")
    return kept
