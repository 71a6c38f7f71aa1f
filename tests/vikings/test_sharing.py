"""Sharing the goods. VIK-GOODS-01 to VIK-GOODS-07."""

from __future__ import annotations

import pytest

from .tables import Table, position


def shields(table: Table, colours: str = "red green blue yellow") -> list[str]:
    return [table.shield(colour) for colour in colours.split()]


@pytest.mark.rule("VIK-GOODS-01")
def test_in_control_order_each_team_takes_the_token_of_its_choice() -> None:
    table = position(ships={1: "B3 R2 G1"}, goods={1: "fur grain nails"}, sails="Y")
    table.play("yellow ship 1")
    assert (table.turn, table.stage) == ("blue", "take")
    assert table.legal() == ["goods fur", "goods grain", "goods nails"]
    table.play("blue goods nails")
    assert (table.turn, table.legal()) == ("red", ["goods fur", "goods grain"])
    refusal = table.why_not("red goods nails")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("not-on-prow", "VIK-GOODS-01")
    table.play("red goods fur")
    assert shields(table) == ["fur", "grain", "nails", ""]


@pytest.mark.rule("VIK-GOODS-01")
def test_goods_must_be_taken() -> None:
    """Whoever is asked may only take: every legal answer is a goods token."""
    table = position(ships={1: "B3 R2"}, goods={1: "fur grain"}, sails="Y")
    table.play("yellow ship 1")
    assert table.legal() == ["goods fur", "goods grain"]


@pytest.mark.rule("VIK-GOODS-02")
def test_with_fewer_tokens_than_teams_the_last_get_nothing() -> None:
    table = position(ships={1: "B3 R2 G1"}, goods={1: "fur fur"}, sails="Y")
    table.play("yellow ship 1")
    assert shields(table) == ["fur", "", "fur", ""]
    assert table.round == 2


@pytest.mark.rule("VIK-GOODS-03")
def test_what_is_left_goes_round_again_in_the_same_order() -> None:
    table = position(ships={1: "B3 R2 G1"}, goods={1: "fur fur fur fur fur"}, sails="Y")
    told = table.play("yellow ship 1")
    assert [event.args["seat"] for event in told if event.what == "took"] == [2, 0, 1, 2, 0]
    assert shields(table) == ["fur fur", "fur", "fur fur", ""]


@pytest.mark.rule("VIK-GOODS-04")
def test_the_only_team_aboard_takes_everything() -> None:
    table = position(ships={1: "Y1"}, goods={1: "fur fur grain nails"}, sails="R")
    table.play("red ship 1")
    assert table.shield("yellow") == "fur fur grain nails"
    assert table.round == 2


@pytest.mark.rule("VIK-GOODS-04")
def test_the_only_player_aboard_does_not_take_what_falls_to_a_neutral_team() -> None:
    table = position("RB", ships={1: "R3 Y1"}, goods={1: "fur fur"}, sails="R")
    table.play("red ship 1")
    assert (table.shield("red"), table.removed()) == ("fur", "fur")


@pytest.mark.rule("VIK-GOODS-05")
def test_a_token_is_removed_when_it_is_a_neutral_teams_turn() -> None:
    """Blue would take next, and left of blue sits green, so green chooses."""
    table = position("RBG", ships={1: "Y3 B2"}, goods={1: "fur nails"}, sails="R")
    table.play("red ship 1")
    assert (table.turn, table.stage) == ("green", "remove")
    assert table.legal() == ["goods fur", "goods nails"]
    told = table.play("green goods nails")
    removal = told[0]
    assert (removal.what, removal.args) == ("removed", {"colour": "yellow", "goods": "nails"})
    assert (table.removed(), table.shield("blue")) == ("nails", "fur")
    assert table.shield("green") == ""


@pytest.mark.rule("VIK-GOODS-05")
@pytest.mark.parametrize(("taker", "chooser"), [("R", "blue"), ("B", "green"), ("G", "red")])
def test_left_is_the_next_seat_and_after_the_last_the_first(taker: str, chooser: str) -> None:
    table = position("RBG", ships={1: f"Y3 {taker}2"}, goods={1: "fur nails"}, sails="R")
    table.play("red ship 1")
    assert (table.turn, table.stage) == (chooser, "remove")


@pytest.mark.rule("VIK-GOODS-06")
def test_the_next_taker_is_the_next_played_team_even_past_other_neutral_ones() -> None:
    table = position("RB", ships={1: "R3 Y2 G1"}, goods={1: "fur fur grain nails nails"}, sails="R")
    table.play("red ship 1", "red goods fur")
    assert (table.turn, table.question().args["colour"]) == ("blue", "yellow")
    table.play("blue goods fur")
    assert (table.turn, table.question().args["colour"]) == ("blue", "green")


