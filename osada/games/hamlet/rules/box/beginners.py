"""The beginners' village: the Church and, at its five roads, the other starting tiles.
HAM-SETUP-04."""

from __future__ import annotations

from typing import Final

from osada.kernel.content import Content

from ..map.shapes import KINDS, ROAD, Shape
from ..map.village import Village
from ..words import CHURCH, TILES

STARTING: Final = 6
"""The tiles 0 to 5 begin in the village, the Church first."""
WITHIN: Final = 20


def read_layout(
    content: Content, shapes: tuple[Shape, ...]
) -> tuple[tuple[int, int, int, int], ...]:
    """The beginners' village as (tile, rotation in steps of 60°, a, b), if it is legal."""
    village = Village(shapes)
    found = []
    for tile in range(STARTING):
        name = f"layout.{TILES[tile]}"
        rotation, a, b = content.wholes(name, 3, -WITHIN, WITHIN)
        if not 0 <= rotation <= 5:
            content.refuse(name, f"begins with a rotation from 0 to 5, not {rotation}")
            continue
        found.append((tile, rotation, a, b))
        pose = village.first_pose(rotation, a, b)
        for reason in layout_faults(village, tile, pose):
            content.refuse(name, f"{reason}: correct the layout too")
        village = village.with_tile(tile, pose)
    return tuple(found)


def layout_faults(village: Village, tile: int, pose: int) -> list[str]:
    """Why a starting tile cannot lie there."""
    faults = []
    for what, first, second, third, _ in village.clashes(tile, pose):
        if what == "overlap":
            faults.append(f"overlaps the {TILES[first]}")
        elif what == "section":
            mine = KINDS[village.shapes[tile].kinds[first]]
            theirs = KINDS[village.shapes[second].kinds[third]]
            faults.append(
                f"section {first + 1} ({mine}) meets section {third + 1} ({theirs}) of the "
                f"{TILES[second]}"
            )
    if tile != CHURCH and not faults and not meets_church_road(village, tile, pose):
        faults.append("no road of it meets a road of the Church")
    return faults


def meets_church_road(village: Village, tile: int, pose: int) -> bool:
    """HAM-SETUP-04: a road section of the tile lies against one of the Church."""
    kinds = village.shapes[tile].kinds
    return any(
        other == CHURCH and kinds[section] == ROAD
        for section, other, _ in village.contacts(tile, pose)
    )
