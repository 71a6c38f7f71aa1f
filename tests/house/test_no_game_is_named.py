"""Nothing outside a game's two folders knows what it is called."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import osada

pytestmark = pytest.mark.pure_only
ROOT = Path(__file__).parents[2]
OWN = ("osada/games/", "web/src/games/")
TELLING = ("tests/", "docs/", "examples/", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PACKED = "osada/server/store/common.txt"
"""The dictionary that stored rows were packed with; see docs/house.md."""
GAMES = "|".join(osada.games())
EXAMPLE = re.compile(rf"^ +osada [a-z ]*(--game )?({GAMES})\b|^>>> .*osada\.game\(\"({GAMES})\"\)")
"""A line of a help text, or of a doctest."""


def test_no_game_is_named_outside_its_two_folders_but_in_examples() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone: there is no list of files")
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    elsewhere = [
        name
        for name in files.stdout.splitlines()
        if not name.startswith((*OWN, *TELLING)) and name != PACKED and (ROOT / name).is_file()
    ]
    assert len(elsewhere) > 200
    assert [name for name in elsewhere if re.search(GAMES, name, re.I)] == []
    named = [
        f"{name}: {line}"
        for name in elsewhere
        for line in (ROOT / name).read_text(encoding="utf-8", errors="replace").splitlines()
        if re.search(GAMES, line, re.I) and not EXAMPLE.search(line)
    ]
    assert named == []
