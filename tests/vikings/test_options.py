"""The switches of the game. VIK-AMB-01, VIK-AMB-05, VIK-AMB-08, VIK-2P-01, VIK-SETUP-01."""

from __future__ import annotations

import pytest

from osada.kernel.errors import BadStart

from .policies import at_random, last_position
from .tables import GAME, position, start

ONE_STEP = {"promote": "one-step"}
FULL_HULLS = {"empty-hull": False}
EXCLUSIVE = {"exclusive-circles": True}


@pytest.mark.rule("VIK-ACT-PROMOTE-02")
@pytest.mark.parametrize(("place", "hull"), [(2, "R2 G1 B3 R1"), (4, "G1 R2 R1 B3")])
def test_by_one_step_a_promoted_piece_passes_only_the_piece_before_it(
    place: int, hull: str
) -> None:
    table = position(ships={1: "G1 R2 B3 R1"}, line="R…", options=ONE_STEP)
    told = table.play("red promote", f"red piece 1:{place}")
    assert table.hull(1) == hull
    assert told[-1].args["place"] == place - 1


@pytest.mark.rule("VIK-ACT-PROMOTE-02")
def test_by_one_step_too_the_front_piece_cannot_be_promoted() -> None:
    table = position(ships={1: "R2 B3 R1"}, line="R…", options=ONE_STEP)
    table.play("red promote")
    assert table.why_not("red piece 1:1") is not None
    assert table.why_not("red piece 1:3") is None


@pytest.mark.rule("VIK-SHIP-03")
@pytest.mark.parametrize("space", ["jump-own", "jump-any"])
def test_where_hulls_may_not_become_empty_the_last_piece_stays(space: str) -> None:
    table = position(ships={1: "R1", 2: "R2 G1"}, harbour={1, 2, 3}, line="R…", options=FULL_HULLS)
    table.play(f"red {space}")
    assert "piece 1:1" not in table.legal()
    assert "piece 2:1" in table.legal()
    table.play("red piece 2:1")
    assert table.why_not("red ship 1") is None


@pytest.mark.rule("VIK-SHIP-03")
def test_where_hulls_may_not_become_empty_lone_pieces_cannot_jump_but_may_be_swapped() -> None:
    table = position(ships={1: "R1", 2: "G1"}, harbour={1, 2}, line="R…", options=FULL_HULLS)
    assert not {"jump-own", "jump-any"} & set(table.legal())
    table.play("red swap", "red piece 1:1", "red piece 2:1")
    assert (table.hull(1), table.hull(2)) == ("G1", "R1")


@pytest.mark.rule("VIK-BET-02")
def test_where_circles_are_exclusive_a_taken_circle_is_closed() -> None:
    table = position(bets={"B": {1: "3:blue"}}, line="R…", options=EXCLUSIVE)
    table.play("red bet", "red token 2")
    assert "circle 3:blue" not in table.legal()
    assert len(table.legal()) == 31
    refusal = table.why_not("red circle 3:blue")
    assert refusal is not None
    assert (refusal.what, refusal.args["seat"]) == ("circle-taken", 2)


@pytest.mark.rule("VIK-BET-02")
def test_where_circles_are_exclusive_a_bet_may_have_nowhere_to_go() -> None:
    """Ship 1 has blue's, green's and yellow's tokens and red's own; red's cannot move there."""
    bets = {
        letter: {1: f"1:{colour}", 2: f"2:{colour}"}
        for letter, colour in zip("RGBY", ("red", "green", "blue", "yellow"), strict=True)
    }
    table = position(bets=bets, harbour={1, 2}, line="R…", options=EXCLUSIVE)
    assert not {"bet", "bet-or-move"} & set(table.legal())
    assert "bet-or-move" in position(bets=bets, harbour={1, 2}, line="R…").legal()


def test_the_colours_option_seats_the_players() -> None:
    table = start(3, options={"colours": "YRGB"})
    assert table.state.to_data()["seats"] == ["yellow", "red", "green"]
    assert start(4).state.to_data()["seats"] == ["red", "green", "blue", "yellow"]


@pytest.mark.parametrize("option", [ONE_STEP, FULL_HULLS, EXCLUSIVE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_a_switch_are_played_to_the_end(option: dict[str, object], seats: int) -> None:
    for seed in range(5):
        state = last_position(seats, seed, at_random, option)
        assert state.outcome is not None
        assert state.faults() == []


def test_options_survive_saving() -> None:
    options = {**ONE_STEP, **FULL_HULLS, **EXCLUSIVE, "two-player-viking": True, "colours": "BYRG"}
    state = GAME.start(2, 1, options)
    again = GAME.from_json(state.to_json())
    kept = again.to_data()["options"]
    assert isinstance(kept, dict)
    assert {name: kept[name] for name in options} == {
        "promote": "one-step",
        "empty-hull": "off",
        "exclusive-circles": "on",
        "two-player-viking": "on",
        "colours": "BYRG",
    }
    assert again.digest() == state.digest()


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"promot": "front"}, "there is no option 'promot': did you mean 'promote'?"),
        ({"promote": "two-step"}, "option promote cannot be 'two-step': choose from front"),
        ({"empty-hull": "maybe"}, "option empty-hull cannot be 'maybe': choose from on, off"),
        ({"colours": "RRGB"}, "option colours cannot be 'RRGB'"),
    ],
)
def test_an_unknown_switch_is_refused_with_what_there_is(
    options: dict[str, object], fault: str
) -> None:
    with pytest.raises(BadStart) as refused:
        GAME.start(2, 0, options)
    assert fault in str(refused.value)
