"""What is sent has the shape that the page's types are made from."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest

import osada
from osada.games import house
from osada.kernel.message import Message
from osada.kernel.state import State
from tools.page_types import argument_type, documents

GAMES = [name for name in osada.games() if house(name).view]
STEPS = 260
encode = msgspec.json.Encoder(order="sorted").encode


@pytest.mark.pure_only
def test_every_type_that_another_one_names_is_made() -> None:
    for file, document in documents().items():
        made = document["definitions"]
        named = re.findall(r'"\$ref": "#/definitions/(\w+)"', json.dumps(made))
        assert set(named) <= set(made), file.name
        assert {"Action", "Event"} <= set(made) or "Scene" in made, file.name


def random_positions(name: str) -> list[tuple[State, list[Message]]]:
    """Positions of random games of every size, each with what was told on the way to it."""
    game = osada.game(name)
    found: list[tuple[State, list[Message]]] = []
    for seats in game.seats:
        rng = Random(seats)
        state = game.start(seats, seats)
        found.append((state.copy(), list(state.events)))
        for _ in range(STEPS):
            if not state.turn:
                break
            seat = rng.choice(state.turn)
            asked = state.prompt(seat)
            told = [*([] if asked is None else [asked]), *_refusals(game, state, seat, rng)]
            told += state.play(seat, rng.choice(state.legal(seat)))
            found.append((state.copy(), told))
    return found


def _refusals(game: osada.Game, state: State, seat: int, rng: Random) -> list[Message]:
    some = rng.sample(game.vocabulary.actions, 3)
    return [reason for action in some for reason in state.explain(seat, action)]


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[str, list[tuple[State, list[Message]]]]:
    return request.param, random_positions(request.param)


Played = tuple[str, list[tuple[State, list[Message]]]]


def strictly(raw: bytes, kind: Any) -> None:
    """Nothing is missing, of another type, or there without being declared."""
    assert encode(msgspec.json.decode(raw, type=kind)) == raw


def test_every_view_has_the_declared_shape(played: Played) -> None:
    name, positions = played
    shape: Any = house(name).part(house(name).view)
    boards = getattr(__import__(shape.__module__, fromlist=["x"]), "BOARDS", {})
    for state, _ in positions[::5]:
        for viewer in (0, None):
            view: Any = state.view(viewer)
            strictly(encode(view), shape)
            for seat in view["seats"] if boards else ():
                strictly(encode(seat["board"]), boards[seat["character"]])


def test_every_argument_of_a_message_has_the_declared_type(played: Played) -> None:
    name, positions = played
    arguments: Any = house(name).part(".view.arguments:ARGUMENTS")
    for _, told in positions:
        for message in told:
            phrase = message.key.removeprefix(f"{name}-")
            assert set(message.args) == set(message.phrase.names), phrase
            for viewer in (0, 1, None):
                args: Any = message.seen_by(viewer)["args"]
                for one, value in args.items():
                    strictly(encode(value), argument_type(arguments, phrase, one))


def test_every_argument_is_declared(played: Played) -> None:
    name, _ = played
    arguments: Any = house(name).part(".view.arguments:ARGUMENTS")
    phrases = osada.game(name).phrases.phrases
    named = {one for phrase in phrases.values() for one in phrase.names}
    assert sorted(named - set(arguments)) == []
    overrides = {key.rpartition(".")[0] for key in arguments if "." in key}
    assert {f"{name}-{phrase}" for phrase in overrides} <= set(phrases)
