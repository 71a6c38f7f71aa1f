"""What the final scoring of Hamlet promises a seat as things stand: the sure part of `greedy`'s
judgement. HAM-SCORE-01 to HAM-SCORE-07."""

from __future__ import annotations

from functools import lru_cache

from osada.games.hamlet.awards import milestone_points
from osada.games.hamlet.landmarks import COUNTED, UNCONNECTED
from osada.games.hamlet.longest_road import longest_road
from osada.games.hamlet.roads import Roads
from osada.games.hamlet.scoring import road_points
from osada.games.hamlet.table import Table
from osada.games.hamlet.words import TILES

CUT_OFF = 0.7
"""The part that a landmark promises to which no road leads yet, while a road piece is left."""
FARRIER = TILES.index("farrier")


def forecast(s: Table, me: int) -> float:
    """The points the end would bring beyond the track, gold apart."""
    chain = chain_length(s.roads, me)
    points = float(milestone_points(s, me) + road_points(s, me))
    points += s.box.stars_per_longest * chain + _awards(s, me)
    for tile in s.village.order:
        if s.flags[tile] == me:
            points += _landmark(s, me, tile, chain)
    return points


@lru_cache(maxsize=4096)
def chain_length(roads: Roads, seat: int) -> int:
    """How many tiles the longest road of a seat has; many positions share the same roads."""
    return len(longest_road(roads, seat))


def _landmark(s: Table, me: int, tile: int, chain: int) -> float:
    """A landmark of one's own: its points, or a part of them while it is cut off."""
    name = TILES[tile]
    each = s.box.tiles[tile].points
    if name in UNCONNECTED or s.roads.home >> tile & 1:
        return each * (chain if tile == FARRIER else COUNTED[name](s, me, tile))
    if s.roads.built_by(me) >= s.box.road_pieces:
        return 0.0
    return CUT_OFF * each * COUNTED[name](s, me, tile)


def _awards(s: Table, me: int) -> float:
    """What the awards promise: the more one is ahead, the surer. Alone they are given for a few
    of the thing (the solo stand-in)."""
    chaplain, sexton, merchant, steward = s.box.award_stars
    seats = range(s.seats)
    return (
        _share(s, [s.deliveries(seat) for seat in seats], me, chaplain + sexton)
        + _share(s, [len(s.sold[seat]) for seat in seats], me, merchant)
        + _share(s, [s.flags.count(seat) for seat in seats], me, steward)
    )


def _share(s: Table, counts: list[int], me: int, stars: int) -> float:
    mine = counts[me]
    if not mine:
        return 0.0
    if s.seats == 1:
        return stars * min(1.0, mine / max(1, s.box.solo_award_least))
    return stars * mine * mine / sum([count * count for count in counts])
