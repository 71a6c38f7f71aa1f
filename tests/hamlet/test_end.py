"""The end of the game. HAM-END-01, HAM-END-02, HAM-AMB-30."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules.words import COLOURS

from .positions import position
from .tables import Table, told_of, whats

ALMOST = ["red", "green", None, "blue", "green"]
FULL = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}


def almost(mover: str, first: str, seats: int = 3, villagers: str = "church") -> Table:
    """One delivery space is left, and the mover has the gold to fill it."""
    return position(
        seats,
        mover=mover,
        first=first,
        round=9,
        goods=FULL,
        gold={mover: 15},
        villagers={mover: villagers},
        delivered=ALMOST,
    )


@pytest.mark.rule("HAM-TEST-END-01")
@pytest.mark.rule("HAM-END-01")
@pytest.mark.parametrize("first", ["red", "green", "blue"])
def test_end_01_the_round_is_finished(first: str) -> None:
    """Seats A (first), B, C: B fills the last space, C still plays, A does not."""
    at = COLOURS.index(first)
    second, third = (COLOURS[(at + step) % 3] for step in (1, 2))
    table = almost(second, first)
    table.play(f"{second} go church", f"{second} deliver 3", f"{second} settle", f"{second} end")
    assert table.turn == third
    told = table.play(f"{third} go church", f"{third} beg", f"{third} end")
    assert not table.state.turn
    assert table.stage == "finished"
    assert whats(told)[-4:] == ["game-over", "scored", "scored", "scored"]
    assert [args["seat"] for args in told_of(told, "scored")] == [0, 1, 2]
    assert table.state.outcome is not None


@pytest.mark.rule("HAM-END-01")
def test_when_the_first_player_fills_it_all_others_still_play() -> None:
    table = almost("green", "green")
    table.play("green go church", "green deliver 3", "green settle", "green end")
    assert table.turn == "blue"
    table.play("blue end")
    assert table.turn == "red"
    table.play("red end")
    assert table.turn == ""


@pytest.mark.rule("HAM-END-01")
def test_when_the_last_player_fills_it_the_game_ends_with_that_turn() -> None:
    table = almost("red", "green")
    table.play("red go church", "red deliver 3", "red settle")
    assert table.turn == "red"
    table.play("red end")
    assert table.turn == ""


@pytest.mark.rule("HAM-END-01")
def test_all_have_had_the_same_number_of_turns() -> None:
    table = position(4, first="blue", mover="blue", gold={"red": 999})
    turns: dict[str, int] = dict.fromkeys(COLOURS, 0)
    while table.turn:
        mover = table.turn
        turns[mover] += 1
        if mover == "red":
            table.play("red go church")
            table.settle(f"red {table.legal('deliver')[0]}")
        table.play(f"{mover} end")
    assert set(turns.values()) == {5}


@pytest.mark.rule("HAM-END-01")
def test_a_church_that_is_not_complete_ends_nothing() -> None:
    table = position(3, delivered=["red", None, None, "blue", "green"], gold={"red": 15})
    table.play("red go church", "red deliver 3", "red settle", "red end", "green end", "blue end")
    assert table.turn == "red"
    assert table.round == 2


@pytest.mark.rule("HAM-END-02")
def test_who_fills_the_last_space_finishes_the_turn_normally() -> None:
    table = almost("green", "red", villagers="church, church, church")
    table.play("green go church", "green deliver 3", "green settle")
    assert table.legal("donkeys", "go")[0] == "donkeys"
    table.play("green donkeys", "green lead church quarry", "green go church", "green beg")
    table.play("green go town-hall")
    assert table.legal("take")


@pytest.mark.rule("HAM-END-02")
@pytest.mark.rule("HAM-AMB-30")
def test_in_the_last_turns_everything_but_delivery_goes_on() -> None:
    table = almost("green", "red")
    table.play("green go church", "green deliver 3", "green settle", "green end")
    assert table.after("blue go church").legal() == ["beg", "rest"]
    assert table.after("blue go church").refusal("blue deliver 3").what == "space-filled"
    table.play("blue go market", "blue sell 1")
    assert table.sales("blue") == [1]


@pytest.mark.rule("HAM-END-01")
def test_after_the_end_nobody_does_anything() -> None:
    table = almost("red", "green")
    table.play("red go church", "red deliver 3", "red settle", "red end")
    for colour in ("red", "green", "blue"):
        assert table.state.legal(COLOURS.index(colour)) == ()
        assert table.refusal(f"{colour} end").what == "is-over"
    assert table.state.prompt(0) is None
