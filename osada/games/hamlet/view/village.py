"""The village as a view shows it: its tiles with everything on them, and their links."""

from __future__ import annotations

from typing import Literal

from ..rules.box.tiles import ANY_BASIC
from ..rules.box.tiles import Tile as Card
from ..rules.landmarks import landmark_points
from ..rules.map.lattice import unpack
from ..rules.map.roads import BRIDGE, crossing
from ..rules.map.shapes import KINDS, ROAD
from ..rules.table import Table
from ..rules.words import BASICS, RESOURCES, TILES
from .outline import tile_outline
from .shape import Link, Output, Tile


def view_tile(s: Table, tile: int) -> Tile:
    """A placed tile. `points` is what a landmark would score for its flag's owner now."""
    card = s.box.tiles[tile]
    shape = s.village.shapes[tile]
    rotation, a, b = unpack(s.village.poses[tile])
    return {
        "tile": TILES[tile],
        "category": card.category,
        "rotation": rotation,
        "at": (a, b),
        "outline": tile_outline(s.village, tile),
        "sections": [KINDS[kind] for kind in shape.kinds],
        "output": output_of(card),
        "spaces": card.spaces,
        "basics": [
            RESOURCES[kind] for kind in range(BASICS) for _ in range(s.basics[tile * BASICS + kind])
        ],
        "tokens": [
            {
                "resource": RESOURCES[card.output],
                "seat": (token - 1) >> 1,
                "fine": bool((token - 1) & 1),
            }
            for token in s.tokens[tile * 2 : tile * 2 + 2]
            if token
        ],
        "flag": s.flags[tile] if s.flags[tile] >= 0 else None,
        "points": landmark_points(s, tile) if s.flags[tile] >= 0 else None,
        "connected": bool(s.roads.home >> tile & 1),
    }


def output_of(card: Card) -> Output | None:
    """The resource that is made there; `basic` where it may be any basic one (HAM-PROD-04)."""
    if card.output == ANY_BASIC:
        return "basic"
    return RESOURCES[card.output] if card.output >= 0 else None


def view_links(s: Table) -> list[Link]:
    """Every pair of tiles that a road joins, printed or built, with the sections it crosses; a new
    one comes behind those of its sort."""
    links: list[Link] = []
    for i, tile in enumerate(s.village.order):
        for other in s.village.order[:i]:
            if s.roads.printed[tile] >> other & 1:
                section, other_section = crossing(s.village, other, tile, ROAD)
                links.append(_link(other, section, tile, other_section, "printed", None))
    for piece in s.roads.pieces:
        road: Literal["bridge", "path"] = "bridge" if piece.kind == BRIDGE else "path"
        ends = (piece.one, piece.one_section, piece.two, piece.two_section)
        links.append(_link(*ends, road, piece.seat))
    return links


def _link(
    tile: int,
    section: int,
    other: int,
    other_section: int,
    road: Literal["printed", "bridge", "path"],
    seat: int | None,
) -> Link:
    return {
        "from": TILES[tile],
        "to": TILES[other],
        "road": road,
        "seat": seat,
        "from_section": section + 1,
        "to_section": other_section + 1,
    }


def open_roads(s: Table) -> int:
    """The printed road sections that another tile could still be joined to."""
    return sum(
        s.village.shapes[tile].kinds[section] == ROAD
        for tile in s.village.order
        for section in s.village.free_sections(tile)
    )
