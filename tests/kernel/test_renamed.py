"""What is called otherwise now still answers to its old name, and says so."""

from __future__ import annotations

import pytest

import osada
from osada.kernel import change
from osada.kernel.picture import Picture


def test_a_state_still_counts_what_was_learned() -> None:
    state = osada.game("vikings").start(2, 1)
    with pytest.warns(DeprecationWarning, match="reveals"):
        state.learned = 5
    with pytest.warns(DeprecationWarning, match="reveals"):
        assert (state.learned, state.reveals) == (5, 5)


def test_a_picture_was_called_a_change() -> None:
    with pytest.warns(DeprecationWarning, match=r"osada\.kernel\.picture\.Picture"):
        assert change.Change is Picture
    with pytest.raises(AttributeError):
        _ = change.Changes
