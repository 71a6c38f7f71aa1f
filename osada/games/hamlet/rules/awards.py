"""Milestones that show points, and the awards. HAM-GOAL-01 to HAM-GOAL-05, HAM-SCORE-01 to
HAM-SCORE-03."""

from __future__ import annotations

from . import phrases as say
from .box.box import MILESTONES
from .table import Table, put


def take_milestone(s: Table, seat: int, goal: int) -> None:
    """HAM-GOAL-01: to the first, for good."""
    if s.milestones[goal] < 0:
        s.milestones = put(s.milestones, goal, seat)
        s.tell(say.MILESTONE, {"seat": seat, "goal": MILESTONES[goal]})


def milestone_points(s: Table, seat: int) -> int:
    """HAM-SCORE-01: the points printed on the milestones a player holds."""
    points = 0
    for goal in range(len(s.milestones)):
        if s.milestones[goal] == seat:
            points += s.box.milestone_stars[goal]
    return points


def award_points(s: Table) -> list[int]:
    """HAM-SCORE-02: what the awards bring each player; ties share, rounded down."""
    points = [0] * s.seats
    first, second, *others = award_holders(s)
    chaplain, sexton, *worth = s.box.award_stars
    if len(first) > 1:
        _share(points, first, chaplain + sexton)  # HAM-SCORE-03: nobody gets the Sexton apart
    else:
        _share(points, first, chaplain)
        _share(points, second, sexton)
    for seats, stars in zip(others, worth, strict=True):
        _share(points, seats, stars)
    return points


def award_holders(s: Table) -> list[list[int]]:
    """Who would get each award now. A tie for the Chaplain takes the Sexton with it."""
    deliveries = [s.deliveries(seat) for seat in range(s.seats)]
    first = _best(s, deliveries, None)
    second = first if len(first) > 1 else _best(s, deliveries, first)
    sales = [len(tiles) for tiles in s.sold]
    flags = [s.flags.count(seat) for seat in range(s.seats)]
    return [first, second, _best(s, sales, None), _best(s, flags, None)]


def _best(s: Table, counts: list[int], but: list[int] | None) -> list[int]:
    """The players with most; one who has none of it never gets an award. Alone, a few are needed
    (the solo stand-in)."""
    least = 1 if s.seats > 1 else s.box.solo_award_least
    left = [seat for seat in range(s.seats) if not but or seat not in but]
    top = max((counts[seat] for seat in left), default=0)
    return [seat for seat in left if counts[seat] == top] if top >= least else []


def _share(points: list[int], seats: list[int], stars: int) -> None:
    for seat in seats:
        points[seat] += stars // len(seats)
