"""Figures drawn from many games."""

from __future__ import annotations

import pytest

from osada.lab.stats import mean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (Statistics in
        # Medicine 17, 1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_the_known_ones(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_after_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean([]) is None
