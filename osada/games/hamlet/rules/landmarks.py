"""What each landmark scores for its flag's owner. HAM-SCORE-04, HAM-OWN-02.

One function a landmark. All but Mountain Ranges and Woodlands score only when the Church can reach
them by road, over anybody's roads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .map.longest_road import longest_road
from .map.roads import steps_to
from .map.shapes import FOREST, HILL, ROAD
from .table import Table
from .words import CHURCH, TILES

ALIKE: Final = -1
"""A section counts that touches one of its own type, whichever it is."""
SECTIONS: Final[dict[str, int]] = {
    "small-range": HILL,
    "large-range": HILL,
    "small-woodland": FOREST,
    "large-woodland": FOREST,
    "square": ROAD,
    "monument": ALIKE,
}
"""The landmarks that count by their sections, and what these have to touch."""


def _matching(s: Table, tile: int, terrain: int) -> int:
    """How many sections of a tile touch this terrain, or their own type (ALIKE)."""
    kinds = s.village.shapes[tile].kinds
    count = 0
    for section, other, other_section in s.village.touching[tile]:
        theirs = s.village.shapes[other].kinds[other_section]
        count += theirs == (kinds[section] if terrain == ALIKE else terrain)
    return count


def _trade_post(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-TRADEPOST-01: for each sale tile."""
    return len(s.sold[seat])


def _shrine(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-SHRINE-01: for each own delivery."""
    return s.deliveries(seat)


def _tavern(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-TAVERN-01: for each gold left, up to the cap; the gold still counts as gold."""
    return min(s.gold[seat], s.box.tavern_most)


def _farrier(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-SMITHY-01: one more for each tile of the owner's longest road."""
    return len(longest_road(s.roads, seat))


def _range(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-RANGE-01: for each section that touches a hill section."""
    return _matching(s, tile, HILL)


def _woodland(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-WOODLAND-01: for each section that touches a forest section."""
    return _matching(s, tile, FOREST)


def _square(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-SQUARE-01: for each of its road sections that touches another road section."""
    return _matching(s, tile, ROAD)


def _monument(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-MONUMENT-01: for each section that touches one of its own type."""
    return _matching(s, tile, ALIKE)


def _outpost(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-OUTPOST-01: the tiles on the shortest way to the Church, both ends counted."""
    return steps_to(s.roads.near, tile, CHURCH) + 1


def _warehouse(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-WAREHOUSE-01: for each own road piece."""
    return s.roads.built_by(seat)


def _stables(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-STABLES-01: for each own donkey."""
    return len(s.donkeys[seat])


def _pond(s: Table, seat: int, tile: int) -> int:
    """HAM-TILE-POND-01: for being connected."""
    return 1


COUNTED: Final[dict[str, Callable[[Table, int, int], int]]] = {
    "trade-post": _trade_post,
    "shrine": _shrine,
    "tavern": _tavern,
    "farrier": _farrier,
    "small-range": _range,
    "large-range": _range,
    "small-woodland": _woodland,
    "large-woodland": _woodland,
    "square": _square,
    "monument": _monument,
    "outpost-a": _outpost,
    "outpost-b": _outpost,
    "warehouse": _warehouse,
    "stables": _stables,
    "forest-pond": _pond,
    "mountain-pond": _pond,
}
UNCONNECTED: Final = ("small-range", "large-range", "small-woodland", "large-woodland")
"""These score even where no road leads (HAM-SCORE-04)."""


def landmark_points(s: Table, tile: int) -> int:
    """What a flagged landmark is worth to its owner as things stand."""
    return landmark_worth(s, s.flags[tile], tile) if landmark_counts(s, tile) else 0


def landmark_counts(s: Table, tile: int) -> bool:
    """Whether it scores where it lies: most have to be reached by road."""
    return TILES[tile] in UNCONNECTED or bool(s.roads.home >> tile & 1)


def landmark_worth(s: Table, seat: int, tile: int) -> int:
    """What it scores for this seat, once it counts."""
    return s.box.tiles[tile].points * COUNTED[TILES[tile]](s, seat, tile)


def section_worth(s: Table, tile: int, kind: int, touched: int) -> int | None:
    """What a section of this kind scores where it touches that one; None where sections do not
    count."""
    terrain = SECTIONS.get(TILES[tile])
    if terrain is None:
        return None
    return s.box.tiles[tile].points * (touched == (kind if terrain == ALIKE else terrain))
