"""What greedy makes of single positions, where one answer is plainly the best."""

from __future__ import annotations

import pytest

from osada.bots import bot
from osada.games.vikings.bots.evaluation import Weights, expected_points
from osada.games.vikings.state import VikingsState
from tests.vikings.tables import GAME, Table, position


def choice(table: Table) -> str:
    seat = table.state.turn[0]
    return str(bot("greedy", GAME, 1, seat).choose(table.state, seat))


@pytest.mark.parametrize("dear", ["fur", "grain", "nails"])
def test_the_dearest_goods_are_taken(dear: str) -> None:
    table = position(
        ships={1: "B3 R2 G1"}, goods={1: "fur grain nails"}, market={dear: 4}, sails="Y"
    )
    table.play("yellow ship 1")
    assert choice(table) == f"goods {dear}"


def test_the_ship_sails_that_one_controls() -> None:
    table = position(
        ships={1: "B3 R1", 2: "R3 B1", 3: "G3 R1"},
        goods={1: "fur", 2: "fur", 3: "fur"},
        sails="R",
    )
    assert choice(table) == "ship 2"


def test_the_ship_sails_that_wins_ones_bet() -> None:
    table = position(
        ships={1: "B3 G1", 2: "B2 G2"},
        goods={1: "fur", 2: "fur"},
        bets={"R": {4: "2:blue"}},
        sails="R",
    )
    assert choice(table) == "ship 2"


def test_a_bet_goes_to_the_team_in_first_control() -> None:
    table = position(ships={1: "Y3 B1"}, goods={1: "fur fur fur"}, line="R", free=["bet"])
    table.play("red bet")
    player = bot("greedy", GAME, 1, 0)
    table.state.play(0, player.choose(table.state, 0))
    assert str(player.choose(table.state, 0)) == "circle 1:yellow"


def test_the_market_rises_for_the_goods_one_has() -> None:
    table = position(
        shields={"R": "nails nails", "B": "fur fur fur"},
        harbour=range(1, 8),
        line="R",
        free=["market"],
    )
    table.play("red market")
    assert choice(table) == "goods nails"


def test_the_goods_that_a_neutral_team_removes_are_those_the_rival_wants() -> None:
    """Red may remove one of two kinds before green takes the other: the dear one goes."""
    table = position(
        "RG", ships={1: "B3 G2 Y1"}, goods={1: "fur grain"}, market={"fur": 4}, sails="G"
    )
    table.play("green ship 1")
    assert table.turn == "red"
    assert choice(table) == "goods fur"


def _points(state: VikingsState, steady: float) -> list[float]:
    """What everybody may expect where nothing but one ship counts."""
    weights = Weights()
    weights.steady = steady
    weights.growth = weights.hand = 0.0
    return expected_points(state, 0, weights)


@pytest.mark.parametrize("steady", [0.0, 0.5, 1.0])
def test_however_unsteady_a_ship_is_all_expect_together_what_lies_at_it(steady: float) -> None:
    table = position(ships={1: "B3 R2 G1"}, goods={1: "fur grain nails"}, market={"fur": 4})
    assert isinstance(table.state, VikingsState)
    expected, sure = (_points(table.state, how) for how in (steady, 1.0))
    assert sum(expected) == pytest.approx(sum(sure))
    assert max(expected) - min(expected) == pytest.approx(steady * (max(sure) - min(sure)))
