"""Add 1, and Draw 3, Add 1. VIK-ACT-ADD1-01, VIK-ACT-ADD1-02, VIK-ACT-DRAW3-01 to
VIK-ACT-DRAW3-03, VIK-SHIP-04, VIK-SHIP-05."""

from __future__ import annotations

import pytest

from .filling import SPACES
from .policies import at_random, whole_game
from .tables import Table, position


@pytest.mark.rule("VIK-ACT-ADD1-01")
def test_the_top_token_of_the_first_pile_goes_onto_a_prow_of_choice() -> None:
    table = position(add_1="nails fur grain", harbour={1, 3, 4}, line="R…")
    table.play("red add-1")
    assert table.legal() == ["ship 1", "ship 3", "ship 4"]
    table.play("red ship 3")
    assert table.goods(3) == "nails"
    assert table.pile("add-1") == ["fur", "grain"]


@pytest.mark.rule("VIK-ACT-ADD1-01")
def test_add_1_needs_a_token_in_its_pile() -> None:
    table = position(add_1="", line="R…")
    assert "add-1" not in table.legal()
    assert "draw-3" in table.legal()


@pytest.mark.rule("VIK-ACT-ADD1-02")
def test_everybody_sees_the_token_before_the_ship_is_chosen() -> None:
    table = position(add_1="grain fur", line="R…")
    table.play("red add-1")
    assert table.stage == "load-ship"
    for viewer in (0, 1, 2, 3, None):
        assert table.seen(viewer)["held"] == ["grain"]
    assert table.question().args["goods"] == ["grain"]


@pytest.mark.rule("VIK-ACT-DRAW3-01")
def test_one_of_three_drawn_tokens_is_loaded_and_the_others_go_under_the_pile() -> None:
    table = position(draw_3="fur grain nails fur fur", harbour={2, 5}, line="G…")
    table.play("green draw-3")
    assert table.legal() == ["goods fur", "goods grain", "goods nails"]
    table.play("green goods grain")
    assert table.legal() == ["ship 2", "ship 5"]
    table.play("green ship 5")
    assert table.goods(5) == "grain"
    assert [token.split()[0] for token in table.pile("draw-3")] == ["fur", "fur", "fur", "nails"]


@pytest.mark.rule("VIK-ACT-DRAW3-01")
@pytest.mark.parametrize(("pile", "left"), [("fur nails", ["nails green"]), ("fur", [])])
def test_of_a_small_pile_all_that_is_left_is_drawn(pile: str, left: list[str]) -> None:
    table = position(draw_3=pile, line="G…")
    told = table.play("green draw-3", "green goods fur", "green ship 1")
    assert told[1].args["count"] == len(pile.split())
    assert table.goods(1) == "fur"
    assert table.pile("draw-3") == left


@pytest.mark.rule("VIK-ACT-DRAW3-02")
def test_only_the_drawer_sees_what_was_drawn_and_it_returns_in_the_order_drawn() -> None:
    table = position(draw_3="nails grain fur fur", line="G…")
    table.play("green draw-3")
    for viewer in (0, 2, 3, None):
        assert table.seen(viewer)["drawn"] == [None, None, None]
    assert table.seen(1)["drawn"] == ["nails", "grain", "fur"]
    table.play("green goods grain", "green ship 1")
    assert table.pile("draw-3") == ["fur", "nails green", "fur green"]


@pytest.mark.rule("VIK-ACT-DRAW3-03")
@pytest.mark.parametrize(
    ("drawn", "kept", "under"),
    [
        ("fur grain fur", "fur", "grain fur"),
        ("grain fur fur", "fur", "grain fur"),
        ("fur fur grain", "fur", "fur grain"),
        ("fur fur grain", "grain", "fur fur"),
        ("nails grain fur", "fur", "nails grain"),
        ("nails nails nails", "nails", "nails nails"),
    ],
)
def test_of_equal_tokens_the_first_drawn_is_loaded(drawn: str, kept: str, under: str) -> None:
    table = position(draw_3=f"{drawn} grain nails", line="G…")
    table.play("green draw-3", f"green goods {kept}", "green ship 1")
    first, second = under.split()
    assert table.pile("draw-3") == ["grain", "nails", f"{first} green", f"{second} green"]


@pytest.mark.rule("VIK-T-09")
def test_scenario_09_a_pile_of_two_and_an_empty_one() -> None:
    """Grain and nails are left: both are seen, one is placed, the other returned."""
    table = position(draw_3="grain nails", line="R…")
    table.play("red draw-3")
    assert table.seen(0)["drawn"] == ["grain", "nails"]
    table.play("red goods nails", "red ship 4")
    assert table.goods(4) == "nails"
    assert table.pile("draw-3") == ["grain red"]
    empty = position(draw_3="", line="R…")
    assert "draw-3" not in empty.legal()


@pytest.mark.rule("VIK-SHIP-04")
def test_goods_lie_face_up_on_the_prow_for_all_to_see() -> None:
    table = position(draw_3="grain nails fur", line="R…")
    table.play("red draw-3", "red goods nails", "red ship 4")
    for viewer in (0, 1, 2, 3, None):
        ships = table.seen(viewer)["ships"]
        assert ships[3]["goods"] == {"fur": 0, "grain": 0, "nails": 1}


@pytest.mark.rule("VIK-SHIP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goods_never_move_to_another_ship_and_stay_until_theirs_sails(seats: int) -> None:
    prows = [""] * 8
    for state in whole_game(seats, 13, at_random):
        table = Table(state)
        now = [table.goods(ship) for ship in range(1, 9)]
        grown = [i for i in range(8) if len(now[i].split()) > len(prows[i].split())]
        shrunk = [i for i in range(8) if len(now[i].split()) < len(prows[i].split())]
        assert len(grown) <= 1
        if grown:
            assert [event.key for event in state.events if "loaded" in event.key]
        assert all(i + 1 in table.sailed() for i in shrunk)
        prows = now


@pytest.mark.rule("VIK-SHIP-05")
def test_a_prow_holds_any_number_of_goods() -> None:
    heap = "fur " * 5 + "grain " * 5 + "nails " * 4
    table = position(goods={6: heap.strip()}, add_1="nails", line="R…")
    assert table.legal() == [space for space in SPACES if space != "draw-3"]
    table.play("red add-1", "red ship 6")
    assert len(table.goods(6).split()) == 15
