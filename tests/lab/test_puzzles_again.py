"""Puzzles held against today's levels: what still is one is graded anew, the rest is dropped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import osada
from osada.games.vikings.insight import VikingsAdviser
from osada.insight.effort import Budget
from osada.insight.puzzle import puzzles, write_puzzles
from osada.kernel.game import Game
from osada.lab import puzzle_again
from tests.cli.driving import in_process

CLEAR = max(puzzles(osada.game("vikings")), key=lambda one: one.cost)
SWAPPED = CLEAR._replace(answers=(CLEAR.obvious,), obvious=CLEAR.answers[0])


def two_levels(game: Game) -> list[str]:
    """Of which the first is never asked."""
    return ["novice", "casual"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few worlds show what is as clear as this."""
    monkeypatch.setattr(VikingsAdviser, "budget", lambda self: Budget(6, 1, 4, 24))
    monkeypatch.setattr(puzzle_again, "levels", two_levels)


def test_a_puzzle_keeps_its_answer_and_gets_the_grade_of_today() -> None:
    game = osada.game("vikings")
    now = puzzle_again.grade(game, CLEAR._replace(grade="skilled"))
    assert now is not None
    assert now.name == CLEAR.name
    assert now.source == CLEAR.source
    assert CLEAR.answers[0] in now.answers
    assert (now.grade, now.found) == ("", {"casual": 0.0})


def test_what_is_no_puzzle_any_more_is_dropped() -> None:
    assert puzzle_again.grade(osada.game("vikings"), SWAPPED) is None


def test_a_collection_is_held_against_today_with_one_command(tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    old.write_text(write_puzzles({"game": "vikings"}, [CLEAR, SWAPPED]))
    again = ("lab", "puzzles", "vikings", "--games", "0", "--again")
    said = in_process([*again, str(old), "--out", str(new)], "", tmp_path)
    assert said.code == 0, said.err
    assert "1 of 2 still are puzzles" in said.out
    head, kept = map(json.loads, new.read_text().splitlines())
    assert head["command"].endswith("--again old.jsonl")
    assert kept["name"] == CLEAR.name
    gone = in_process([*again, str(tmp_path / "none")], "", tmp_path)
    assert gone.code == 2
    assert gone.err.count("\n") == 1
