"""Promote. VIK-ACT-PROMOTE-01, VIK-ACT-PROMOTE-02."""

from __future__ import annotations

import pytest

from .tables import position


@pytest.mark.rule("VIK-ACT-PROMOTE-01")
def test_a_player_promotes_only_pieces_of_their_own_colour() -> None:
    table = position("RB", ships={1: "Y1 B2 R3", 2: "B1 R1"}, harbour={1, 2}, line="R…")
    table.play("red promote")
    assert table.legal() == ["piece 1:3", "piece 2:2"]
    for others in ("piece 1:1", "piece 1:2", "piece 2:1"):
        refusal = table.why_not(f"red {others}")
        assert refusal is not None
        assert (refusal.what, refusal.rule) == ("not-own-piece", "VIK-ACT-PROMOTE-01")


@pytest.mark.rule("VIK-ACT-PROMOTE-01")
def test_a_promoted_piece_stays_on_its_ship() -> None:
    table = position("RB", ships={1: "Y1 B2 R3", 2: "B1 R1"}, line="R…")
    others = [table.hull(ship) for ship in range(2, 9)]
    table.play("red promote", "red piece 1:3")
    assert sorted(table.hull(1).split()) == ["B2", "R3", "Y1"]
    assert [table.hull(ship) for ship in range(2, 9)] == others


@pytest.mark.rule("VIK-ACT-PROMOTE-02")
def test_a_promoted_piece_goes_to_the_very_front_and_the_others_keep_their_order() -> None:
    for place, hull in {
        2: "B3 R1 G2 Y1 B2",
        5: "B2 R1 B3 G2 Y1",
    }.items():
        table = position(ships={1: "R1 B3 G2 Y1 B2"}, line="B…")
        table.play("blue promote", f"blue piece 1:{place}")
        assert table.hull(1) == hull


@pytest.mark.rule("VIK-ACT-PROMOTE-02")
def test_a_piece_that_is_in_front_cannot_be_promoted() -> None:
    table = position(ships={1: "R1 G2 B3", 2: "G1 R1"}, line="R…")
    table.play("red promote")
    refusal = table.why_not("red piece 1:1")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("already-first", "VIK-ACT-PROMOTE-02")
    assert refusal.args == {"ship": 1}


@pytest.mark.rule("VIK-ACT-PROMOTE-02")
def test_a_second_piece_behind_an_own_front_piece_may_be_promoted() -> None:
    table = position(ships={1: "R1 G2 R3"}, line="R…")
    table.play("red promote", "red piece 1:3")
    assert table.hull(1) == "R3 R1 G2"


@pytest.mark.rule("VIK-ACT-PROMOTE-02")
def test_promote_needs_an_own_piece_that_is_not_in_front() -> None:
    table = position(ships={1: "R1 G2 B3", 2: "R3"}, harbour={1, 2}, line="R…")
    assert "promote" not in table.legal()
    refusal = table.why_not("red promote")
    assert refusal is not None
    assert (refusal.what, refusal.args) == ("cannot-promote", {"colour": "red"})


@pytest.mark.rule("VIK-T-05")
def test_scenario_05_promote_on_red_green_blue() -> None:
    """On R1 G2 B3 blue makes B3 R1 G2; red may not (it is in front)."""
    blue = position(ships={1: "R1 G2 B3"}, line="B…")
    blue.play("blue promote", "blue piece 1:3")
    assert blue.hull(1) == "B3 R1 G2"
    red = position(ships={1: "R1 G2 B3"}, line="R…")
    red.play("red promote")
    assert red.why_not("red piece 1:1") is not None
    one_step = position(ships={1: "R1 G2 B3"}, line="B…", options={"promote": "one-step"})
    one_step.play("blue promote", "blue piece 1:3")
    assert one_step.hull(1) == "R1 B3 G2"
