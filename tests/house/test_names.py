"""A word means one thing: who looks for a class finds one."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only
ROOT = Path(__file__).parents[2]
ROOMS = ("kernel", "table", "server", "bots", "insight")
"""A game's house may call its own as the contract does."""


def test_no_two_classes_share_a_name() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for room in ROOMS:
        for file in (ROOT / "osada" / room).rglob("*.py"):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    places[node.name].append(str(file.relative_to(ROOT)))
    double = {name: files for name, files in places.items() if len(files) > 1}
    assert not double
