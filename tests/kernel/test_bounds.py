"""What an owner may correct, what a position may say, and how far."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .bounds import FOLDER, GAMES

pytestmark = pytest.mark.pure_only


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """The bounds that the code has, by kind and game."""
    command = [sys.executable, "-m", "tests.kernel.bounds", "--show"]
    done = subprocess.run(
        command, cwd=FOLDER.parents[2], capture_output=True, text=True, check=True
    )
    parts = [part.splitlines() for part in done.stdout.split("\n\n") if part]
    return {part[0]: set(part[1:]) for part in parts}


def written(game: str, kind: str) -> set[str]:
    return set((FOLDER / f"{game}-{kind}.txt").read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_the_content_may_be_corrected_between_the_bounds_written_down(
    told: dict[str, set[str]], game: str
) -> None:
    assert told[f"content {game}"] == written(game, "content"), "see tests/kernel/bounds.py"


@pytest.mark.parametrize("game", GAMES)
def test_a_position_may_hold_numbers_between_the_bounds_written_down(
    told: dict[str, set[str]], game: str
) -> None:
    """Chance decides which numbers are met, so not all of them must be."""
    known = written(game, "positions")
    assert told[f"positions {game}"] <= known, "see tests/kernel/bounds.py"
    assert len(told[f"positions {game}"]) > len(known) / 2
