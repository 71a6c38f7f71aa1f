"""How the last hours were at one process: how many came, and how long they waited."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from ..host import metrics

HOUR: Final = 3600.0
KEPT: Final = 24
Waits = Counter[float]
"""How many commands took no longer than so many seconds."""


class Hour(Struct):
    """One hour, as far as it has come."""

    at: float
    """When it began."""
    tables: int = 0
    """Tables open at one time, at the most,"""
    people: int = 0
    """and sockets."""
    commands: int = 0
    middle: float = 0.0
    """Seconds from a command to the update for everybody: half of them took no longer,"""
    slow: float = 0.0
    """and one in a hundred took longer than this."""


class Hours:
    """Looked at now and then; nothing is written down."""

    def __init__(self) -> None:
        self._hours: deque[Hour] = deque(maxlen=KEPT)
        self._before: Waits = Counter()

    def look(self, tables: int, people: int) -> None:
        """See how it is now."""
        now, waits = time.time(), _waits()
        begun = now - now % HOUR
        if not self._hours or self._hours[-1].at != begun:
            self._hours.append(Hour(begun))
            self._before = waits
        hour = self._hours[-1]
        hour.tables, hour.people = max(hour.tables, tables), max(hour.people, people)
        here = Counter({upto: count - self._before[upto] for upto, count in waits.items()})
        hour.commands = max(here.values(), default=0)
        hour.middle, hour.slow = part_of(here, 0.5), part_of(here, 0.99)

    def all(self) -> list[Hour]:
        """The oldest first."""
        return list(self._hours)


def _waits() -> Waits:
    """Of all commands so far, whatever they were."""
    found: Waits = Counter()
    for metric in metrics.command_seconds.collect():
        for sample in metric.samples:
            if sample.name.endswith("_bucket"):
                found[float(sample.labels["le"])] += int(sample.value)
    return found


def part_of(waits: Waits, part: float) -> float:
    """The time that this part of them did not exceed; between two bounds as if spread evenly.

    >>> part_of(Counter({0.01: 50, 0.05: 100, float("inf"): 100}), 0.75)
    0.03
    """
    whole = max(waits.values(), default=0)
    if not whole:
        return 0.0
    lower = count = 0.0
    for upto, there in _rising(waits.items()):
        if there >= part * whole:
            if upto == float("inf"):
                return lower
            return lower + (upto - lower) * (part * whole - count) / (there - count)
        lower, count = upto, there
    return lower


def _rising(waits: Iterable[tuple[float, int]]) -> list[tuple[float, int]]:
    return sorted(waits)
