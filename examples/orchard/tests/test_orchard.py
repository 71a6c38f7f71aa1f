"""The rules of Orchard, one by one; `osada fuzz orchard` holds the contract."""

from __future__ import annotations

from typing import cast

import pytest
from orchard.view import View

import osada
from osada.kernel.errors import BadPosition

GAME = osada.game("orchard")


def table(**changes: object) -> osada.State:
    """Two players in the middle of a game, seat 0 in turn."""
    position: dict[str, object] = {
        "baskets": [[2, 1, 0], [0, 0, 3]],
        "trees": [4, 2, 1],
        "recipes": ["apple", "plum", "apple", "pear", "pear", "plum"],
        "resting": "plum",
        "turn": [0],
    }
    return GAME.from_json({**position, **changes})


def seen(state: osada.State, viewer: int | None = None) -> View:
    """What a viewer sees."""
    return cast(View, state.view(viewer))


def why(state: osada.State, text: str) -> list[str]:
    """The rules that refuse an action of seat 0."""
    return [reason.rule for reason in state.explain(0, GAME.parse(state, text))]


@pytest.mark.parametrize(("seats", "trees"), [(2, [9, 8, 7]), (3, [12, 11, 10]), (4, [15, 14, 13])])
@pytest.mark.rule("ORC-SETUP-01")
@pytest.mark.rule("ORC-SETUP-02")
def test_more_players_find_fuller_trees(seats: int, trees: list[int]) -> None:
    assert [tree["fruit"] for tree in seen(GAME.start(seats), None)["trees"]] == trees


@pytest.mark.rule("ORC-SETUP-03")
def test_a_recipe_is_known_to_its_owner_alone() -> None:
    state = table()
    assert [seat["recipe"] for seat in seen(state, 0)["seats"]] == ["apple", None]
    assert [seat["recipe"] for seat in seen(state, None)["seats"]] == [None, None]


@pytest.mark.rule("ORC-SETUP-04")
def test_who_begins_is_drawn_by_lot() -> None:
    assert {GAME.start(3, seed).turn for seed in range(30)} == {(0,), (1,), (2,)}


@pytest.mark.rule("ORC-PICK-01")
def test_one_to_three_fruits_are_picked_from_a_tree_that_bears_them() -> None:
    state = table()
    assert why(state, "pick pear 3") == ["ORC-PICK-01"]
    state.play(0, GAME.parse(state, "pick apple 3"))
    view = seen(state, 0)
    assert (view["trees"][0]["fruit"], view["seats"][0]["basket"]["apple"]) == (1, 5)
    assert state.turn == (1,)


@pytest.mark.rule("ORC-PICK-02")
def test_the_tree_picked_last_rests() -> None:
    assert why(table(), "pick plum 1") == ["ORC-PICK-02"]


@pytest.mark.rule("ORC-PICK-03")
def test_the_only_tree_with_fruit_never_rests() -> None:
    assert why(table(trees=[0, 0, 2]), "pick plum 2") == []


@pytest.mark.rule("ORC-WIND-01")
@pytest.mark.rule("ORC-WIND-02")
@pytest.mark.parametrize(("wind", "left"), [("on", 4), ("off", 5)])
def test_after_a_round_the_wind_takes_a_fruit_unless_there_is_none(wind: str, left: int) -> None:
    state = table(trees=[4, 2, 1], first=1, options={"wind": wind})
    state.play(0, GAME.parse(state, "pick apple 2"))
    assert sum(tree["fruit"] for tree in seen(state, None)["trees"]) == left


@pytest.mark.rule("ORC-END-01")
@pytest.mark.rule("ORC-END-02")
@pytest.mark.rule("ORC-END-03")
@pytest.mark.rule("ORC-END-04")
def test_bare_trees_end_the_game_and_everything_is_counted() -> None:
    state = table(trees=[0, 0, 2], options={"wind": "off"})
    state.play(0, GAME.parse(state, "pick plum 2"))
    assert state.outcome is not None
    first, second = state.outcome.scores
    assert first.parts == {"fruit": 5, "recipe": 2, "sets": 2}
    assert (second.parts, second.tie_break) == ({"fruit": 3, "recipe": 3, "sets": 0}, (3,))
    assert [seat["recipe"] for seat in seen(state, None)["seats"]] == ["apple", "plum"]


@pytest.mark.rule("ORC-SETUP-02")
def test_a_position_with_too_much_fruit_is_refused() -> None:
    with pytest.raises(BadPosition, match="than the tree ever bore"):
        table(trees=[9, 2, 1])


def test_the_computer_player_knows_what_it_wants() -> None:
    from osada.bots import bot

    state = table(trees=[3, 3, 3], resting="pear")
    assert str(bot("greedy", GAME, 1, 0).choose(state, 0)) == "pick apple 3"
