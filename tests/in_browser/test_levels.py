"""A level chooses in a browser what it chooses at a server."""

from __future__ import annotations

import pytest

import osada
from osada.bots import levels
from tools.in_browser.choices import compared, told

from .node import built

EACH = 3
"""`osada lab pocket --choices 100` does a hundred."""


def test_a_level_chooses_the_same_in_a_browser() -> None:
    if why := built()["why_pure"]:
        pytest.skip(f"nothing is compiled for browsers here: {why}")
    found = compared(EACH)["levels"]
    asked = {game: list(levels(osada.game(game))) for game in osada.games()}
    assert {game: list(of) for game, of in found.items()} == asked
    same = {"same": EACH, "other": []}
    assert [one for of in found.values() for one in of.values() if one != same] == []


def test_another_choice_is_told() -> None:
    assert told(["a", "b"], ["a", "c"]) == {
        "same": 1,
        "other": [{"choice": 1, "here": "b", "there": "c"}],
    }
