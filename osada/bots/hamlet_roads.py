"""Which roads would pay in Hamlet."""

from __future__ import annotations

from functools import lru_cache

from osada.games.hamlet.roads import Roads, members
from osada.games.hamlet.shapes import ROAD
from osada.games.hamlet.table import Table
from osada.games.hamlet.village import Village
from osada.games.hamlet.words import CHURCH, TILE_COUNT

BEST_ROADS = 3


def road_sites(s: Table, seat: int) -> list[tuple[float, int, int]]:
    return _road_sites(s.village, s.roads, tuple(s.flags), seat)


@lru_cache(maxsize=1024)
def _road_sites(
    village: Village, roads: Roads, flags: tuple[int, ...], seat: int
) -> list[tuple[float, int, int]]:
    reach = _chains_from(roads, seat)
    found = []
    for tile in members(roads.home):
        kinds = village.shapes[tile].kinds
        for section, other, other_section in village.touching[tile]:
            if kinds[section] == ROAD or roads.near[tile] >> other & 1:
                continue
            if kinds[section] != village.shapes[other].kinds[other_section]:
                continue
            gain = 0.0
            if CHURCH not in (tile, other):
                gain += reach[tile] + reach[other]
            if not roads.home >> other & 1:
                gain += 3.0 if flags[other] == seat else 1.0
            found.append((gain, tile, other))
    found = sorted(set(found), reverse=True)
    return found[:BEST_ROADS]


@lru_cache(maxsize=1024)
def _chains_from(roads: Roads, seat: int) -> list[int]:
    """For each tile, how many tiles a chain of printed or own roads from it can have."""
    near = [links & ~(1 << CHURCH) for links in roads.printed]
    near[CHURCH] = 0
    for piece in roads.pieces:
        if piece.seat == seat and CHURCH not in (piece.one, piece.two):
            near[piece.one] |= 1 << piece.two
            near[piece.two] |= 1 << piece.one
    return [_longest(near, tile, 1 << tile) for tile in range(TILE_COUNT)]


def _longest(near: list[int], tile: int, used: int) -> int:
    best = 0
    for other in members(near[tile] & ~used):
        best = max(best, _longest(near, other, used | 1 << other))
    return best + 1
