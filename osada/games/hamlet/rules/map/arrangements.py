"""The starting arrangements round the Church. HAM-SETUP-04.

Each of the five starting tiles meets a road section of the Church with a road section of its own;
every other contact obeys the common rule. The Church has five roads, so all arrangements that
can be completed are few enough to be listed.
"""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from .. import phrases as say
from ..table import Table
from ..words import CHURCH, FARM, MARKET, QUARRY, TILES, TOWN_HALL, WOODCUTTER, place_word
from .shapes import ROAD
from .sites import site_refusal
from .village import Village

AROUND = (WOODCUTTER, QUARRY, FARM, MARKET, TOWN_HALL)
"""In the order of the rulebooks."""


def _roads_meet(village: Village, tile: int) -> bool:
    kinds = village.shapes[tile].kinds
    return any(
        other == CHURCH and kinds[section] == ROAD for section, other, _ in village.touching[tile]
    )


def next_sites(village: Village, tile: int, strict: bool) -> list[tuple[int, int, Village]]:
    """Where a starting tile can lie so that roads meet: its section, the Church's, the village."""
    found: list[tuple[int, int, Village]] = []
    for section, anchor_section in village.placements(tile, CHURCH, strict, True):
        pose = village.pose(tile, section, CHURCH, anchor_section)
        grown = village.with_tile(tile, pose)
        if _roads_meet(grown, tile):
            found.append((section, anchor_section, grown))
    return found


def completions(village: Village, strict: bool) -> list[Village]:
    """Every complete arrangement that can still be reached from this one."""
    missing = [tile for tile in AROUND if not village.has(tile)]
    if not missing:
        return [village]
    found: list[Village] = []
    for _, _, grown in next_sites(village, missing[0], strict):
        found += completions(grown, strict)
    return found


def can_complete(village: Village, strict: bool) -> bool:
    """Whether all starting tiles still find a place."""
    missing = [tile for tile in AROUND if not village.has(tile)]
    if not missing:
        return True
    return any(
        can_complete(grown, strict) for _, _, grown in next_sites(village, missing[0], strict)
    )


def tile_to_lay(s: Table) -> int:
    """The starting tile that is laid next."""
    for tile in AROUND:
        if not s.village.has(tile):
            return tile
    return -1


def layout_offers(s: Table) -> list[Action]:
    """Every place for it that leaves room for the others."""
    tile = tile_to_lay(s)
    return [
        place_word(tile, section, CHURCH, anchor_section)
        for section, anchor_section, grown in next_sites(s.village, tile, s.options.strict_terrain)
        if can_complete(grown, s.options.strict_terrain)
    ]


def layout_refusal(s: Table, action: Action) -> tuple[Reason, ...]:
    """Why the tile cannot lie there."""
    tile, section, anchor, anchor_section = action.args
    wanted = tile_to_lay(s)
    if tile != wanted:
        return (Message(say.OTHER_TILE, {"tile": TILES[tile], "wanted": TILES[wanted]}),)
    if anchor != CHURCH:
        return (Message(say.OTHER_ANCHOR, {"anchor": TILES[anchor], "wanted": TILES[CHURCH]}),)
    clashes = site_refusal(s, tile, section, anchor, anchor_section)
    if clashes:
        return clashes
    grown = s.village.with_tile(tile, s.village.pose(tile, section, anchor, anchor_section))
    if not _roads_meet(grown, tile):
        return (Message(say.NOT_TO_CHURCH, {"tile": TILES[tile]}),)
    if not can_complete(grown, s.options.strict_terrain):
        return (Message(say.BLOCKS_LAYOUT, {"tile": TILES[tile]}),)
    return ()
