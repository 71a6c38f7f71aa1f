"""Set Sail, and the ship that sails. VIK-ACT-SAIL-01, VIK-ACT-SAIL-02, VIK-SAIL-01 to VIK-SAIL-04,
VIK-SHIP-01, VIK-SHIP-06."""

from __future__ import annotations

import pytest

from .tables import position

HALF_EMPTY = {1: "R1 G1 Y1", 2: "", 3: "B1 B2", 4: ""}


@pytest.mark.rule("VIK-ACT-SAIL-01")
def test_set_sail_takes_a_stern_and_names_no_ship_yet() -> None:
    table = position("RB", line="R…")
    told = table.play("red set-sail")
    assert [event.what for event in told] == ["placed", "stern-taken"]
    assert told[1].args == {"seat": 0, "left": 6}
    assert table.sterns == 6
    assert table.sailed() == []
    assert table.state.to_data()["sailor"] == "red"
    assert (table.stage, table.turn) == ("space", "blue")


@pytest.mark.rule("VIK-ACT-SAIL-01")
def test_the_stern_is_kept_to_the_end_of_the_round_and_then_used_up() -> None:
    table = position("RB", line="RB", free=["set-sail", "first-player"], goods={1: "fur"})
    table.play("red set-sail")
    assert table.state.to_data()["sailor"] == "red"
    table.play("blue first-player", "red ship 1")
    assert table.round == 2
    assert table.state.to_data()["sailor"] is None
    assert (table.sterns, table.sailed()) == (6, [1])


@pytest.mark.rule("VIK-ACT-SAIL-02")
def test_when_nobody_sets_sail_no_ship_leaves_the_harbour() -> None:
    table = position("RB", line="B", free=["set-sail", "first-player"], goods={1: "fur"})
    told = table.play("blue first-player")
    assert told[1].what == "nothing-sailed"
    assert (table.sterns, table.sailed(), table.goods(1)) == (7, [], "fur")


@pytest.mark.rule("VIK-SAIL-01")
def test_who_took_the_stern_chooses_the_ship_at_the_end_of_the_round() -> None:
    """Not the one who moved last."""
    table = position(goods={1: "fur", 2: "grain"}, line="YB", free=["set-sail", "first-player"])
    table.play("yellow set-sail", "blue first-player")
    assert (table.stage, table.turn) == ("sail", "yellow")
    refusal = table.why_not("blue ship 1")
    assert refusal is not None
    assert refusal.what == "not-your-turn"
    assert table.legal() == ["ship 1", "ship 2"]
    table.play("yellow ship 2")
    assert table.sailed() == [2]


@pytest.mark.rule("VIK-SAIL-02")
def test_the_ship_must_have_goods_and_a_hull_if_any_has() -> None:
    table = position(ships=HALF_EMPTY, goods={1: "fur", 2: "grain"}, sails="R")
    assert table.legal() == ["ship 1"]
    for ship, goods, pieces in ((2, 1, 0), (3, 0, 2), (4, 0, 0)):
        refusal = table.why_not(f"red ship {ship}")
        assert refusal is not None
        assert (refusal.what, refusal.rule) == ("not-ready-to-sail", "VIK-SAIL-02")
        assert refusal.args == {"ship": ship, "goods": goods, "pieces": pieces}


@pytest.mark.rule("VIK-SAIL-03")
def test_when_no_ship_is_ready_any_ship_in_the_harbour_may_sail() -> None:
    table = position(ships=HALF_EMPTY, goods={2: "grain"}, harbour={1, 2, 3, 4}, sails="R")
    assert table.legal() == ["ship 1", "ship 2", "ship 3", "ship 4"]
    refusal = table.why_not("red ship 5")
    assert refusal is not None
    assert refusal.what == "ship-sailed"
    for ship in (1, 2, 3, 4):
        twin = table.copy_after(f"red ship {ship}")
        assert ship in twin.sailed()


@pytest.mark.rule("VIK-SAIL-04")
def test_the_ship_leaves_then_control_then_goods_then_bets() -> None:
    table = position(ships={3: "B3 R2"}, goods={3: "fur fur"}, bets={"Y": {1: "3:blue"}}, sails="R")
    told = table.play("red ship 3")
    assert [event.what for event in told] == [
        "sailed",
        "control",
        "control",
        "took",
        "took",
        "bet-won",
        "round-began",
    ]
    assert table.sailed() == [3]
    assert table.goods(3) == ""


@pytest.mark.rule("VIK-SHIP-01")
def test_a_ship_is_prow_hull_from_the_front_and_in_the_end_a_stern() -> None:
    """The front of the hull is nearest the dock: it breaks the tie. A stern is spent on each."""
    table = position(ships={1: "G2 R2", 2: "R1 G1"}, goods={1: "fur", 2: "grain"}, sails="B")
    assert table.hull(1) == "G2 R2"
    ships = table.seen(None)["ships"]
    assert [rank["colour"] for rank in ships[0]["control"]] == ["green", "red"]
    assert [rank["colour"] for rank in ships[1]["control"]] == ["red", "green"]
    table.play("blue ship 1")
    assert table.sailed() == [1]
    assert table.sterns == 7 - len(table.sailed())
    assert table.shield("green") == "fur"


@pytest.mark.rule("VIK-SHIP-06")
@pytest.mark.parametrize(
    ("moves", "choice"),
    [
        ("promote", "piece 3:2"),
        ("jump-own", "piece 3:2"),
        ("jump-own, piece 1:1", "ship 3"),
        ("jump-any", "piece 3:1"),
        ("jump-any, piece 1:1", "ship 3"),
        ("swap", "piece 3:1"),
        ("swap, piece 1:1", "piece 3:1"),
        ("add-1", "ship 3"),
        ("draw-3, goods fur", "ship 3"),
        ("bet, token 1", "circle 3:red"),
        ("bet-or-move, token 1", "circle 3:red"),
    ],
)
def test_no_action_touches_a_ship_that_has_sailed(moves: str, choice: str) -> None:
    table = position("RB", ships={1: "R1 B1 R2", 2: "B2", 3: "B3 R3"}, harbour={1, 2}, line="R…")
    table.play(*(f"red {move}" for move in moves.split(", ")))
    assert choice not in table.legal()
    refusal = table.why_not(f"red {choice}")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("ship-sailed", "VIK-SHIP-06")
    assert refusal.args == {"ship": 3}


@pytest.mark.rule("VIK-SHIP-06")
def test_a_ship_that_has_sailed_does_not_sail_again() -> None:
    table = position(goods={1: "fur"}, harbour={1, 2}, sails="R")
    refusal = table.why_not("red ship 3")
    assert refusal is not None
    assert refusal.what == "ship-sailed"


@pytest.mark.rule("VIK-T-10")
def test_scenario_10_which_ships_may_sail() -> None:
    """X = 1 has goods and a hull, Y = 2 goods and no hull, Z = 3 a hull and no goods, 4 is bare."""
    goods = {1: "fur", 2: "grain nails"}
    assert position(ships=HALF_EMPTY, goods=goods, harbour={1, 2, 3, 4}, sails="R").legal() == [
        "ship 1"
    ]
    without_x = position(
        ships={2: "", 3: "B1", 4: ""}, goods={2: "grain nails"}, harbour={2, 3, 4}, sails="R"
    )
    assert without_x.legal() == ["ship 2", "ship 3", "ship 4"]
