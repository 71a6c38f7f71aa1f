"""Swap Ships. VIK-ACT-SWAP-01, VIK-ACT-SWAP-02."""

from __future__ import annotations

import pytest

from .tables import position


@pytest.mark.rule("VIK-ACT-SWAP-01")
def test_any_two_pieces_of_two_ships_are_exchanged() -> None:
    table = position("RB", ships={1: "G1 Y3", 2: "Y2 G2"}, harbour={1, 2}, line="R…")
    table.play("red swap")
    assert table.legal() == ["piece 1:1", "piece 1:2", "piece 2:1", "piece 2:2"]
    table.play("red piece 2:1")
    assert table.legal() == ["piece 1:1", "piece 1:2"]
    table.play("red piece 1:2")
    assert (table.hull(1), table.hull(2)) == ("G1 Y2", "Y3 G2")


@pytest.mark.rule("VIK-ACT-SWAP-01")
def test_two_pieces_of_one_ship_are_not_exchanged() -> None:
    table = position(ships={1: "G1 Y3"}, line="R…")
    table.play("red swap", "red piece 1:1")
    refusal = table.why_not("red piece 1:2")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("swap-same-ship", "VIK-ACT-SWAP-01")


@pytest.mark.rule("VIK-ACT-SWAP-01")
def test_swap_needs_two_ships_with_pieces() -> None:
    table = position(ships={1: "R1 G1", 2: ""}, harbour={1, 2}, line="R…")
    assert "swap" not in table.legal()
    assert "swap" in position(ships={1: "R1 G1", 2: "B1"}, harbour={1, 2}, line="R…").legal()


@pytest.mark.rule("VIK-ACT-SWAP-02")
def test_each_piece_takes_the_exact_place_of_the_other() -> None:
    table = position(ships={1: "R1 R2 R3 R1 R2", 2: "B1 B2 B3"}, line="R…")
    table.play("red swap", "red piece 1:4", "red piece 2:1")
    assert (table.hull(1), table.hull(2)) == ("R1 R2 R3 B1 R2", "R1 B2 B3")


@pytest.mark.rule("VIK-ACT-SWAP-02")
def test_full_ships_may_swap_for_no_hull_grows() -> None:
    table = position(ships={1: "R1 R1 R2 R2 R3", 2: "B1 B1 B2 B2 B3"}, line="G…")
    table.play("green swap", "green piece 1:5", "green piece 2:5")
    assert (table.hull(1), table.hull(2)) == ("R1 R1 R2 R2 B3", "B1 B1 B2 B2 R3")


@pytest.mark.rule("VIK-ACT-SWAP-02")
def test_two_equal_pieces_may_be_exchanged_without_any_change() -> None:
    table = position(ships={1: "R1 G2", 2: "Y1 R1"}, line="B…")
    before = [table.hull(ship) for ship in range(1, 9)]
    table.play("blue swap", "blue piece 1:1", "blue piece 2:2")
    assert [table.hull(ship) for ship in range(1, 9)] == before


@pytest.mark.rule("VIK-T-07")
def test_scenario_07_swap_of_two_ships() -> None:
    """R1 G2 B3 and Y1 R3: the third with the first gives R1 G2 Y1 and B3 R3."""
    table = position(ships={1: "R1 G2 B3", 2: "Y1 R3"}, line="Y…")
    table.play("yellow swap", "yellow piece 1:3")
    assert table.why_not("yellow piece 1:1") is not None
    table.play("yellow piece 2:1")
    assert (table.hull(1), table.hull(2)) == ("R1 G2 Y1", "B3 R3")
