"""Figures drawn from many games: means, and how sure a share is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054
"""The normal distribution lies within so many standard deviations with probability 0.95."""


def mean(values: Sequence[float]) -> float | None:
    """The arithmetic mean; of nothing there is none."""
    return sum(values) / len(values) if values else None


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share after E. B. Wilson: right near 0 and 1 too, where others fail.

    A win shared by k seats comes in as 1/k of a win. The variance of such a count is smaller than
    that of whole wins with the same mean, so the interval is on the safe side: a little too wide.

    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z_95 * Z_95 / games
    centre = share + spread / 2
    half = Z_95 * sqrt((share * (1 - share) + spread / 4) / games)
    low = max(0.0, (centre - half) / (1 + spread))
    high = min(1.0, (centre + half) / (1 + spread))
    return low, high


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95 % interval by the normal approximation.

    >>> mean_interval([1.0, 1.0, 1.0])
    (1.0, 1.0, 1.0)
    """
    middle = sum(values) / len(values)
    if len(values) < 2:
        return middle, middle, middle
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = Z_95 * (spread / len(values)) ** 0.5
    return middle, middle - half, middle + half
