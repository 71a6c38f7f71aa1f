"""The wire form of an action: its kind and its arguments, and back again."""

from __future__ import annotations

from random import Random

import pytest

import osada
from osada.kernel.action import Action
from osada.kernel.errors import BadAction
from osada.kernel.game import Game
from osada.kernel.state import State

GAMES = [osada.game(name) for name in osada.games()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Game, steps: int, seed: int) -> State:
    """A position some random actions into a game, whose words the game has then met."""
    rng = Random(seed)
    state = game.start(game.seats[-1], seed)
    for _ in range(steps):
        if not state.turn:
            break
        seat = rng.choice(state.turn)
        state.play(seat, rng.choice(state.legal(seat)))
    return state


@by_game
def test_every_action_is_found_again_by_its_wire_form(game: Game) -> None:
    for seed in range(3):
        played(game, 150, seed)
    for action in game.vocabulary.actions:
        assert game.read(action.wire) is action
        assert game.read(list(action.wire)) is action
        assert game.vocabulary.wire(action.text) == action.wire


@by_game
def test_the_wire_form_names_every_argument(game: Game) -> None:
    played(game, 150, 4)
    for action in game.vocabulary.actions:
        words = [word for word in action.named.values() if not isinstance(word, list)]
        lists = [word for word in action.named.values() if isinstance(word, list)]
        said = sum(str(word).count("-") + 1 for word in words if action.kind == "plot")
        counted = said or len(words)
        assert counted + sum(map(len, lists)) == len(action.wire) - 1


@pytest.mark.parametrize(
    ("game", "text", "wire"),
    [
        ("vikings", "piece 3:2", ("piece", 3, 2)),
        ("vikings", "set-sail", ("space", "set-sail")),
        ("vikings", "circle 4:blue", ("circle", 4, "blue")),
        ("vikings", "token #2", ("token", "#2")),
        ("vikings", "goods ?", ("goods", "?")),
        ("hamlet", "rest", ("rest",)),
        ("hamlet", "buy brick", ("pay", "buy", "brick")),
        ("hamlet", "pay sawmill red fine", ("pay", "sawmill", "red", "fine")),
        ("hamlet", "place lumber-mill:3 church:5", ("place", "lumber-mill", 3, "church", 5)),
        ("mythwind", "deliver-order boots 0", ("deliver-order", "boots", 0)),
        ("mythwind", "plot a1-b1", ("plot", "a1", "b1")),
        ("mythwind", "deliver-goods grain-salt", ("deliver-goods", "grain-salt")),
    ],
)
def test_a_text_has_this_wire_form(game: str, text: str, wire: tuple[str | int, ...]) -> None:
    assert osada.game(game).vocabulary.wire(text) == wire


def test_a_place_that_was_never_legal_is_read_but_gets_no_number() -> None:
    game = osada.game("hamlet")
    known = len(game.vocabulary)
    action = game.read(["place", "windmill", 1, "monument", 2])
    assert (action.id, action.text) == (-1, "place windmill:1 monument:2")
    assert action.wire == ("place", "windmill", 1, "monument", 2)
    assert len(game.vocabulary) == known


@pytest.mark.parametrize(
    "wire",
    [
        ["peice", 3, 2],
        ["piece", 3],
        ["piece", 3, 2, 1],
        ["piece", "3", 2],
        ["piece 3:2"],
        ["promote"],
        [],
        [3],
    ],
)
def test_what_is_no_wire_form_is_refused_with_a_hint(wire: list[str | int]) -> None:
    with pytest.raises(BadAction, match=r"is no action: .+"):
        osada.game("vikings").read(wire)


def test_the_text_finds_an_action_whose_arguments_are_words_of_numbers() -> None:
    action = osada.game("mythwind").vocabulary.by_text["option 2"]
    assert isinstance(action, Action)
    assert action.wire == ("option", 2)
    assert action.named == {"option": 2}
