"""What the final scoring of Hamlet promises a seat as things stand, gold apart.

HAM-SCORE-01 to HAM-SCORE-06, with two liberties: awards count by how far one is ahead, and a
landmark that is cut off counts in part as long as one can still build the road to it.
"""

from __future__ import annotations

from ..rules.awards import milestone_points
from ..rules.landmarks import COUNTED, UNCONNECTED
from ..rules.scoring import road_points
from ..rules.table import Table
from ..rules.words import TILES
from .land import chain_length
from .weights import BY_HAND, Weights


def forecast(s: Table, me: int, w: Weights = BY_HAND) -> float:
    """The points the end would bring beyond those on the track."""
    chain = chain_length(s, me)
    points = milestone_points(s, me) + road_points(s, me) + s.box.stars_per_longest * chain
    if s.seats == 1:
        points -= s.box.solo_penalty * s.delivered.count(-1)
    total = float(points) + _awards(s, me)
    for tile in s.village.order:
        if s.flags[tile] == me:
            total += _landmark(s, me, tile, chain, w)
    return total


def _landmark(s: Table, me: int, tile: int, chain: int, w: Weights) -> float:
    name = TILES[tile]
    count = chain if name == "farrier" else COUNTED[name](s, me, tile)
    points = s.box.tiles[tile].points * count
    if name in UNCONNECTED or s.roads.home >> tile & 1:
        return points
    return w.cut_off * points if s.roads.built_by(me) < s.box.road_pieces else 0.0


def _awards(s: Table, me: int) -> float:
    stars = s.box.award_stars
    deliveries = [0] * s.seats
    for seat in s.delivered:
        if seat >= 0:
            deliveries[seat] += 1
    flags = [0] * s.seats
    for tile in s.village.order:
        if s.flags[tile] >= 0:
            flags[s.flags[tile]] += 1
    return (
        _share(s, deliveries, me, stars[0] + stars[1])
        + _share(s, [len(sold) for sold in s.sold], me, stars[2])
        + _share(s, flags, me, stars[3])
    )


def _share(s: Table, counts: list[int], me: int, stars: int) -> float:
    """The more one is ahead, the surer is an award; alone a few of the thing suffice."""
    mine = counts[me]
    if not mine:
        return 0.0
    if s.seats == 1:
        return stars * min(1.0, mine / max(1, s.box.solo_award_least))
    squares = 0
    for count in counts:
        squares += count * count
    return stars * mine * mine / squares
