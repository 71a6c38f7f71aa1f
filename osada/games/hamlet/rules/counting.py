"""The final count piece by piece, for whoever watches it, in the order of the rulebooks.
HAM-SCORE-01 to HAM-SCORE-07.

Spots have names: `goal mason`, `tile shrine`, `road farm quarry` between two tiles, `gold 0` beside
the map, and `points 0` for what is counted of a seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from osada.kernel.picture import Picture

from .awards import award_holders, award_points, milestone_points
from .box.box import AWARDS, MILESTONES
from .landmarks import landmark_points
from .map.longest_road import longest_road
from .scoring import road_points
from .table import Table
from .words import CHURCH, TILES


def count(s: Table) -> list[Picture]:
    """From the points on the track to everybody's total; what brings nothing is passed over."""
    sofar = [s.track(seat) for seat in range(s.seats)]
    told = [Picture((), [(("counted",), sofar[:])])]
    for seat, points, spots in _pieces(s):
        if points:
            sofar[seat] += points
            goal = f"points {seat}"
            told.append(Picture([(spot, goal) for spot in spots], [(("counted",), sofar[:])]))
    return told


def _pieces(s: Table) -> Iterator[tuple[int, int, list[str]]]:
    """Each step of final scoring: whose it is, its points, and where they lie."""
    seats = range(s.seats)
    for seat in seats:
        held = [
            f"goal {goal}"
            for goal, holder in zip(MILESTONES, s.milestones, strict=True)
            if holder == seat
        ]
        yield seat, milestone_points(s, seat), held
    awards = award_points(s)
    holders = dict(zip(AWARDS, award_holders(s), strict=True))
    for seat in seats:
        yield seat, awards[seat], [f"goal {award}" for award in AWARDS if seat in holders[award]]
    for tile in s.village.order:
        if s.flags[tile] >= 0:
            yield s.flags[tile], landmark_points(s, tile), [f"tile {TILES[tile]}"]
    for seat in seats:
        pieces = [piece for piece in s.roads.pieces if piece.seat == seat]
        yield (
            seat,
            road_points(s, seat),
            [f"road {TILES[one.one]} {TILES[one.two]}" for one in pieces],
        )
    for seat in seats:
        way = longest_road(s.roads, seat)
        yield seat, s.box.stars_per_longest * len(way), [f"tile {TILES[tile]}" for tile in way]
    for seat in seats:
        yield seat, s.gold[seat] // s.box.gold_per_star, [f"gold {seat}"]
    if s.seats == 1:
        yield 0, -s.box.solo_penalty * s.delivered.count(-1), [f"tile {TILES[CHURCH]}"]
