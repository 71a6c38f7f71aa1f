"""Sequential halving: which of some turns is best, without looking long at those that are not.

All of them are looked into in the same worlds; after each round of that the worse half is dropped,
and the rest is looked at more closely.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from .lines import Line


@final
class FirstSight:
    """How much the first sight of a turn counts beside the looks into it."""

    def __init__(self, looks: float, slope: float) -> None:
        self.looks = looks
        """As much as so many looks;"""
        self.slope = slope
        """and what of a chance goes with a unit of what a turn seems to be worth."""


NOTHING: Final = FirstSight(0.0, 0.0)

OneMore = Callable[[list[Line], int, float], bool]
"""Looks into these turns once more, in the world of that number; whether there was time for it,
by the clock (`perf_counter`)."""


def halve(
    lines: list[Line],
    looks: int,
    until: float,
    one_more: OneMore,
    first_sight: FirstSight = NOTHING,
) -> list[Line]:
    """The turns, best first, after so many looks in all; each round gets its part of the time."""
    alive = lines
    best: dict[int, float] = {}
    for line in lines:
        best[line.kind] = max(line.worth, best.get(line.kind, line.worth))
    dropped: list[Line] = []
    rounds = (len(lines) - 1).bit_length()
    began = perf_counter()
    world = 0
    for number in range(rounds):
        if number and perf_counter() > until:
            break
        cut = began + (until - began) * (number + 1) / rounds
        for _ in range(max(1, looks // rounds // len(alive))):
            if not one_more(alive, world, cut):
                break
            world += 1
        middle = _mean(alive)
        alive.sort(key=lambda line: -_standing(line, best[line.kind], middle, first_sight))
        keep = (len(alive) + 1) // 2
        dropped = alive[keep:] + dropped
        alive = alive[:keep]
    return alive + dropped


def _mean(lines: list[Line]) -> float:
    """Of all looks at these turns."""
    visits = sum([line.visits for line in lines])
    return sum([line.total for line in lines]) / max(1, visits)


def _standing(line: Line, best: float, middle: float, first_sight: FirstSight) -> float:
    """What it brought in the looks, and beside that what it seemed to be worth at first sight."""
    seemed = middle + first_sight.slope * (line.worth - best)
    looks = line.visits + first_sight.looks
    return (line.total + first_sight.looks * seemed) / looks if looks else 0.0
