"""What things are worth: by how much a seat's win share is higher for each one more that it has.

Within each game every seat's count is laid against the table's mean, and so is its win, so that
things which everybody has, or which come late in long games, say nothing by that alone. The
interval is that of the spread between deals. It is what goes together, not what causes it: who
is ahead can also afford more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypedDict

import numpy as np
from numpy.typing import NDArray

from .stats import Z_95

FEWEST = 8
"""Deals in which some had more of a thing than others, for anything to be said of it."""


class Worth(TypedDict):
    """One thing; JSON-ready."""

    kind: str
    thing: str
    games: int
    """In so many games somebody had it."""
    each: float
    """How many a seat had, on average."""
    worth: float | None
    """How much higher the win share is for one more of it; None where too few games tell."""
    interval: list[float]


class Played(NamedTuple):
    """What one game tells: each seat's share of the win, and how often each did what."""

    block: int
    won: Sequence[float]
    deeds: Mapping[str, Mapping[str, Sequence[int]]]


class Sums(NamedTuple):
    """By deal: of a thing's counts with wins, and of its counts with themselves."""

    together: NDArray[np.float64]
    alone: NDArray[np.float64]

    @property
    def deals(self) -> int:
        """Those in which some had more of it than others."""
        return int((self.alone > 0).sum())

    @property
    def worth(self) -> float | None:
        """The slope, where there is one."""
        if self.deals < FEWEST:
            return None
        return float(self.together.sum() / self.alone.sum())

    @property
    def told(self) -> float | None:
        """The slope as it is told,"""
        return None if self.worth is None else round(self.worth, 4)

    @property
    def interval(self) -> list[float]:
        """and its 95 % interval."""
        if self.worth is None:
            return []
        half = half_width(self.influence(), self.deals)
        return [round(self.worth - half, 4), round(self.worth + half, 4)]

    def influence(self) -> NDArray[np.float64]:
        """How each deal moves the slope."""
        slope = self.together.sum() / self.alone.sum()
        moves: NDArray[np.float64] = (self.together - slope * self.alone) / self.alone.sum()
        return moves


def things(games: Sequence[Played]) -> dict[tuple[str, str], None]:
    """Everything that somebody did, kind by kind, in order."""
    found = {
        (kind, thing) for one in games for kind, counts in one.deeds.items() for thing in counts
    }
    return dict.fromkeys(sorted(found))


def sums(games: Sequence[Played], kind: str, thing: str, blocks: int) -> Sums:
    """All that has to be known of one thing."""
    together, alone = np.zeros(blocks), np.zeros(blocks)
    for one in games:
        counts = one.deeds.get(kind, {}).get(thing)
        if counts is None:
            continue
        apart = np.array(counts) - sum(counts) / len(counts)
        together[one.block] += float(apart @ (np.array(one.won) - sum(one.won) / len(counts)))
        alone[one.block] += float(apart @ apart)
    return Sums(together, alone)


def worths(games: Sequence[Played], blocks: int) -> list[Worth]:
    """Kind by kind; within a kind what is worth most first."""
    rows: list[Worth] = []
    for kind, thing in things(games):
        there = [counts for one in games if (counts := one.deeds.get(kind, {}).get(thing))]
        found = sums(games, kind, thing, blocks)
        seats = len(games[0].won)
        rows.append(
            {
                "kind": kind,
                "thing": thing,
                "games": sum(any(counts) for counts in there),
                "each": round(sum(sum(counts) for counts in there) / seats / len(games), 3),
                "worth": found.told,
                "interval": found.interval,
            }
        )
    last = float("-inf")
    return sorted(
        rows,
        key=lambda row: (row["kind"], -(last if row["worth"] is None else row["worth"])),
    )


def half_width(influence: NDArray[np.float64], deals: int) -> float:
    """Half of a 95 % interval, from how each deal moves an estimate; as if one deal more of those
    that tell anything had come out wholly otherwise: few that are all alike are not sure."""
    count = len(influence)
    squares = float((influence**2).sum()) * count / max(1, count - 1)
    return Z_95 * sqrt(squares + 1 / deals**2)
