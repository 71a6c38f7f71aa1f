"""Many random games from one position in one call."""

from __future__ import annotations

import pytest

import osada
from osada.bots.playout import playouts


@pytest.mark.parametrize("seats", [2, 4])
def test_every_playout_is_won_by_somebody_and_changes_nothing(seats: int) -> None:
    state = osada.game("vikings").start(seats, 3)
    before = state.digest()
    found = playouts(state, 12, seed=5)
    assert [sum(won) for won in found] == [pytest.approx(1.0)] * 12
    assert len({tuple(won) for won in found}) > 1
    assert found == playouts(state, 12, seed=5) != playouts(state, 12, seed=6)
    assert state.digest() == before


def test_what_comes_to_no_end_is_won_by_nobody() -> None:
    state = osada.game("vikings").start(2, 3)
    assert playouts(state, 2, seed=1, most=4) == [[0.0, 0.0], [0.0, 0.0]]
