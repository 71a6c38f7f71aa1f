"""A game's printed values: the fingerprint, and what may stand there."""

from __future__ import annotations

import pytest

import osada
from osada.kernel.content import Content, PrintedValue


@pytest.mark.pure_only
def test_the_fingerprint_of_a_game_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server asks for it at every table it looks over, whenever one is opened."""
    game = osada.game("vikings")
    known = game.content_hash
    monkeypatch.setattr(Content, "fingerprint", property(lambda _: "taken again"))
    assert game.content_hash == known


@pytest.mark.parametrize("value", [1, 3])
def test_a_number_may_be_as_small_and_as_large_as_its_bounds(value: int) -> None:
    content = asked(value)
    assert content.whole("it", 1, 3) == value
    assert content.faults == []


@pytest.mark.parametrize("value", [0, 4, True, 2.0, "2", [2]])
def test_anything_else_is_no_such_number(value: object) -> None:
    content = asked(value)
    assert content.whole("it", 1, 3) == 1
    assert "a whole number from 1 to 3" in str(content.faults[0])


@pytest.mark.parametrize("value", [[1, 1], [3, 3], [1, 3]])
def test_a_row_of_numbers_keeps_to_its_bounds(value: list[int]) -> None:
    content = asked(value)
    assert content.wholes("it", 2, 1, 3) == tuple(value)
    assert content.faults == []


@pytest.mark.parametrize(
    "value",
    [[], [1], [1, 2, 3], [0, 1], [1, 4], [1, True], [1, "2"], [1, True, 2], "12", 12, {1: 2, 2: 3}],
)
def test_anything_else_is_no_such_row(value: object) -> None:
    content = asked(value)
    assert content.wholes("it", 2, 1, 3) == (1, 1)
    assert "2 whole numbers from 1 to 3" in str(content.faults[0])


def asked(value: object) -> Content:
    """A content of one value."""
    return Content({"it": PrintedValue(value, "", "", "")})
