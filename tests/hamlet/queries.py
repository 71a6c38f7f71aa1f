"""Questions that the tests ask of a village, beyond the view."""

from __future__ import annotations

from osada.games.hamlet.rules.map.lattice import unpack
from osada.games.hamlet.rules.map.roads import members
from osada.games.hamlet.rules.map.transport import missing_donkeys, origins, route
from osada.games.hamlet.rules.map.village import Village
from osada.games.hamlet.rules.table import Table
from osada.games.hamlet.rules.words import TILES
from osada.kernel.state import Data


def reachable_tiles(s: Table) -> list[str]:
    """Where any worker can go (HAM-TURN-05)."""
    return [TILES[tile] for tile in members(s.roads.home)]


def sources(s: Table, seat: int, target: int) -> list[str]:
    """The tiles whose resources this player can bring to a tile (HAM-TRANSPORT-02)."""
    return [TILES[tile] for tile in members(origins(s.roads, s.donkey_tiles(seat), target))]


def resource_route(s: Table, seat: int, origin: int, target: int) -> Data:
    """The way a resource takes and the donkeys it uses, or where donkeys are lacking."""
    donkeys = s.donkey_tiles(seat)
    way = route(s.roads, donkeys, origin, target)
    if way is not None:
        names = [TILES[tile] for tile in way]
        return {"route": names, "donkeys": names[1:-1], "lacking": []}
    lacking = missing_donkeys(s.roads, donkeys, origin, target)
    return {
        "route": None,
        "donkeys": [],
        "lacking": None if lacking is None else [TILES[tile] for tile in lacking],
    }


def site_outline(s: Table, tile: int, section: int, anchor: int, anchor_section: int) -> Data:
    """The pose and outline a tile would have at a place, to draw its ghost."""
    pose = s.village.pose(tile, section, anchor, anchor_section)
    rotation, a, b = unpack(pose)
    return {"rotation": rotation, "at": [a, b], "outline": _vertices(s.village, tile, pose)}


def _vertices(village: Village, tile: int, pose: int) -> list[list[int]]:
    rotation, a, b = unpack(pose)
    return [[a + da, b + db] for da, db in village.shapes[tile].vertices[rotation]]
