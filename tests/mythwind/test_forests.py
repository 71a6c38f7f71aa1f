"""Forests that a card takes away or brings back: as many as it says, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from .happenings import effect, quiet
from .towns import menu, play

ALL = [*range(1, 7), *range(8, 14)]
"""Area 7 has no forest."""


def forests(s: Any) -> list[int]:
    areas = s.to_data()["areas"]
    return [number for number, what in enumerate(areas, 1) if what == "forest"]


@pytest.mark.rule("MYT-NOON-CLR-02")
@pytest.mark.parametrize("count", [1, 2])
def test_a_card_clears_as_many_areas_as_it_says(count: int) -> None:
    s = quiet()
    effect(s, f"forest_remove {count}", seat=0)
    for number in ALL[:count]:
        assert menu(s) == [f"area {n}" for n in forests(s)]
        play(s, f"0 area {number}")
    assert forests(s) == ALL[count:]
    assert s.question is None


@pytest.mark.parametrize("count", [1, 2])
def test_a_card_brings_back_as_many_forests_as_it_says(count: int) -> None:
    def bare(data: dict[str, Any]) -> None:
        data["areas"][:3] = ["empty"] * 3

    s = quiet(bare)
    effect(s, f"forest_return {count}")
    for number in range(1, count + 1):
        assert menu(s) == [f"area {n}" for n in range(number, 4)]
        play(s, f"0 area {number}")
    assert forests(s) == [n for n in ALL if n <= count or n > 3]
    assert s.question is None


def test_the_last_bare_area_becomes_a_forest_without_a_question() -> None:
    def bare(data: dict[str, Any]) -> None:
        data["areas"][4] = "empty"

    s = quiet(bare)
    effect(s, "forest_return 1")
    assert (forests(s), s.question) == (ALL, None)
