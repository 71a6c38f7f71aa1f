"""Jump to one's own or to any ship. VIK-ACT-JUMPOWN-01, VIK-ACT-JUMPOWN-02, VIK-ACT-JUMPANY-01,
VIK-SHIP-02, VIK-SHIP-03, VIK-SHIP-07, VIK-SHIP-08."""

from __future__ import annotations

import pytest

from .tables import position


@pytest.mark.rule("VIK-ACT-JUMPOWN-01")
def test_an_own_piece_jumps_to_the_tail_of_another_ship() -> None:
    table = position(ships={1: "B1 R2 G1", 2: "Y3 B3"}, line="R…")
    table.play("red jump-own", "red piece 1:2", "red ship 2")
    assert table.hull(2) == "Y3 B3 R2"


@pytest.mark.rule("VIK-ACT-JUMPOWN-01")
def test_only_an_own_piece_jumps_by_jump_own_and_only_to_another_ship() -> None:
    table = position(ships={1: "B1 R2 G1", 2: "Y3 B3"}, harbour={1, 2}, line="R…")
    table.play("red jump-own")
    assert table.legal() == ["piece 1:2"]
    table.play("red piece 1:2")
    assert table.legal() == ["ship 2"]
    refusal = table.why_not("red ship 1")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("same-ship", "VIK-ACT-JUMPOWN-01")


@pytest.mark.rule("VIK-ACT-JUMPOWN-02")
def test_the_gap_closes_and_the_others_keep_their_order() -> None:
    for place, rest in {1: "G1 R2 Y2", 3: "R1 G1 Y2"}.items():
        table = position(ships={1: "R1 G1 R2 Y2"}, line="R…")
        table.play("red jump-own", f"red piece 1:{place}", "red ship 2")
        assert table.hull(1) == rest


@pytest.mark.rule("VIK-ACT-JUMPANY-01")
def test_a_piece_of_any_colour_jumps_by_jump_any() -> None:
    table = position("RB", ships={1: "B1 R2 G1", 2: "Y3"}, harbour={1, 2}, line="R…")
    table.play("red jump-any")
    assert table.legal() == ["piece 1:1", "piece 1:2", "piece 1:3", "piece 2:1"]
    table.play("red piece 1:1")
    assert table.legal() == ["ship 2"]
    table.play("red ship 2")
    assert (table.hull(1), table.hull(2)) == ("R2 G1", "Y3 B1")


@pytest.mark.rule("VIK-SHIP-02")
@pytest.mark.parametrize("space", ["jump-own", "jump-any"])
def test_a_piece_may_not_jump_onto_a_full_ship(space: str) -> None:
    table = position(ships={1: "R1 G1", 2: "Y1 Y2 Y3 B1 B2", 3: "R2 B3"}, line="R…")
    table.play(f"red {space}", "red piece 1:1")
    assert "ship 2" not in table.legal()
    refusal = table.why_not("red ship 2")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("ship-full", "VIK-SHIP-02")
    assert refusal.args == {"ship": 2, "most": 5}


@pytest.mark.rule("VIK-SHIP-02")
def test_without_any_ship_with_room_nobody_jumps() -> None:
    full = {1: "R1 R1 G1 G1 B1", 2: "R2 R2 G2 G2 B2"}
    table = position(ships=full, harbour={1, 2}, line="R…")
    assert not {"jump-own", "jump-any"} & set(table.legal())
    one_roomy = position(ships={**full, 3: "R3"}, harbour={1, 2, 3}, line="R…")
    one_roomy.play("red jump-own")
    assert one_roomy.legal() == ["piece 1:1", "piece 1:2", "piece 2:1", "piece 2:2"]
    refusal = one_roomy.why_not("red piece 3:1")
    assert refusal is not None
    assert refusal.what == "no-room-anywhere"


@pytest.mark.rule("VIK-SHIP-03")
@pytest.mark.parametrize("space", ["jump-own", "jump-any"])
def test_the_last_piece_may_leave_a_ship(space: str) -> None:
    table = position(ships={1: "R3"}, line="R…")
    table.play(f"red {space}", "red piece 1:1", "red ship 2")
    assert table.hull(1) == ""
    assert table.sailed() == []


@pytest.mark.rule("VIK-SHIP-03")
def test_a_piece_may_jump_onto_an_empty_hull() -> None:
    table = position(ships={1: "", 2: "R1 G1"}, line="R…")
    table.play("red jump-own", "red piece 2:1", "red ship 1")
    assert table.hull(1) == "R1"


@pytest.mark.rule("VIK-SHIP-07")
def test_a_ship_that_is_about_to_sail_may_still_be_built_on() -> None:
    """Blue has taken a stern, and only ship 1 can sail: red still works on it."""
    table = position(
        "RB",
        ships={1: "B3 R1 G1", 2: "R2 Y2"},
        goods={1: "fur"},
        line="RRR",
        placed={"set-sail": "B"},
        free=["promote", "jump-own", "swap"],
    )
    table.play("red promote", "red piece 1:2")
    table.play("red jump-own", "red piece 2:1", "red ship 1")
    table.play("red swap", "red piece 1:2", "red piece 2:1")
    assert table.hull(1) == "R1 Y2 G1 R2"
    assert table.legal() == ["ship 1"]
    assert table.turn == "blue"


@pytest.mark.rule("VIK-SHIP-08")
def test_pieces_of_neutral_teams_jump_and_swap_like_all_others() -> None:
    table = position("RB", ships={1: "G3 Y2 R1", 2: "B2 Y1", 3: "G1"}, line="R…")
    table.play("red jump-any", "red piece 1:1", "red ship 2")
    assert (table.hull(1), table.hull(2)) == ("Y2 R1", "B2 Y1 G3")
    again = position("RB", ships={1: "G3 Y2 R1", 2: "B2 Y1", 3: "G1"}, line="R…")
    again.play("red swap", "red piece 1:2", "red piece 2:1")
    assert (again.hull(1), again.hull(2)) == ("G3 B2 R1", "Y2 Y1")


@pytest.mark.rule("VIK-SHIP-08")
def test_pieces_of_neutral_teams_count_for_control() -> None:
    table = position("RB", ships={1: "R2 G3"}, goods={1: "fur"}, sails="R")
    table.play("red ship 1")
    assert (table.shield("red"), table.removed()) == ("", "fur")


@pytest.mark.rule("VIK-T-06")
def test_scenario_06_jump_to_a_ship_with_five_and_with_four_pieces() -> None:
    table = position(ships={1: "R1", 2: "Y1 Y2 Y3 B1 B2", 3: "Y1 Y2 Y3 B1"}, line="R…")
    table.play("red jump-own", "red piece 1:1")
    assert table.why_not("red ship 2") is not None
    table.play("red ship 3")
    assert table.hull(3) == "Y1 Y2 Y3 B1 R1"
