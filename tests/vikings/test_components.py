"""What is in the box. VIK-COMP-01 to VIK-COMP-10."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from osada.kernel.errors import BadPosition

from .tables import GAME, Table, position, start

COLOURS = ("red", "green", "blue", "yellow")
EACH_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])


def all_pieces(table: Table) -> list[str]:
    return [piece for ship in range(1, 9) for piece in table.hull(ship).split()]


@pytest.mark.rule("VIK-COMP-01")
def test_the_board_has_a_village_a_harbour_and_a_fjord() -> None:
    table = position(bets={"R": {2: "5:blue"}})
    view = table.seen(None)
    assert len(view["village"]) == 11
    berth = view["ships"][4]
    assert berth["bets"] == [{"seat": 0, "token": 2, "colour": "blue", "value": None}]
    assert berth["hull"] == table.hull(5).split()


@pytest.mark.rule("VIK-COMP-02")
@EACH_NUMBER
def test_there_are_39_ship_parts(seats: int) -> None:
    table = start(seats)
    prows = len(table.seen(None)["ships"])
    assert (len(all_pieces(table)), prows, table.sterns) == (24, 8, 7)


@pytest.mark.rule("VIK-COMP-03")
@EACH_NUMBER
def test_every_colour_has_two_pieces_each_with_one_two_and_three_shields(seats: int) -> None:
    pieces = Counter(all_pieces(start(seats, seed=5)))
    assert pieces == {f"{letter}{shields}": 2 for letter in "RGBY" for shields in (1, 2, 3)}


@pytest.mark.rule("VIK-COMP-04")
def test_a_player_has_no_fifth_worker() -> None:
    data = json.loads(start(2).state.to_json())
    assert Counter(data["waiting"].values()) == {"red": 4, "green": 4}
    data["placed"]["swap"] = "red"
    with pytest.raises(BadPosition, match="red has 5 workers in the village, not 4"):
        GAME.from_json(data)


@pytest.mark.rule("VIK-COMP-05")
def test_the_chief_belongs_to_nobody_and_only_crosses_over_between_rounds() -> None:
    table = position("RB", line="B", free=["first-player", "promote", "market", "set-sail"])
    side = table.seen(None)["chief"]
    assert all(seat not in str(side) for seat in ("red", "blue", "0", "1"))
    assert not any("chief" in word for word in GAME.vocabulary.by_text)
    table.play("blue market")
    assert table.seen(None)["chief"] == side
    table.play("blue goods fur")
    assert table.round == 2
    assert table.seen(None)["chief"] != side


@pytest.mark.rule("VIK-COMP-06")
def test_there_is_one_scoring_shield_for_each_colour() -> None:
    seats = position(harbour=range(1, 8), shields={"R": "fur", "Y": "nails nails"}).seen(None)[
        "seats"
    ]
    assert [seat["colour"] for seat in seats] == list(COLOURS)
    assert [seat["goods"] for seat in seats] == [
        {"fur": 1, "grain": 0, "nails": 0},
        {"fur": 0, "grain": 0, "nails": 0},
        {"fur": 0, "grain": 0, "nails": 0},
        {"fur": 0, "grain": 0, "nails": 2},
    ]


@pytest.mark.rule("VIK-COMP-07")
@EACH_NUMBER
def test_every_player_has_four_bet_tokens_worth_one_to_four(seats: int) -> None:
    table = start(seats, seed=8)
    for seat in range(seats):
        hand = table.seen(seat)["seats"][seat]["hand"]
        assert sorted(value or 0 for value in hand) == [1, 2, 3, 4]


@pytest.mark.rule("VIK-COMP-08")
@EACH_NUMBER
def test_there_are_five_tokens_of_each_kind_of_goods(seats: int) -> None:
    table = start(seats, seed=3)
    goods = Counter([*table.pile("add-1"), *table.pile("draw-3")])
    assert goods == {"fur": 5, "grain": 5, "nails": 5}


@pytest.mark.rule("VIK-COMP-09")
def test_three_markers_stand_on_a_track_from_one_to_four() -> None:
    for kind in ("fur", "grain", "nails"):
        for value in (1, 2, 3, 4):
            assert position(market={kind: value}).market(kind) == value
        for value in (0, 5):
            with pytest.raises(BadPosition, match=f"market.{kind}: {value} is not from 1 to 4"):
                position(market={kind: value})


@pytest.mark.rule("VIK-COMP-10")
def test_what_is_drawn_on_ship_parts_is_no_goods() -> None:
    """A piece is its colour and its shields; a ship without goods tokens gives nothing."""
    table = position(ships={1: "R3 G2 B1"}, sails="R")
    table.play("red ship 1")
    assert [table.shield(colour) for colour in COLOURS] == ["", "", "", ""]
    assert table.removed() == ""
    data = json.loads(table.state.to_json())
    data["ships"][0]["hull"] = "R3 G2 B1*"
    with pytest.raises(BadPosition, match=r"'B1\*' is no piece"):
        GAME.from_json(data)
