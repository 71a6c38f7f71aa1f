"""What the final scoring of Hamlet promises a seat as things stand, gold apart.

HAM-SCORE-01 to HAM-SCORE-06, with two liberties: awards count by how far one is ahead, and a
landmark that is cut off counts in part as long as one can still build the road to it.
"""

from __future__ import annotations

from functools import lru_cache

from ..rules.awards import milestone_points
from ..rules.landmarks import COUNTED, UNCONNECTED
from ..rules.map.longest_road import longest_road
from ..rules.map.roads import Roads
from ..rules.scoring import road_points
from ..rules.table import Table
from ..rules.words import TILES
from .weights import BY_HAND, Weights


def forecast(s: Table, me: int, w: Weights = BY_HAND) -> float:
    """The points the end would bring beyond those on the track."""
    chain = chain_length(s.roads, me)
    points = milestone_points(s, me) + road_points(s, me) + s.box.stars_per_longest * chain
    if s.seats == 1:
        points -= s.box.solo_penalty * s.delivered.count(-1)
    total = float(points) + _awards(s, me)
    for tile in s.village.order:
        if s.flags[tile] == me:
            total += _landmark(s, me, tile, chain, w)
    return total


@lru_cache(maxsize=1024)
def chain_length(roads: Roads, seat: int) -> int:
    """How many tiles a seat's longest road has; many positions have the same roads."""
    return len(longest_road(roads, seat))


def _landmark(s: Table, me: int, tile: int, chain: int, w: Weights) -> float:
    name = TILES[tile]
    count = chain if name == "farrier" else COUNTED[name](s, me, tile)
    points = s.box.tiles[tile].points * count
    if name in UNCONNECTED or s.roads.home >> tile & 1:
        return points
    return w.cut_off * points if s.roads.built_by(me) < s.box.road_pieces else 0.0


def _awards(s: Table, me: int) -> float:
    chaplain, sexton, merchant, steward = s.box.award_stars
    seats = range(s.seats)
    return (
        _share(s, [s.deliveries(seat) for seat in seats], me, chaplain + sexton)
        + _share(s, [len(s.sold[seat]) for seat in seats], me, merchant)
        + _share(s, [s.flags.count(seat) for seat in seats], me, steward)
    )


def _share(s: Table, counts: list[int], me: int, stars: int) -> float:
    """The more one is ahead, the surer is an award; alone a few of the thing suffice."""
    mine = counts[me]
    if not mine:
        return 0.0
    if s.seats == 1:
        return stars * min(1.0, mine / max(1, s.box.solo_award_least))
    return stars * mine * mine / sum([count * count for count in counts])
