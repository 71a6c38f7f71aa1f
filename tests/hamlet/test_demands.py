"""Demands: as they are written and read."""

from __future__ import annotations

import pytest

from osada.games.hamlet.rules.paying.demand import (
    BRICK,
    MILK,
    BadDemand,
    parse_demand,
)


@pytest.mark.rule("HAM-CHURCH-03")
def test_a_stroke_means_or() -> None:
    demand = parse_demand("3 milk/brick")
    assert demand.groups == ((3, (MILK, BRICK)),)
    assert str(demand) == "3 milk/brick"


@pytest.mark.parametrize(
    "text", ["2 wood", "2 wood + 1 wood/stone", "1 plank + 1 brick + 1 milk + 1 flour"]
)
def test_a_demand_reads_as_it_was_written(text: str) -> None:
    assert str(parse_demand(text)) == text
    assert str(parse_demand(text.replace(" + ", "+"))) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write each part as in"),
        ("2 wood +", "write each part as in"),
        ("wood", "write each part as in"),
        ("0 wood", "should be a number from 1 to 9"),
        ("x wood", "should be a number from 1 to 9"),
        ("² wood", "should be a number from 1 to 9"),
        ("10 wood", "should be a number from 1 to 9"),
        ("2 wod", "did you mean 'wood'"),
        ("2 wood//stone", "there is no resource ''"),
        ("2 stone/wood/stone", "stone is named twice in '2 stone/wood/stone'"),
        ("1 wood + 1 wood + 1 wood + 1 wood + 1 wood + 1 wood + 1 wood", "at most 6 parts"),
    ],
)
def test_a_text_that_is_no_demand_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadDemand, match=reason):
        parse_demand(text)
