"""Alone: the stand-in for the solo leaflet, which is not known. HAM-COMP-06, HAM-AMB-29; section 9
of the facts in docs/rules/hamlet.md."""

from __future__ import annotations

import pytest

from .positions import BOX, position
from .tables import start, told_of, whats

LAST = 20
CHAPLAIN, MERCHANT, STEWARD = 6, 3, 6


@pytest.mark.rule("HAM-COMP-06")
def test_alone_the_table_is_set_as_for_two_with_3_gold() -> None:
    table = start(1, seed=4)
    assert table.gold("red") == 3
    assert table.delivered() == [None] * 4
    assert BOX.church(1) is BOX.church(2)
    assert BOX.market(1) is BOX.market(2)
    assert table.stack() == start(2, seed=4).stack()
    assert table.turn == "red"


@pytest.mark.rule("HAM-COMP-06")
def test_alone_every_turn_is_a_round() -> None:
    table = start(1)
    for number in range(1, 6):
        assert table.round == number
        told = table.play("red go church", "red rest", "red end")
        assert told_of(told, "round-began") == [{"round": number + 1}]
        assert table.villagers("red") == ["church"]


@pytest.mark.rule("HAM-COMP-06")
def test_alone_the_game_ends_after_turn_20_and_each_empty_space_costs_5() -> None:
    table = position(1, round=LAST - 1, delivered=["red", None, "red", None], stars={"red": 30})
    table.play("red end")
    assert table.turn == "red"
    told = table.play("red end")
    assert "game-over" in whats(told)
    assert table.part("red", "unfinished") == -10
    assert table.outcome.scores[0].total == 30 + CHAPLAIN - 10


@pytest.mark.rule("HAM-COMP-06")
@pytest.mark.rule("HAM-END-01")
def test_alone_the_complete_church_ends_the_game_with_that_turn() -> None:
    table = position(1, round=7, delivered=["red", "red", None, "red"], gold={"red": 15})
    table.play("red go church")
    table.settle("red deliver 3")
    assert table.turn == "red"
    table.play("red end")
    assert table.turn == ""
    assert table.part("red", "unfinished") == 0


@pytest.mark.rule("HAM-COMP-06")
def test_alone_an_award_takes_two_of_the_thing() -> None:
    flags = ["small-range:1 quarry:5", "small-woodland:1 woodcutter:1"]
    one = position(1, sold={"red": "5"}, delivered=["red", None, None, None], finished=True)
    assert one.part("red", "awards") == 0
    two = position(1, sold={"red": "5 6"}, finished=True)
    assert two.part("red", "awards") == MERCHANT
    delivered = position(1, delivered=["red", "red", None, None], finished=True)
    assert delivered.part("red", "awards") == CHAPLAIN
    assert position(1, village=flags[:1], finished=True).part("red", "awards") == 0
    assert position(1, village=flags, finished=True).part("red", "awards") == STEWARD


@pytest.mark.rule("HAM-COMP-06")
def test_with_others_no_space_costs_anything_and_no_turn_is_the_last() -> None:
    table = position(2, round=LAST, mover="green", delivered=[None] * 4)
    table.play("green end")
    assert table.turn == "red"
    over = position(2, delivered=[None] * 4, finished=True)
    assert "unfinished" not in over.outcome.scores[0].parts
