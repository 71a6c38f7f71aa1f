"""Where a blueprint of Hamlet would lie well: sorted by what a glance at the map tells, before
anything is thought through. Positions share their map, so a glance is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, final

from ..rules.landmarks import UNCONNECTED
from ..rules.map.roads import Roads, members, steps_to
from ..rules.map.shapes import ROAD
from ..rules.map.village import Village
from ..rules.table import Table
from ..rules.words import CHURCH, TILES

OPEN_ROAD = 0.3
"""A road section of the new tile that stays open."""
LINK = 0.8
"""Each further tile that a printed road links it to."""
STEP = 0.25
"""Each step between it and the Church, where there is work to do."""
NEEDS_ROAD = 1.0
"""When only a bridge or a path could connect it,"""
NO_ROAD = 3.0
"""when not even that could,"""
WASTED_ROAD = 4.0
"""and on top, when it has printed roads that lead nowhere."""
BARN = TILES.index("barn-a")
MATCHING = (*UNCONNECTED, "square", "monument")
"""Landmarks that count sections which touch their like."""


class Ground(NamedTuple):
    """All that a glance takes in."""

    village: Village
    roads: Roads
    flags: tuple[int, ...]
    strict: bool


Site = tuple[float, int, int, int]
"""A place for a blueprint: how good it looks, the tile where the villager stands, the section of
the blueprint and the one it lies against. Plain tuples of numbers: some hundred thousand are kept,
and these alone cost whoever collects garbage no time."""


def ground(s: Table) -> Ground:
    """The map of a position."""
    return Ground(s.village, s.roads, tuple(s.flags), s.options.strict_terrain)


@final
class Sites:
    """Every place of a blueprint, the best-looking first."""

    __slots__ = ("all_anchors", "anchors", "sites")

    def __init__(self, sites: list[Site]) -> None:
        self.sites = sites
        self.anchors = [site[1] for site in sites]
        """Where the villager stands for each,"""
        self.all_anchors = 0
        """and for all of them (bits)."""
        for anchor in self.anchors:
            self.all_anchors |= 1 << anchor


def sites(on: Ground, seat: int, tile: int, points: int) -> list[Site]:
    """Every place of a blueprint, the best-looking first; `points` are those printed on it."""
    return sites_of(on, seat, tile, points).sites


@lru_cache(maxsize=512)
def sites_of(on: Ground, seat: int, tile: int, points: int) -> Sites:
    """The same with where one has to stand for them, kept for a while."""
    looks: dict[int, float] = {}
    found: list[Site] = []
    for anchor in members(on.roads.home):
        for section, anchor_section in on.village.placements(tile, anchor, on.strict):
            pose = on.village.pose(tile, section, anchor, anchor_section)
            if pose not in looks:
                looks[pose] = _looks(on, seat, tile, pose, points)
            found.append((looks[pose], anchor, section, anchor_section))
    return Sites(sorted(found, reverse=True))


def _looks(on: Ground, seat: int, tile: int, pose: int, points: int) -> float:
    """What speaks for a pose of a tile: what it touches, what it is linked to, what stays open."""
    kinds, name = on.village.shapes[tile].kinds, TILES[tile]
    looks = 0.0
    linked = roadable = touched_roads = 0
    for section, other, other_section in on.village.contacts(tile, pose):
        if kinds[section] == ROAD:
            touched_roads += 1
            linked |= 1 << other
        if kinds[section] == on.village.shapes[other].kinds[other_section]:
            roadable |= 1 << other
            looks += points if name in MATCHING else 0.0
            looks += 1.0 if on.flags[other] == seat and TILES[other] in MATCHING else 0.0
    looks += OPEN_ROAD * (kinds.count(ROAD) - touched_roads)
    if name in UNCONNECTED:
        return looks
    linked &= on.roads.home
    if not linked:
        looks -= NEEDS_ROAD if roadable & on.roads.home else NO_ROAD
        return looks - WASTED_ROAD if ROAD in kinds else looks
    steps = min([_steps(on.roads, other) for other in members(linked)])
    looks += LINK * (linked.bit_count() - 1)
    return looks + steps if name.startswith("outpost") else looks - STEP * steps


@lru_cache(maxsize=1 << 11)
def _steps(roads: Roads, tile: int) -> int:
    return steps_to(roads.near, tile, CHURCH)


def road_ends(on: Ground) -> list[int]:
    """The tiles with an open road section that a hexagon could still be joined to."""
    barn = on.village.shapes[BARN].kinds
    found: list[int] = []
    for tile in members(on.roads.home):
        kinds = on.village.shapes[tile].kinds
        if not any(kinds[section] == ROAD for section in on.village.free_sections(tile)):
            continue
        places = on.village.placements(BARN, tile, on.strict)
        if any(barn[section] == kinds[at] == ROAD for section, at in places):
            found.append(tile)
    return found
