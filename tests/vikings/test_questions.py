"""Every question the game asks, each where it comes up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from .phrasebook import PROMPTS, declared_arguments
from .tables import Args, Said, Table, position

VIKING = {"two-player-viking": True}


@dataclass
class Question:
    """What is asked at a table, as the one who decides reads it."""

    what: str
    rule: str
    args: Args
    table: Callable[[], Table]


def sailing() -> Table:
    """Blue makes ship 1 sail: red controls it, then green."""
    return position(ships={1: "R3 G1"}, goods={1: "fur nails"}, sails="B")


ASKING = [
    Question("ask-space", "VIK-ROUND-03", {"seat": 0}, lambda: position(line="R…")),
    Question(
        "ask-no-effect",
        "VIK-ROUND-06",
        {"seat": 0},
        lambda: position(
            "RGB",
            line="R",
            placed={"set-sail": "G"},
            free=["add-1", "draw-3", "market"],
            market={"fur": 4, "grain": 4, "nails": 4},
            add_1="",
            draw_3="",
        ),
    ),
    Question(
        "ask-promote",
        "VIK-ACT-PROMOTE-01",
        {"seat": 0},
        lambda: position(line="R…", ships={1: "G1 R1"}).copy_after("red promote"),
    ),
    Question(
        "ask-jump-piece",
        "VIK-ACT-JUMPOWN-01",
        {"seat": 0, "space": "jump-any"},
        lambda: position(line="R…").copy_after("red jump-any"),
    ),
    Question(
        "ask-jump-ship",
        "VIK-ACT-JUMPOWN-01",
        {"seat": 0, "colour": "red", "shields": 2, "ship": 1},
        lambda: position(line="R…", ships={1: "G1 R2"}).copy_after("red jump-own", "red piece 1:2"),
    ),
    Question(
        "ask-token",
        "VIK-ACT-BET-01",
        {"seat": 0, "space": "bet-or-move"},
        lambda: position(line="R…").copy_after("red bet-or-move"),
    ),
    Question(
        "ask-circle",
        "VIK-ACT-BET-01",
        {"seat": 0, "token": 2},
        lambda: position(line="R…").copy_after("red bet", "red token 2"),
    ),
    Question(
        "ask-load",
        "VIK-ACT-ADD1-01",
        {"seat": 0, "goods": ["fur"]},
        lambda: position(line="R…", add_1="fur").copy_after("red add-1"),
    ),
    Question(
        "ask-market",
        "VIK-ACT-MARKET-01",
        {"seat": 0},
        lambda: position(line="R…").copy_after("red market"),
    ),
    Question(
        "ask-keep",
        "VIK-ACT-DRAW3-01",
        {"seat": 0, "goods": ["nails", "fur"]},
        lambda: position(line="R…", draw_3="nails fur").copy_after("red draw-3"),
    ),
    Question(
        "ask-swap-first",
        "VIK-ACT-SWAP-01",
        {"seat": 0},
        lambda: position(line="R…").copy_after("red swap"),
    ),
    Question(
        "ask-swap-second",
        "VIK-ACT-SWAP-01",
        {"seat": 0, "colour": "green", "shields": 1, "ship": 1},
        lambda: position(line="R…", ships={1: "G1"}).copy_after("red swap", "red piece 1:1"),
    ),
    Question(
        "ask-viking",
        "VIK-2P-01",
        {"seat": 1},
        lambda: position("RB", line="R…", options=VIKING).copy_after("red set-sail"),
    ),
    Question("ask-sail", "VIK-SAIL-01", {"seat": 2}, sailing),
    Question(
        "ask-take",
        "VIK-GOODS-01",
        {"seat": 0, "ship": 1},
        lambda: sailing().copy_after("blue ship 1"),
    ),
    Question(
        "ask-remove",
        "VIK-GOODS-05",
        {"seat": 1, "colour": "yellow", "ship": 1},
        lambda: position("RB", ships={1: "Y2 R1"}, goods={1: "fur nails"}, sails="B").copy_after(
            "blue ship 1"
        ),
    ),
]


@pytest.mark.parametrize("case", ASKING, ids=lambda case: str(case.what))
def test_what_is_asked_has_its_rule_and_arguments(case: Question) -> None:
    assert case.table().question() == Said(case.what, case.rule, case.args)
    assert set(case.args) == declared_arguments(case.what)


def test_every_question_of_the_game_comes_up_here() -> None:
    assert {case.what for case in ASKING} == set(PROMPTS)


def test_only_those_who_decide_are_asked() -> None:
    table = position("RB", line="RB…")
    assert table.state.prompt(1) is None
    assert position(harbour={8}, finished=True).state.prompt(0) is None
