"""What an owner may correct, and how far."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .bounds import FOLDER, GAMES

pytestmark = pytest.mark.pure_only


def test_every_number_of_the_content_may_be_corrected_between_the_bounds_written_down() -> None:
    command = [sys.executable, "-m", "tests.kernel.bounds", "--show"]
    root = FOLDER.parents[2]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    written = [(FOLDER / f"{game}.txt").read_text(encoding="utf-8") for game in GAMES]
    assert told == "".join(
        f"{game}\n{lines}\n" for game, lines in zip(GAMES, written, strict=True)
    ), "if this is meant: python -m tests.kernel.bounds"
