"""Bets, and moving them. VIK-ACT-BET-01, VIK-ACT-BET-02, VIK-ACT-BETMOVE-01, VIK-ACT-BETMOVE-02,
VIK-BET-01 to VIK-BET-07."""

from __future__ import annotations

import pytest

from .tables import position


@pytest.mark.rule("VIK-ACT-BET-01")
def test_a_token_from_hand_goes_face_down_on_a_circle_of_a_ship_in_the_harbour() -> None:
    table = position("RB", harbour={1, 4}, line="R…", bets={"R": {4: "won"}})
    table.play("red bet")
    assert table.legal() == ["token 1", "token 2", "token 3"]
    table.play("red token 3")
    assert table.legal() == [
        f"circle {ship}:{colour}"
        for ship in (1, 4)
        for colour in ("red", "green", "blue", "yellow")
    ]
    table.play("red circle 4:green")
    assert table.bet("red", 3) == "4:green"
    ships = table.seen(1)["ships"]
    assert ships[3]["bets"] == [{"seat": 0, "token": 3, "colour": "green", "value": None}]


@pytest.mark.rule("VIK-ACT-BET-01")
def test_a_token_that_lies_on_a_circle_is_not_bet_again() -> None:
    table = position(bets={"R": {2: "1:red"}}, line="R…")
    table.play("red bet")
    refusal = table.why_not("red token 2")
    assert refusal is not None
    assert (refusal.what, refusal.args) == (
        "token-laid",
        {"token": 2, "ship": 1, "colour": "red"},
    )


@pytest.mark.rule("VIK-ACT-BET-01")
def test_nobody_bets_on_a_ship_that_has_sailed() -> None:
    table = position(harbour={1, 2}, line="R…")
    table.play("red bet", "red token 1")
    refusal = table.why_not("red circle 3:red")
    assert refusal is not None
    assert (refusal.what, refusal.args) == ("ship-sailed", {"ship": 3})


@pytest.mark.rule("VIK-ACT-BET-02")
def test_any_colour_may_be_bet_on_absent_and_neutral_ones_too() -> None:
    """Two players, red and blue; only green is aboard ship 1."""
    for colour in ("red", "green", "blue", "yellow"):
        table = position("RB", ships={1: "G1 G2"}, line="R…")
        table.play("red bet", "red token 1", f"red circle 1:{colour}")
        assert table.bet("red", 1) == f"1:{colour}"


@pytest.mark.rule("VIK-ACT-BET-02")
@pytest.mark.rule("VIK-BET-01")
@pytest.mark.parametrize("space", ["bet", "bet-or-move"])
def test_a_player_has_at_most_one_token_at_a_ship(space: str) -> None:
    table = position(bets={"R": {2: "3:blue"}}, line="R…")
    table.play(f"red {space}", "red token 1")
    for colour in ("red", "green", "blue", "yellow"):
        refusal = table.why_not(f"red circle 3:{colour}")
        assert refusal is not None
        assert (refusal.what, refusal.rule) == ("already-bet", "VIK-BET-01")
        assert refusal.args == {"ship": 3, "colour": "blue"}


@pytest.mark.rule("VIK-BET-01")
def test_bet_needs_a_ship_without_an_own_token() -> None:
    laid = {1: "1:red", 2: "2:red"}
    table = position(harbour={1, 2}, bets={"R": laid}, line="R…")
    assert "bet" not in table.legal()
    refusal = table.why_not("red bet")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("no-berth-for-bet", "VIK-BET-01")
    assert "bet-or-move" in table.legal()


@pytest.mark.rule("VIK-BET-02")
def test_tokens_of_several_players_share_a_circle() -> None:
    table = position(bets={"B": {1: "3:blue"}, "G": {4: "3:blue"}}, line="R…")
    table.play("red bet", "red token 2", "red circle 3:blue")
    assert [table.bet("red", 2), table.bet("blue", 1), table.bet("green", 4)] == ["3:blue"] * 3


@pytest.mark.rule("VIK-ACT-BETMOVE-01")
def test_bet_or_move_places_a_bet_exactly_as_bet_does() -> None:
    table = position(bets={"R": {2: "3:blue"}}, line="R…")
    bet, either = table.copy_after("red bet"), table.copy_after("red bet-or-move")
    for token in ("token 1", "token 3", "token 4"):
        assert bet.copy_after(f"red {token}").legal() == either.copy_after(f"red {token}").legal()
    told = either.play("red token 4", "red circle 8:red")
    assert [event.what for event in told] == ["token-chosen", "bet-laid"]
    assert either.bet("red", 4) == "8:red"


