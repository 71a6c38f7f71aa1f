"""What is being decided must fit what lies on the table: positions where it does not."""

from __future__ import annotations

import pytest

from .by_hand import Json, at_stage, faults, hand
from .tables import position

INCONSISTENT = [
    ("jump-piece", "red jump-any", {"action": "market"}, "action: 'jump-piece' is not decided at"),
    ("promote", "red promote", {"mover": "blue"}, "action: the mover's worker does not stand on"),
    ("drawn", "red draw-3", {"drawn": []}, "drawn: nothing has been drawn to choose from"),
    (
        "drawn",
        "red draw-3",
        {"drawn": ["fur", "grain", "nails"]},
        "drawn: the mover alone has seen them: write them as 'fur red'",
    ),
    (
        "load-ship",
        "red add-1",
        {"held": ["fur red"]},
        "held: everybody has seen it: write it as 'fur all'",
    ),
    (
        "load-ship",
        "red draw-3, red goods fur",
        {"held": ["fur all"]},
        "held: the mover alone has seen it: write it as 'fur red'",
    ),
    (
        "jump-ship",
        "red jump-own, red piece 1:2",
        {"chosen_piece": "1:1"},
        "chosen_piece: this piece could not be chosen",
    ),
    (
        "circle",
        "red bet, red token 2",
        {"bets": {"red": ["1 hand", "2 won", "3 hand", "4 hand"]}},
        "chosen_token: this token could not be chosen",
    ),
    ("viking", "red set-sail", {"turn": ["red"]}, "turn: blue is the one to decide here"),
    (
        "viking",
        "red set-sail",
        {"options": {}},
        "stage: 'viking' is only decided with the two-player-viking option",
    ),
]


@pytest.mark.parametrize(("stage", "moves", "change", "fault"), INCONSISTENT)
def test_what_is_being_decided_must_fit_what_lies_on_the_table(
    stage: str, moves: str, change: Json, fault: str
) -> None:
    table = at_stage(moves)
    assert table.stage == stage
    assert any(fault in named for named in faults({**hand(table), **change}))


@pytest.mark.parametrize(
    ("hull", "change", "fault"),
    [
        ("R3 Y1", {"turn": ["blue"]}, "turn: red is the one to decide here"),
        ("R3 Y1", {"stage": "remove"}, "stage: it is red's turn to share, so it is 'take'"),
        ("R3 Y1", {"shared": 1}, "stage: it is yellow's turn to share, so it is 'remove'"),
        ("R3 Y1", {"sailing": None}, "sailing: a ship is sailing exactly while its goods are"),
        ("R3 Y1", {"sailing": 2}, "sailing: ship 2 is still in the harbour"),
        ("Y3 R1", {"turn": ["red"]}, "turn: blue is the one to decide here"),
    ],
)
def test_who_shares_the_goods_follows_from_control(hull: str, change: Json, fault: str) -> None:
    table = position("RB", ships={1: hull}, goods={1: "fur nails"}, sails="R")
    table.play("red ship 1")
    assert any(fault in named for named in faults({**hand(table), **change}))


@pytest.mark.rule("VIK-GOODS-06")
def test_goods_of_neutral_teams_alone_wait_for_nobody() -> None:
    table = position("RB", ships={1: "Y3 R1", 2: "G1 Y1"}, goods={1: "fur nails"}, sails="R")
    table.play("red ship 1")
    data = hand(table)
    data["ships"][0]["hull"], data["ships"][1]["hull"] = "G1 Y1", "Y3 R1"
    del data["turn"]
    assert faults(data) == ["sailing: no player's team is aboard, so nobody chooses (VIK-GOODS-06)"]


@pytest.mark.rule("VIK-END-01")
def test_a_game_without_sterns_is_over_and_cannot_go_on() -> None:
    data = hand(position(harbour={8}, finished=True))
    data["stage"] = "space"
    data["waiting"], data["placed"] = data["placed"], {}
    data["turn"] = data["mover"] = data["round"] = None
    assert faults(data) == ["stage: the game is over: no stern is left and nobody holds one"]
    held = hand(position(harbour={8}, finished=True))
    held["sailor"] = "red"
    assert "sailor: nobody holds a stern when the game is over: it must be null" in faults(held)
