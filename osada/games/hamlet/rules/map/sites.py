"""Why a tile cannot lie at a place, section by section. HAM-TILE-03 to HAM-TILE-05,
HAM-BUILD-02."""

from __future__ import annotations

from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..table import Table
from ..words import TILES
from .shapes import KINDS, ROAD


def site_refusal(
    s: Table, tile: int, section: int, anchor: int, anchor_section: int
) -> tuple[Reason, ...]:
    """Every overlap and every clash of sections at the place a pair of sections names."""
    for one, number in ((tile, section), (anchor, anchor_section)):
        sections = s.village.shapes[one].count
        if number >= sections:
            told: Args = {"tile": TILES[one], "section": number + 1, "sections": sections}
            return (Message(say.NO_SUCH_SECTION, told),)
    pose = s.village.pose(tile, section, anchor, anchor_section)
    return tuple(
        _clash(s, tile, clash) for clash in s.village.clashes(tile, pose, s.options.strict_terrain)
    )


def _clash(s: Table, tile: int, clash: tuple[str, int, int, int, int]) -> Reason:
    what, section, other, other_section, _ = clash
    if what == "overlap":
        return Message(say.OVERLAPS, {"tile": TILES[tile], "other": TILES[section]})
    terrain = s.village.shapes[tile].kinds[section]
    other_terrain = s.village.shapes[other].kinds[other_section]
    phrase = say.ROAD_CLASH if ROAD in (terrain, other_terrain) else say.TERRAIN_CLASH
    return Message(
        phrase,
        {
            "tile": TILES[tile],
            "section": section + 1,
            "terrain": KINDS[terrain],
            "other": TILES[other],
            "other_section": other_section + 1,
            "other_terrain": KINDS[other_terrain],
        },
    )
