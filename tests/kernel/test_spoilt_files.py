"""Whatever is wrong with a position or a record, it is named; nothing else ever comes of it."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import osada
from osada.kernel.errors import BadPosition, OsadaError
from osada.kernel.game import Game
from osada.kernel.journal import one_line
from osada.kernel.record import read_record

from .spoiling import game_played, spoilt_position, spoilt_record

GAMES = {name: osada.game(name) for name in osada.games()}


@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False))
@settings(max_examples=120, deadline=None)
def test_a_spoilt_position_is_refused_by_name_or_can_be_looked_at(name: str, rng: Random) -> None:
    game = GAMES[name]
    try:
        state = game.from_json(spoilt_position(name, rng))
    except BadPosition:
        return
    for viewer in (None, *range(state.seats)):
        state.view(viewer)
    for seat in range(state.seats):
        state.legal(seat)
        state.prompt(seat)
    state.scored_now()
    assert one_line(game.from_json(one_line(state))) == one_line(state)


@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_a_spoilt_record_is_refused_or_read_as_far_as_it_goes(name: str, rng: Random) -> None:
    with suppress(OsadaError):
        read_record(spoilt_record(name, rng), _find, whole=True)


def _find(name: str) -> Game:
    return GAMES[name] if name in GAMES else osada.game(name)


@pytest.mark.parametrize("card", ["event", "event x", "event 99999", "goal 1", "a b c", "", 5, []])
def test_a_card_that_nobody_knows_cannot_be_resolved(card: object) -> None:
    data = json.loads(game_played("mythwind")[0][0])
    with pytest.raises(BadPosition, match="open_cards"):
        GAMES["mythwind"].from_json({**data, "open_cards": [card]})


@pytest.mark.parametrize("pose", ["--1 2 3", "1 -", "0 ² 1", "0 1 " + "9" * 400])
def test_a_tile_lies_only_where_there_is_a_vertex(pose: str) -> None:
    data = json.loads(game_played("hamlet")[0][0])
    data["tiles"]["church"]["pose"] = pose
    with pytest.raises(BadPosition, match="is no pose"):
        GAMES["hamlet"].from_json(data)
