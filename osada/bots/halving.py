"""Sequential halving: which of some turns is best, without looking long at those that are not.

All of them are looked into in the same worlds; after each round of that the worse half is dropped,
and the rest is looked at more closely.
"""

from __future__ import annotations

from collections.abc import Callable

from .clock import now
from .lines import PlannedTurn

OneMore = Callable[[list[PlannedTurn], int, float], bool]
"""Looks into these turns once more, in the world of that number; whether there was time for it,
by the clock (`clock.now`)."""


def halve(
    lines: list[PlannedTurn], looks: int, until: float, one_more: OneMore
) -> list[PlannedTurn]:
    """The turns, best first, after so many looks in all; each round gets its part of the time."""
    alive = lines
    dropped: list[PlannedTurn] = []
    rounds = (len(lines) - 1).bit_length()
    began = now()
    world = 0
    for number in range(rounds):
        if number and now() > until:
            break
        cut = began + (until - began) * (number + 1) / rounds
        for _ in range(max(1, looks // rounds // len(alive))):
            if not one_more(alive, world, cut):
                break
            world += 1
        alive.sort(key=lambda line: -line.mean)
        keep = (len(alive) + 1) // 2
        dropped = alive[keep:] + dropped
        alive = alive[:keep]
    return alive + dropped