@pytest.mark.rule("VIK-GOODS-06")
def test_the_next_taker_counts_even_if_no_token_will_be_left_for_it() -> None:
    """Red takes, then yellow's token of the last two kinds: red would be next in the cycle."""
    table = position("RB", ships={1: "R3 Y2"}, goods={1: "fur grain nails nails"}, sails="R")
    table.play("red ship 1", "red goods fur")
    assert (table.turn, table.stage) == ("blue", "remove")
    table.play("blue goods grain")
    assert (table.shield("red"), table.removed()) == ("fur nails", "grain nails")
    last = position("RGB", ships={1: "G3 R2 Y1"}, goods={1: "fur grain nails"}, sails="R")
    last.play("red ship 1", "green goods fur", "red goods grain")
    assert (last.removed(), last.round) == ("nails", 2)


@pytest.mark.rule("VIK-GOODS-06")
def test_with_neutral_teams_only_all_goods_leave_and_nobody_chooses() -> None:
    table = position("RB", ships={1: "Y3 G2"}, goods={1: "fur grain nails"}, sails="R")
    told = table.play("red ship 1")
    assert [event.args["colour"] for event in told if event.what == "removed"] == [
        "yellow",
        "green",
        "yellow",
    ]
    assert table.removed() == "fur grain nails"
    assert table.round == 2


@pytest.mark.rule("VIK-GOODS-07")
def test_a_ship_without_a_hull_gives_nothing_to_anybody() -> None:
    table = position(
        ships={1: "", 2: "R1"},
        goods={1: "fur grain"},
        bets={"R": {1: "1:red"}, "Y": {1: "1:yellow"}},
        sails="R",
    )
    told = table.play("red ship 1")
    assert "control" not in [event.what for event in told]
    assert shields(table) == ["", "", "", ""]
    assert table.removed() == "fur grain"
    assert (table.bet("red", 1), table.bet("yellow", 1)) == ("1:red", "1:yellow")


@pytest.mark.rule("VIK-T-C")
@pytest.mark.parametrize("fourth", ["fur", "grain", "nails"])
def test_scenario_c_four_tokens_for_three_teams(fourth: str) -> None:
    """Blue takes grain, red fur, green fur, and blue the one that is left."""
    table = position(ships={1: "B3 R3 G2"}, goods={1: f"grain fur fur {fourth}"}, sails="Y")
    told = table.play("yellow ship 1", "blue goods grain")
    for colour in ("red", "green"):
        if table.turn == colour:
            told += table.play(f"{colour} goods fur")
    takes = [(event.args["seat"], event.args["goods"]) for event in told if event.what == "took"]
    assert takes == [(2, "grain"), (0, "fur"), (1, "fur"), (2, fourth)]
    assert shields(table) == ["fur", "fur", " ".join(sorted(["grain", fourth])), ""]
    assert table.goods(1) == ""


@pytest.mark.rule("VIK-T-11")
def test_scenario_11_a_neutral_team_comes_first() -> None:
    """Red and blue play; Y3 R2 B1 with grain and fur: blue, left of red, removes for yellow."""
    table = position(
        "RB", ships={1: "Y3 R2 B1"}, goods={1: "grain fur"}, bets={"B": {3: "1:yellow"}}, sails="R"
    )
    table.play("red ship 1")
    assert (table.turn, table.stage) == ("blue", "remove")
    table.play("blue goods grain")
    assert (table.removed(), table.shield("red"), table.shield("blue")) == ("grain", "fur", "")
    assert table.bet("blue", 3) == "won"


@pytest.mark.rule("VIK-T-12")
def test_scenario_12_who_chooses_need_not_be_aboard() -> None:
    """Red, blue, green play; R3 Y2 B1 with fur, grain, nails: green chooses for yellow."""
    table = position("RBG", ships={1: "R3 Y2 B1"}, goods={1: "fur grain nails"}, sails="B")
    table.play("blue ship 1", "red goods nails")
    assert (table.turn, table.stage) == ("green", "remove")
    table.play("green goods fur")
    assert shields(table, "red blue green") == ["nails", "grain", ""]
    assert table.removed() == "fur"


@pytest.mark.rule("VIK-T-13")
def test_scenario_13_two_neutral_teams_aboard() -> None:
    """R3 Y2 G1 and five goods: red, removal, removal, red, removal; blue chooses each, the fifth
    is forced."""
    table = position("RB", ships={1: "R3 Y2 G1"}, goods={1: "fur fur grain nails nails"}, sails="B")
    table.play("blue ship 1", "red goods nails")
    for goods in ("nails", "fur"):
        assert (table.turn, table.stage) == ("blue", "remove")
        table.play(f"blue goods {goods}")
    assert (table.turn, table.stage) == ("red", "take")
    table.play("red goods fur")
    assert table.round == 2
    assert shields(table, "red blue") == ["fur nails", ""]
    assert table.removed() == "fur grain nails"


@pytest.mark.rule("VIK-T-14")
def test_scenario_14_one_team_aboard() -> None:
    table = position(ships={1: "G1 G3"}, goods={1: "fur fur nails"}, sails="R")
    table.play("red ship 1")
    assert shields(table) == ["", "fur fur nails", "", ""]
