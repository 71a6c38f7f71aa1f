"""`osada puzzle`: listed, missed, solved and shown at the terminal; what was solved is kept."""

from __future__ import annotations

import json
from pathlib import Path

import osada as library
from osada.insight.puzzle import puzzles

from .conftest import Osada

CLEAR = max(puzzles(library.game("vikings")), key=lambda one: one.cost)
NAME = f"vikings-{CLEAR.name}"


def test_a_puzzle_is_missed_then_solved_and_that_is_kept(osada: Osada, home: Path) -> None:
    typed = "hint\n" + "".join(f"{text}\n" for text in (*CLEAR.obvious, *CLEAR.answers[0]))
    said = osada("puzzle", NAME, typed=typed)
    assert said.code == 0, said.err
    missed, solved = said.out.index("Not yet. Winning chance: "), said.out.index("Solved.")
    assert said.out.index("Theme: ") < missed < solved
    assert "very likely between" in said.out[solved:]
    told = json.loads(osada("puzzle", "--json", "--game", "vikings").out)
    assert {one["mark"] for one in told} == {"later", "none"}
    assert len(told) == len(puzzles(library.game("vikings"))) >= 60
    left = osada("puzzle", "--list", "--unsolved", "--grade", CLEAR.grade or "nobody").out
    assert NAME not in left
    assert "0 of " in left
    [kept] = home.rglob("puzzles.json")
    kept.write_text("[1]")
    broken = osada("puzzle", "--list")
    assert broken.code == 2
    assert broken.err.count("\n") == 1
    assert str(kept) in broken.err


def test_the_answer_is_shown_to_who_gives_up_and_counts_as_missed(osada: Osada) -> None:
    said = osada("puzzle", CLEAR.name, "--lang", "cs", typed="nonsense\nanswer\n")
    assert said.code == 0, said.err
    assert "Řešení:" in said.out
    told = json.loads(osada("puzzle", "--json").out)
    assert next(one for one in told if one["name"] == NAME)["mark"] == "missed"


def test_today_has_a_puzzle_and_an_unknown_one_is_refused_in_a_line(osada: Osada) -> None:
    today = osada("puzzle", typed="")
    assert today.code == 0
    assert "find the best turn" in today.out
    for game, title in (("vikings", "Vikings on Board"), ("hamlet", "Hamlet")):
        assert title in osada("puzzle", "--game", game, typed="").out
    for wrong in (
        ("puzzle", "vikings-none"),
        ("puzzle", "--list", "--grade", "hen"),
        ("puzzle", "--game", "chess"),
        ("puzzle", "--game", "mythwind"),
    ):
        said = osada(*wrong)
        assert said.code == 2
        assert said.err.startswith("osada: there is no ")
        assert said.err.count("\n") == 1
