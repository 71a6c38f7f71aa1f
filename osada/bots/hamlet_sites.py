"""Where a blueprint of Hamlet would lie well, and which roads would pay: sorted out by what a
glance at the map tells, before anything is thought through."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from osada.games.hamlet.landmarks import UNCONNECTED
from osada.games.hamlet.roads import Roads, members, steps_to
from osada.games.hamlet.shapes import ROAD
from osada.games.hamlet.table import Table
from osada.games.hamlet.village import Village
from osada.games.hamlet.words import CHURCH, TILE_COUNT, TILES

OPEN_ROAD = 0.3
"""A road section left open: somebody can build on it."""
LINK = 0.8
"""Each tile that a printed road links it to, after the first."""
FAR = 0.25
"""Each step away from the Church."""
ROAD_SITE = 0.3
CUT_OFF = 4.0


class Site(NamedTuple):
    """A place for a blueprint: how good it looks, where the villager stands, the two sections."""

    looks: float
    anchor: int
    section: int
    anchor_section: int


def sites(s: Table, seat: int, tile: int) -> list[Site]:
    """Every place of a blueprint, the best-looking first."""
    return _sites(s.village, s.roads, tuple(s.flags), seat, tile, s.strict_terrain, s.box.tiles[tile].points)


@lru_cache(maxsize=1024)
def _sites(
    village: Village, roads: Roads, flags: tuple[int, ...], seat: int, tile: int, strict: bool, points: int
) -> list[Site]:
    found: list[Site] = []
    looks: dict[int, float] = {}
    steps = _steps(roads)
    for anchor in members(roads.home):
        for section, anchor_section in village.placements(tile, anchor, strict):
            pose = village.pose(tile, section, anchor, anchor_section)
            if pose not in looks:
                looks[pose] = _looks(village, roads, flags, seat, tile, pose, steps, points)
            found.append(Site(looks[pose], anchor, section, anchor_section))
    found.sort(reverse=True)
    return found


@lru_cache(maxsize=256)
def _steps(roads: Roads) -> list[int]:
    return [steps_to(roads.near, tile, CHURCH) if roads.home >> tile & 1 else 9 for tile in range(TILE_COUNT)]


def _looks(
    village: Village, roads: Roads, flags: tuple[int, ...], seat: int, tile: int, pose: int, steps: list[int], points: int
) -> float:
    kinds = village.shapes[tile].kinds
    linked = 0
    nearest = 9
    same = 0
    roadable = False
    looks = 0.0
    name = TILES[tile]
    open_roads = kinds.count(ROAD)
    for section, other, other_section in village.contacts(tile, pose):
        kind = kinds[section]
        match = kind == village.shapes[other].kinds[other_section]
        same += match
        if kind == ROAD:
            open_roads -= 1
            linked |= 1 << other
            nearest = min(nearest, steps[other])
        elif match and roads.home >> other & 1:
            roadable = True
        if match and flags[other] == seat and TILES[other] in _MATCHERS:
            looks += 1.0
    looks += OPEN_ROAD * open_roads + LINK * (len(members(linked & roads.home)) - 1)
    if name in _MATCHERS:
        looks += points * same
    if name in UNCONNECTED:
        return looks
    if not linked & roads.home:
        return looks - (1.0 if roadable else 3.0) - (CUT_OFF if ROAD in kinds else 0.0)
    if name.startswith("outpost"):
        return looks + nearest
    return looks - FAR * nearest


_MATCHERS = (*UNCONNECTED, "square", "monument")
"""Landmarks that count matching contacts."""


@lru_cache(maxsize=1024)
def road_ends(village: Village, roads: Roads, strict: bool) -> list[int]:
    """How many open road sections there are on which a hexagon could still be built."""
    found = []
    barn = village.shapes[BARN].kinds
    for tile in members(roads.home):
        kinds = village.shapes[tile].kinds
        ends = [i for i in village.free_sections(tile) if kinds[i] == ROAD]
        if ends:
            fits = village.placements(BARN, tile, strict)
            for end in ends:
                if any(at == end and barn[section] == ROAD for section, at in fits):
                    found.append(tile)
    return found


BARN = TILES.index("barn-a")
