"""How often the first bot of a series won, worked out of how its games ended.

Where winners are kept beside the points, they say it. In series of before, the points do: who has
most has won. Only where the first bot shares the most, what parted them, if anything did, was not
kept. Such a game may be all of a win, a part of one or none: what was written of these games when
they were played can be shown to be wrong, but not be found again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import lcm
from typing import NamedTuple

ROUNDING = 0.001
"""A series keeps its wins with four digits."""


class Wins(NamedTuple):
    """What the games of a series come to."""

    least: float
    most: float
    open: int
    """Games that the points alone do not decide."""
    smallest: float
    """Wins are multiples of this."""

    def agree(self, won: float) -> bool:
        """Can it have been so often?"""
        steps = won / self.smallest
        whole = abs(steps - round(steps)) * self.smallest <= ROUNDING
        return whole and self.least - ROUNDING <= won <= self.most + ROUNDING


def worked_out(
    seats: int, games: Sequence[Sequence[int]], winners: Sequence[Sequence[int]] | None
) -> Wins:
    """Of games as they are kept: the deal, the turning, the points by seat."""
    least = most = 0.0
    still_open = 0
    for number, (_, turned, *points) in enumerate(games):
        first = (seats - turned) % seats
        if winners is not None:
            part = 1 / len(winners[number]) if first in winners[number] else 0.0
            least, most = least + part, most + part
        elif points[first] == max(points):
            most += 1
            shared = points.count(max(points)) > 1
            still_open += shared
            least += not shared
    return Wins(least, most, still_open, 1 / lcm(*range(1, seats + 1)))


def impossible(games: Sequence[Sequence[int]], winners: Sequence[Sequence[int]]) -> bool:
    """Whether winners do not belong to these points: whoever wins has most of them."""
    return len(winners) != len(games) or any(
        not 0 <= seat < len(points) or points[seat] < max(points)
        for (_, _, *points), won in zip(games, winners, strict=True)
        for seat in won
    )


def unfinished(games: Sequence[Sequence[int]]) -> tuple[int, int]:
    """How many games belong to deals that were not played in all turnings, and how many would."""
    played = Counter(block for block, *_ in games)
    whole = max(played.values())
    left = [count for count in played.values() if count < whole]
    return sum(left), whole * len(left)
