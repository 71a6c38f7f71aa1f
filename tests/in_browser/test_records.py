"""A game has the same record in CPython and in a browser."""

from __future__ import annotations

import json
from pathlib import Path

import osada

from . import played
from .node import built, in_node

SCRIPT = Path(played.__file__).read_text("utf-8") + "\ntold()\n"


def test_pure_python_in_a_browser_writes_the_same_records() -> None:
    built()
    said = in_node(SCRIPT, list(osada.games()), ["en"], pure=True)
    assert said.mode == "pure"
    assert said.said == json.loads(played.told())
    assert len(said.said) == len(osada.games())
