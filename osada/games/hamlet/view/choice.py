"""Where a tile may lie, what it would touch and what it would bring there. HAM-BUILD-02."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.landmarks import section_worth
from ..rules.map.arrangements import tile_to_lay
from ..rules.map.lattice import unpack
from ..rules.map.shapes import KINDS, ROAD
from ..rules.prospect import Prospect, prospects
from ..rules.table import BUILDING, CHOOSE_LAYOUT, CHOOSE_PLACE, Table
from ..rules.words import TILES
from .outline import outline_at
from .shape import Shape, Site


def view_building(s: Table) -> Shape | None:
    """The tile that looks for its place or is being paid for, with its sections."""
    tile = s.subject if s.purpose == BUILDING or s.step == CHOOSE_PLACE else -1
    if s.step == CHOOSE_LAYOUT:
        tile = tile_to_lay(s)
    if tile < 0:
        return None
    shape = s.village.shapes[tile]
    return {
        "tile": TILES[tile],
        "category": s.box.tiles[tile].category,
        "outline": list(shape.vertices[0]),
        "sections": [KINDS[kind] for kind in shape.kinds],
        "spaces": s.box.tiles[tile].spaces,
    }


def view_sites(s: Table) -> list[Site]:
    """Every legal place of that tile."""
    if s.step not in (CHOOSE_LAYOUT, CHOOSE_PLACE):
        return []
    places = [action for action in s.legal(s.turn[0]) if action.kind == "place"]
    poses = [s.village.pose(*action.args) for action in places]
    worth: list[Prospect | None] = [None] * len(poses)
    if s.step == CHOOSE_PLACE and s.box.tiles[s.subject].category == "landmark":
        worth = [*prospects(s, s.mover, s.subject, poses)]
    return [site_at(s, *site) for site in zip(places, poses, worth, strict=True)]


def site_at(s: Table, action: Action, pose: int, worth: Prospect | None) -> Site:
    """A place for a tile, with what it would touch there."""
    tile, section, anchor, anchor_section = action.args
    rotation, a, b = unpack(pose)
    kinds = s.village.shapes[tile].kinds
    contacts = s.village.contacts(tile, pose)
    joined = sorted({other for own, other, _ in contacts if kinds[own] == ROAD})
    return {
        "action": action.wire,
        "section": section + 1,
        "anchor": TILES[anchor],
        "anchor_section": anchor_section + 1,
        "rotation": rotation,
        "at": (a, b),
        "outline": outline_at(s.village.shapes[tile], pose),
        "contacts": [
            {
                "section": own + 1,
                "kind": KINDS[kinds[own]],
                "tile": TILES[other],
                "other_section": theirs + 1,
                "other_kind": KINDS[s.village.shapes[other].kinds[theirs]],
                "points": section_worth(s, tile, kinds[own], s.village.shapes[other].kinds[theirs]),
            }
            for own, other, theirs in contacts
        ],
        "joined": [TILES[other] for other in joined],
        "stars": s.box.tiles[tile].stars,
        "points": worth and worth[0],
        "counts": worth is None or worth[1],
    }
