"""A level chooses in a browser what it chooses at a server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from . import choosing
from .node import built, in_node

EACH = 2


def test_a_level_chooses_the_same_in_a_browser() -> None:
    if why := built()["why_pure"]:
        pytest.skip(f"nothing is compiled for browsers here: {why}")
    script = Path(choosing.__file__).read_text("utf-8") + f"\nchosen({EACH})\n"
    here = json.loads(choosing.chosen(EACH))
    there = in_node(script, list(here), ["en"]).said
    assert there == here
    assert all(len(found) == EACH for levels in here.values() for found in levels.values())