@pytest.mark.rule("VIK-ACT-BETMOVE-01")
@pytest.mark.parametrize("circle", ["3:red", "7:blue"])
def test_a_bet_moves_to_another_circle_at_the_same_or_another_ship(circle: str) -> None:
    table = position(bets={"R": {2: "3:blue"}}, line="R…")
    told = table.play("red bet-or-move", "red token 2", f"red circle {circle}")
    assert [event.what for event in told] == ["placed", "bet-lifted", "bet-moved"]
    assert table.bet("red", 2) == circle


@pytest.mark.rule("VIK-ACT-BETMOVE-02")
def test_a_bet_does_not_move_to_its_own_circle_nor_to_a_ship_with_another_own_token() -> None:
    table = position(bets={"R": {2: "3:blue", 4: "5:red"}}, line="R…")
    table.play("red bet-or-move", "red token 2")
    same = table.why_not("red circle 3:blue")
    other = table.why_not("red circle 5:green")
    assert same is not None
    assert other is not None
    assert (same.what, same.rule) == ("same-circle", "VIK-ACT-BETMOVE-02")
    assert (other.what, other.args) == ("already-bet", {"ship": 5, "colour": "red"})
    assert len(table.legal()) == 8 * 4 - 1 - 4


@pytest.mark.rule("VIK-ACT-BETMOVE-02")
def test_only_an_own_bet_moves_and_its_value_stays() -> None:
    """Blue's token of the same value is not touched by red."""
    table = position(bets={"R": {2: "3:blue"}, "B": {2: "4:blue"}}, line="R…")
    table.play("red bet-or-move", "red token 2", "red circle 6:yellow")
    assert (table.bet("red", 2), table.bet("blue", 2)) == ("6:yellow", "4:blue")
    assert [table.bet("red", value) for value in (1, 3, 4)] == ["hand"] * 3


@pytest.mark.rule("VIK-ACT-BETMOVE-02")
@pytest.mark.parametrize("ship", [3, 8])
def test_a_bet_moves_from_a_ship_that_sailed_or_not_but_only_to_one_that_did_not(
    ship: int,
) -> None:
    table = position(harbour={1, 3}, bets={"R": {2: f"{ship}:blue"}}, line="R…")
    table.play("red bet-or-move", "red token 2")
    targets = {text.split()[1].split(":")[0] for text in table.legal()}
    assert targets == {"1", "3"}
    refusal = table.why_not("red circle 7:red")
    assert refusal is not None
    assert refusal.what == "ship-sailed"
    table.play("red circle 1:red")
    assert table.bet("red", 2) == "1:red"


@pytest.mark.rule("VIK-BET-03")
def test_only_first_control_counts_for_a_bet() -> None:
    table = position(
        ships={1: "B3 R2 G1"},
        goods={1: "fur"},
        bets={"R": {1: "1:blue"}, "G": {1: "1:red"}, "B": {1: "1:green"}, "Y": {1: "1:yellow"}},
        sails="R",
    )
    table.play("red ship 1")
    assert table.bet("red", 1) == "won"
    assert [table.bet(colour, 1) for colour in ("green", "blue", "yellow")] == [
        "1:red",
        "1:green",
        "1:yellow",
    ]


@pytest.mark.rule("VIK-BET-03")
def test_first_control_at_the_time_of_sailing_counts_not_at_the_time_of_betting() -> None:
    table = position(
        ships={1: "B2 R2 G1"},
        goods={1: "fur"},
        bets={"Y": {1: "1:red"}, "B": {1: "1:blue"}},
        line="R",
        placed={"set-sail": "G"},
        free=["promote"],
    )
    table.play("red promote", "red piece 1:2", "green ship 1")
    assert (table.bet("yellow", 1), table.bet("blue", 1)) == ("won", "1:blue")


