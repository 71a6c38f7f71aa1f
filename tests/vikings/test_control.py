"""Who controls a ship. VIK-CTRL-01 to VIK-CTRL-04."""

from __future__ import annotations

import pytest

from .tables import Said, position


def control(hull: str, seats: str = "RGBY") -> list[tuple[object, object]]:
    """The teams in order of control with their shields, as told when the ship sails."""
    table = position(seats, ships={1: hull}, goods={1: "fur"}, sails=seats[0])
    told: list[Said] = [e for e in table.play(f"{table.turn} ship 1") if e.what == "control"]
    assert [event.args["rank"] for event in told] == list(range(1, len(told) + 1))
    return [(event.args["colour"], event.args["shields"]) for event in told]


def order(hull: str, seats: str = "RGBY") -> list[object]:
    return [colour for colour, _ in control(hull, seats)]


@pytest.mark.rule("VIK-CTRL-01")
def test_the_shields_of_all_pieces_of_a_team_are_added_up() -> None:
    assert control("G3 B1 B3 R1 R2") == [("blue", 4), ("green", 3), ("red", 3)]


@pytest.mark.rule("VIK-CTRL-01")
def test_a_team_with_no_piece_aboard_has_no_control_and_no_share() -> None:
    assert order("Y1 G2") == ["green", "yellow"]
    table = position(ships={1: "Y1 G2"}, goods={1: "fur fur fur"}, sails="R")
    table.play("red ship 1")
    assert [table.shield(c) for c in ("red", "green", "blue", "yellow")] == [
        "",
        "fur fur",
        "",
        "fur",
    ]


@pytest.mark.rule("VIK-CTRL-02")
def test_more_shields_rank_higher_wherever_they_stand() -> None:
    assert order("B1 Y2 R3") == ["red", "yellow", "blue"]
    assert order("B1 G2 B2 R1 R3") == ["red", "blue", "green"]


@pytest.mark.rule("VIK-CTRL-03")
@pytest.mark.parametrize(
    ("hull", "ranks"),
    [
        ("R2 B2", ["red", "blue"]),
        ("B2 R2", ["blue", "red"]),
        ("B1 R2 B1", ["blue", "red"]),
        ("R3 Y1 B1 G1", ["red", "yellow", "blue", "green"]),
        ("G1 Y2 B3 Y1 G2", ["green", "yellow", "blue"]),
    ],
)
def test_a_tie_at_any_rank_goes_to_the_foremost_piece(hull: str, ranks: list[str]) -> None:
    assert order(hull) == ranks


@pytest.mark.rule("VIK-CTRL-03")
def test_a_piece_further_forward_wins_the_tie_after_promote() -> None:
    table = position(
        ships={1: "R2 B2"}, goods={1: "fur"}, line="B", placed={"set-sail": "G"}, free=["promote"]
    )
    table.play("blue promote", "blue piece 1:2", "green ship 1")
    assert (table.shield("blue"), table.shield("red")) == ("fur", "")


@pytest.mark.rule("VIK-CTRL-04")
def test_neutral_teams_rank_like_any_other_and_can_come_first() -> None:
    assert order("R2 Y3 G1", "RB") == ["yellow", "red", "green"]
    assert order("Y2 R2", "RB") == ["yellow", "red"]


@pytest.mark.rule("VIK-T-B")
@pytest.mark.parametrize("hull", ["B3 R3 G2", "B1 G2 R3 B2", "B1 R2 R1 B2 G2"])
def test_scenario_b_red_three_green_two_blue_three(hull: str) -> None:
    """Blue's piece is nearest the dock: blue, red, green; yellow is not aboard."""
    assert control(hull) == [("blue", 3), ("red", 3), ("green", 2)]


@pytest.mark.rule("VIK-T-B")
def test_scenario_b_the_other_way_round() -> None:
    assert order("R3 B3 G2") == ["red", "blue", "green"]
