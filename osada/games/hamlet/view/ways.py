"""Where somebody could go and what there is to do, and where a road could be built. HAM-TURN-04,
HAM-TURN-05, HAM-BRIDGE-02."""

from __future__ import annotations

from typing import Literal

from ..rules.errands import errands
from ..rules.map.roads import crossing, members, ways_from
from ..rules.map.shapes import FOREST, HILL
from ..rules.table import CHOOSE_ACT, CHOOSE_TURN, Table
from ..rules.words import TILES, TileName
from .shape import Errand, RoadSite

ROADS: tuple[tuple[Literal["bridge", "path"], int], ...] = (("bridge", HILL), ("path", FOREST))


def view_ways(s: Table) -> dict[str, TileName]:
    """The ways of the next villager, each tile with the one before it: the way that will be told
    when it goes."""
    villager = s.standing(s.mover) if s.step == CHOOSE_TURN else -1
    if villager < 0:
        return {}
    origin = s.villagers[s.mover][villager]
    before = ways_from(s.roads.near, origin)
    return {TILES[tile]: TILES[before[tile]] for tile in members(s.roads.home) if tile != origin}


def view_errands(s: Table) -> list[Errand]:
    """Everything that the next villager could do, tile by tile; then what it can do where it is."""
    if s.step == CHOOSE_ACT:
        tiles = [s.at]
    elif s.step == CHOOSE_TURN and s.standing(s.mover) >= 0:
        tiles = members(s.roads.home)
    else:
        return []
    return [
        {"tile": TILES[tile], "kind": kind, "gold": gold, "stars": stars}
        for tile, kind, gold, stars in errands(s, s.mover, tiles)
    ]


def view_road_sites(s: Table) -> list[RoadSite]:
    """Every contact of the villager's tile that a bridge or a path could lie over."""
    if s.step != CHOOSE_ACT:
        return []
    others = members(s.village.beside[s.at] & ~s.roads.near[s.at])
    found: list[RoadSite] = []
    for road, terrain in ROADS:
        for tile in others:
            section, other_section = crossing(s.village, s.at, tile, terrain)
            if section >= 0:
                found.append(
                    {
                        "road": road,
                        "tile": TILES[tile],
                        "section": section + 1,
                        "other_section": other_section + 1,
                    }
                )
    return found
