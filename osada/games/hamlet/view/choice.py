"""What the seat in turn is choosing, as far as the list of its actions does not show it: where a
tile may lie and what it would touch there (HAM-BUILD-02), how the rest of a payment would be made
in one step (HAM-TRANSPORT-07)."""

from __future__ import annotations

from osada.kernel.action import Action, Wire

from ..rules.map.arrangements import tile_to_lay
from ..rules.map.lattice import unpack
from ..rules.map.roads import members
from ..rules.map.shapes import KINDS
from ..rules.map.transport import origins, route
from ..rules.steps.act import paid_deed
from ..rules.table import BUILDING, CHOOSE_LAYOUT, CHOOSE_PAY, CHOOSE_PLACE, Table
from ..rules.words import PAY, TILES, TileName
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
    return [_site(s, action) for action in s.legal(s.turn[0]) if action.kind == "place"]


def _site(s: Table, action: Action) -> Site:
    tile, section, anchor, anchor_section = action.args
    pose = s.village.pose(tile, section, anchor, anchor_section)
    rotation, a, b = unpack(pose)
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
                "kind": KINDS[s.village.shapes[tile].kinds[own]],
                "tile": TILES[other],
                "other_section": theirs + 1,
                "other_kind": KINDS[s.village.shapes[other].kinds[theirs]],
            }
            for own, other, theirs in s.village.contacts(tile, pose)
        ],
    }


def view_suggested(s: Table) -> list[Wire]:
    """What `settle` would pay, unit by unit."""
    if s.step != CHOOSE_PAY:
        return []
    return [PAY[unit].wire for unit in paid_deed(s).suggested(s, s.turn[0])]


def view_price(s: Table) -> str | None:
    """What is being paid, in all."""
    return str(paid_deed(s).price(s, s.subject)) if s.step == CHOOSE_PAY else None


def view_routes(s: Table) -> dict[str, list[TileName]]:
    """While something is paid: the way from every tile that resources can come from, over the
    tiles of the payer's donkeys (HAM-TRANSPORT-02)."""
    if s.step != CHOOSE_PAY:
        return {}
    donkeys = s.donkey_tiles(s.turn[0])
    ways = {
        tile: route(s.roads, donkeys, tile, s.at)
        for tile in members(origins(s.roads, donkeys, s.at))
    }
    return {TILES[tile]: [TILES[step] for step in way] for tile, way in ways.items() if way}
