"""Awards in final scoring. HAM-SCORE-02, HAM-SCORE-03, HAM-GOAL-02, HAM-GOAL-05."""

from __future__ import annotations

from typing import Unpack

import pytest

from .positions import Given, position

CHAPLAIN, SEXTON, MERCHANT, STEWARD = 6, 3, 3, 6


def awards(seats: int = 3, **given: Unpack[Given]) -> list[int]:
    """What the awards bring each player at the end."""
    given["finished"] = True
    return [score.parts["awards"] for score in position(seats, **given).outcome.scores]


@pytest.mark.rule("HAM-TEST-SCORE-03")
@pytest.mark.rule("HAM-SCORE-03")
def test_score_03_a_tie_for_most_deliveries_shares_chaplain_and_sexton() -> None:
    """Deliveries 2-2-1: the first two get ⌊(6 + 3) / 2⌋ each, the third nothing."""
    delivered = ["red", "red", "green", "green", "blue"]
    assert awards(delivered=delivered) == [(CHAPLAIN + SEXTON) // 2] * 2 + [0]


@pytest.mark.rule("HAM-TEST-SCORE-03")
@pytest.mark.rule("HAM-SCORE-02")
def test_score_03_a_tie_for_second_shares_the_sexton() -> None:
    """Deliveries 3-1-1: the first gets the Chaplain, the others ⌊3 / 2⌋ each."""
    delivered = ["red", "red", "red", "green", "blue"]
    assert awards(delivered=delivered) == [CHAPLAIN, SEXTON // 2, SEXTON // 2]


@pytest.mark.rule("HAM-GOAL-05")
def test_most_deliveries_bring_the_chaplain_and_second_most_the_sexton() -> None:
    delivered = ["green", "red", "green", None, "green"]
    assert awards(delivered=delivered) == [SEXTON, CHAPLAIN, 0]


@pytest.mark.rule("HAM-GOAL-05")
@pytest.mark.rule("HAM-AMB-21")
def test_who_has_delivered_nothing_gets_no_award() -> None:
    assert awards() == [0, 0, 0]
    assert awards(delivered=[None, "blue", None, None, None]) == [0, 0, CHAPLAIN]


@pytest.mark.rule("HAM-SCORE-03")
@pytest.mark.rule("HAM-AMB-22")
@pytest.mark.parametrize(
    ("delivered", "expected"),
    [
        (["red", "green", "blue", None, None], [3, 3, 3, 0]),
        (["red", "green", "blue", "yellow", None], [2, 2, 2, 2]),
        (["red", "red", "green", "blue", "yellow"], [6, 1, 1, 1]),
    ],
)
def test_ties_of_more_than_two_divide_by_their_number(
    delivered: list[str | None], expected: list[int]
) -> None:
    assert awards(4, delivered=delivered) == expected


@pytest.mark.rule("HAM-SCORE-02")
@pytest.mark.parametrize(
    ("sold", "expected"),
    [
        ({"red": "4 5", "green": "6"}, [MERCHANT, 0, 0]),
        ({"red": "4", "green": "5"}, [MERCHANT // 2, MERCHANT // 2, 0]),
        ({"red": "4", "green": "5", "blue": "6"}, [1, 1, 1]),
        ({}, [0, 0, 0]),
    ],
)
def test_most_sale_tiles_bring_the_merchant(sold: dict[str, str], expected: list[int]) -> None:
    assert awards(sold=sold) == expected


@pytest.mark.rule("HAM-SCORE-02")
@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (["red", "red", "green"], [STEWARD, 0, 0]),
        (["red", "blue", "blue"], [0, 0, STEWARD]),
        (["green", "red", "blue"], [2, 2, 2]),
    ],
)
def test_most_flags_bring_the_steward_connected_or_not(
    flags: list[str], expected: list[int]
) -> None:
    village = ["shrine:1 church:8", "small-woodland:1 woodcutter:1", "small-range:1 quarry:5"]
    names = [site.split(":")[0] for site in village]
    owners = dict(zip(names, flags, strict=True))
    assert awards(village=village, flags=owners) == expected


@pytest.mark.rule("HAM-GOAL-02")
def test_awards_are_given_only_in_final_scoring() -> None:
    """Filling spaces, even the last one, moves the disc by their own stars only."""
    table = position(2, delivered=["red", "red", None, "red"], gold={"red": 15}, mover="red")
    table.play("red go church")
    table.settle("red deliver 3")
    assert table.stars("red") == 7
    table.play("red end", "green end")
    assert table.stars("red") == 7
    assert table.part("red", "awards") == CHAPLAIN
    assert table.outcome.scores[0].total == 7 + CHAPLAIN
