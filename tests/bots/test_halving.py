"""Turns compared by halving: no longer than there is time."""

from __future__ import annotations

from time import perf_counter

import osada
from osada.bots.halving import halve
from osada.bots.lines import PlannedTurn


def test_when_the_time_is_over_nothing_more_is_looked_at() -> None:
    state = osada.game("vikings").start(2, 1)
    lines = [PlannedTurn([], float(worth), state) for worth in range(8)]
    looked: list[int] = []

    def one_more(alive: list[PlannedTurn], world: int, cut: float) -> bool:
        looked.append(len(alive))
        return perf_counter() < cut

    assert halve(lines, 100, perf_counter() - 1.0, one_more) == lines
    assert looked == [8]
