"""What a blueprint of Hamlet promises to who holds it, before its site is chosen."""

from __future__ import annotations

from ..rules.landmarks import UNCONNECTED
from ..rules.table import Table
from ..rules.words import TILES
from .land import chain_length
from .weights import BY_HAND, Weights

EXPECTED = {
    "trade-post": 1.5,
    "shrine": 1.0,
    "tavern": 4.0,
    "farrier": 2.0,
    "small-range": 3.5,
    "large-range": 3.5,
    "small-woodland": 3.5,
    "large-woodland": 3.5,
    "square": 1.5,
    "monument": 4.0,
    "outpost-a": 4.0,
    "outpost-b": 4.0,
    "warehouse": 1.5,
    "stables": 0.5,
    "forest-pond": 1.0,
    "mountain-pond": 1.0,
}
"""How often a landmark will count its points, beyond what there is to count already."""


def promise(s: Table, me: int, tile: int, time: float, w: Weights = BY_HAND) -> float:
    """The points that a blueprint may be expected to bring once it is built."""
    card = s.box.tiles[tile]
    if card.category == "landmark":
        points = card.points * (w.landmark * EXPECTED[TILES[tile]] + _already(s, me, TILES[tile]))
        lonely = not card.has_road and TILES[tile] not in UNCONNECTED
        return points - w.road_to_it if lonely else points
    first = card.category == "refinery" and s.milestones[card.milestone] < 0
    return card.stars + w.in_use + (w.milestone * time if first else 0.0)


def _already(s: Table, me: int, name: str) -> int:
    """What there is to count for a landmark that is still to be built."""
    if name == "trade-post":
        return len(s.sold[me])
    if name == "shrine":
        return s.deliveries(me)
    if name == "stables":
        return len(s.donkeys[me])
    if name == "warehouse":
        return s.roads.built_by(me)
    if name == "farrier":
        return chain_length(s, me)
    return 0
