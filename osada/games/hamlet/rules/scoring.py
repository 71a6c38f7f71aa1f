"""Final scoring, and the same count at any moment as a forecast. HAM-SCORE-01 to HAM-SCORE-08."""

from __future__ import annotations

from osada.kernel.outcome import Outcome, Score

from .awards import award_points, milestone_points
from .landmarks import landmark_points
from .map.longest_road import longest_road
from .table import PLANNER, SOURCES, Table

TIE_BREAK = ("deliveries", "sales")
"""HAM-SCORE-08: equal points go to more church deliveries, then to more sale tiles."""


def final_outcome(s: Table) -> Outcome:
    """Everything a player has at the end, in the order of the rulebooks."""
    awards = award_points(s)
    return Outcome(
        tuple(
            Score(seat, score_parts(s, seat, awards), (s.deliveries(seat), len(s.sold[seat])))
            for seat in range(s.seats)
        ),
        TIE_BREAK,
    )


def score_parts(s: Table, seat: int, awards: list[int]) -> dict[str, int]:
    """The track total by source, then each step of final scoring."""
    parts = {SOURCES[i]: s.earned[seat * 5 + i] for i in range(5)}
    parts["milestones"] = milestone_points(s, seat)
    parts["awards"] = awards[seat]
    parts["landmarks"] = sum(
        landmark_points(s, tile) for tile in s.village.order if s.flags[tile] == seat
    )
    parts["roads"] = road_points(s, seat)
    parts["longest-road"] = s.box.stars_per_longest * len(longest_road(s.roads, seat))
    parts["gold"] = s.gold[seat] // s.box.gold_per_star  # HAM-SCORE-07
    if s.seats == 1:
        parts["unfinished"] = -s.box.solo_penalty * s.delivered.count(-1)
    return parts


def road_points(s: Table, seat: int) -> int:
    """HAM-SCORE-05: for each own road piece, more with the Planner (HAM-GOAL-04)."""
    each = s.box.stars_per_road
    if s.milestones[PLANNER] == seat:
        each += s.box.planner_bonus
    return each * s.roads.built_by(seat)
