"""What is saved is loaded again, at every stage of the game."""

from __future__ import annotations

import pytest

from .by_hand import STAGES, at_stage, hand
from .policies import at_random, whole_game
from .tables import GAME, Table


def test_a_position_left_half_said_is_as_at_the_start_of_a_turn() -> None:
    """Whose turn it is, the sterns, the market and the bets follow from the rest."""
    data = hand()
    for key in ("turn", "mover", "sterns", "sailor", "market", "bets", "round", "chance", "drawn"):
        del data[key]
    table = Table(GAME.from_json(data))
    assert (table.turn, table.sterns, table.round) == ("red", 6, 2)
    assert table.market("nails") == 1
    assert table.bet("yellow", 4) == "hand"


@pytest.mark.parametrize(("stage", "moves"), STAGES)
def test_a_position_is_the_same_after_saving_and_loading_at_every_stage(
    stage: str, moves: str
) -> None:
    table = at_stage(moves)
    assert table.stage == stage
    again = Table(GAME.from_json(table.state.to_json()))
    assert again.state.digest() == table.state.digest()
    assert again.state.to_json() == table.state.to_json()
    assert again.legal() == table.legal()


@pytest.mark.parametrize(("stage", "moves"), STAGES)
def test_whose_turn_it_is_need_not_be_said_at_any_stage(stage: str, moves: str) -> None:
    table = at_stage(moves)
    data = hand(table)
    for key in ("turn", "mover", "sailor", "sterns"):
        del data[key]
    assert GAME.from_json(data).digest() == table.state.digest()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_the_same_after_saving_and_loading(seats: int) -> None:
    stages = set()
    for state in whole_game(seats, 17, at_random, {"two-player-viking": seats == 2}):
        again = GAME.from_json(state.to_json())
        assert again.digest() == state.digest()
        assert again.turn == state.turn
        for viewer in (*range(seats), None):
            assert again.view(viewer) == state.view(viewer)
        if state.turn:
            assert again.legal(again.turn[0]) == state.legal(state.turn[0])
        else:
            assert again.outcome is not None
            assert state.outcome is not None
            assert again.outcome.to_data() == state.outcome.to_data()
        stages.add(Table(state).stage)
    assert {"sail", "take", "finished", "load-ship"} <= stages
