"""A game has the same record in CPython and in a browser, compiled there or not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import osada

from . import played
from .node import built, in_node

SCRIPT = Path(played.__file__).read_text("utf-8") + "\ntold()\n"


@pytest.fixture(scope="module")
def here() -> dict[str, list[str]]:
    told: dict[str, list[str]] = json.loads(played.told())
    assert len(told) == len(osada.games())
    return told


@pytest.mark.parametrize("mode", ["compiled", "pure"])
def test_a_browser_writes_the_same_records(mode: str, here: dict[str, list[str]]) -> None:
    told = built()
    if mode == "compiled" and told["why_pure"]:
        pytest.skip(f"nothing is compiled for browsers here: {told['why_pure']}")
    said = in_node(SCRIPT, list(here), ["en"], pure=mode == "pure")
    assert (said.mode, said.why) == (mode, "asked for" if mode == "pure" else "")
    assert said.said == here