@pytest.mark.rule("VIK-BET-04")
def test_a_won_token_lies_on_the_shield_and_is_never_bet_again() -> None:
    table = position(
        ships={1: "B3"},
        goods={1: "fur"},
        bets={"R": {3: "1:blue"}},
        placed={"first-player": "R"},
        sails="G",
    )
    told = table.play("green ship 1")
    won = next(event for event in told if event.what == "bet-won")
    assert won.args == {"seat": 0, "token": "hidden", "ship": 1}
    assert table.bet("red", 3) == "won"
    for space in ("bet", "bet-or-move"):
        again = table.copy_after(f"red {space}")
        assert "token 3" not in again.legal()
        refusal = again.why_not("red token 3")
        assert refusal is not None
        assert (refusal.what, refusal.rule) == ("token-won", "VIK-BET-04")


@pytest.mark.rule("VIK-BET-05")
def test_wrong_bets_and_bets_at_other_ships_stay_where_they_are() -> None:
    table = position(
        ships={1: "B3", 2: "B2"},
        goods={1: "fur", 2: "fur"},
        bets={"R": {3: "1:red"}, "G": {2: "2:blue"}},
        sails="G",
    )
    table.play("green ship 1")
    assert (table.bet("red", 3), table.bet("green", 2)) == ("1:red", "2:blue")


@pytest.mark.rule("VIK-BET-06")
def test_a_wrong_token_moves_on_and_can_then_win() -> None:
    table = position(
        ships={1: "B3", 2: "G2"},
        goods={2: "fur"},
        harbour={2, 3},
        bets={"R": {3: "1:red"}},
        line="R",
        placed={"set-sail": "G"},
        free=["bet-or-move"],
    )
    table.play("red bet-or-move", "red token 3", "red circle 2:green", "green ship 2")
    assert table.bet("red", 3) == "won"


@pytest.mark.rule("VIK-BET-07")
def test_a_bet_on_a_neutral_team_wins_when_it_has_first_control() -> None:
    table = position(
        "RB",
        ships={1: "Y3 R2"},
        goods={1: "fur"},
        line="B",
        placed={"set-sail": "R"},
        free=["bet"],
    )
    table.play("blue bet", "blue token 4", "blue circle 1:yellow", "red ship 1")
    assert table.bet("blue", 4) == "won"


@pytest.mark.rule("VIK-T-D")
def test_scenario_d_yellow_bet_on_blue_and_green_on_red() -> None:
    """After the ship has sailed yellow's token is won, unseen; green's stays and may move."""
    table = position(
        ships={1: "B3 R3 G2"},
        goods={1: "grain fur fur"},
        bets={"Y": {2: "1:blue"}, "G": {4: "1:red"}},
        placed={"first-player": "G"},
        sails="B",
    )
    table.play("blue ship 1", "blue goods grain")
    assert table.bet("yellow", 2) == "won"
    for viewer in (0, 1, 2, None):
        seats = table.seen(viewer)["seats"]
        assert seats[3]["won"] == [None]
    assert table.bet("green", 4) == "1:red"
    assert (table.round, table.turn) == (2, "green")
    table.play("green bet-or-move", "green token 4")
    assert {text.split()[1].split(":")[0] for text in table.legal()} == set("2345678")
    table.play("green circle 5:green")
    assert table.bet("green", 4) == "5:green"


@pytest.mark.rule("VIK-T-16")
def test_scenario_16_one_token_at_a_ship() -> None:
    """Red has a token at ship 3."""
    table = position(bets={"R": {1: "3:blue", 2: "4:red"}}, line="R…")
    by_bet = table.copy_after("red bet", "red token 3")
    by_move = table.copy_after("red bet-or-move", "red token 2")
    same_token = table.copy_after("red bet-or-move", "red token 1")
    for circle in ("3:red", "3:green", "3:yellow"):
        assert by_bet.why_not(f"red circle {circle}") is not None
        assert by_move.why_not(f"red circle {circle}") is not None
        assert same_token.why_not(f"red circle {circle}") is None


@pytest.mark.rule("VIK-T-17")
@pytest.mark.rule("VIK-ACT-BETMOVE-02")
def test_scenario_17_a_stale_bet_that_cannot_move() -> None:
    """Two ships are left, and red has a token at both: the third one is stuck."""
    table = position(
        harbour={1, 2}, bets={"R": {1: "1:red", 2: "2:red", 3: "5:green", 4: "won"}}, line="R…"
    )
    table.play("red bet-or-move")
    assert table.legal() == ["token 1", "token 2"]
    refusal = table.why_not("red token 3")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("token-stuck", "VIK-ACT-BETMOVE-02")
