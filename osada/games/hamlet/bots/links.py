"""Which road pieces would pay in Hamlet: for the longest road, and for what is cut off."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..rules.map.roads import Roads, members
from ..rules.map.shapes import ROAD
from ..rules.words import CHURCH, TILE_COUNT
from .sites import Ground

BEST_LINKS = 3
"""So many deserve a look."""
CONNECTS = 1.0
"""Connecting a tile that was cut off, compared with a tile more in the longest road;"""
CONNECTS_OWN = 3.0
"""the same for a landmark of one's own."""


class Link(NamedTuple):
    """A road that could be built: how good it looks, where the villager stands, where it leads."""

    looks: float
    tile: int
    other: int


@lru_cache(maxsize=512)
def best_links(on: Ground, seat: int) -> list[Link]:
    """The best-looking roads that a seat could build, whatever they cost."""
    chains = _chains(on.roads, seat)
    found: set[Link] = set()
    for tile in members(on.roads.home):
        kinds = on.village.shapes[tile].kinds
        for section, other, other_section in on.village.touching[tile]:
            alike = kinds[section] == on.village.shapes[other].kinds[other_section]
            if not alike or kinds[section] == ROAD or on.roads.near[tile] >> other & 1:
                continue
            looks = 0.0 if CHURCH in (tile, other) else float(chains[tile] + chains[other])
            if not on.roads.home >> other & 1:
                looks += CONNECTS_OWN if on.flags[other] == seat else CONNECTS
            found.add(Link(looks, tile, other))
    return sorted(found, reverse=True)[:BEST_LINKS]


@lru_cache(maxsize=512)
def _chains(roads: Roads, seat: int) -> list[int]:
    """For each tile how many tiles a chain of printed and own roads from it can have."""
    near = [links & ~(1 << CHURCH) for links in roads.printed]
    near[CHURCH] = 0
    for piece in roads.pieces:
        if piece.seat == seat and CHURCH not in (piece.one, piece.two):
            near[piece.one] |= 1 << piece.two
            near[piece.two] |= 1 << piece.one
    return [_chain_from(near, tile, 1 << tile) for tile in range(TILE_COUNT)]


def _chain_from(near: list[int], tile: int, used: int) -> int:
    further = members(near[tile] & ~used)
    return 1 + max([_chain_from(near, other, used | 1 << other) for other in further], default=0)
