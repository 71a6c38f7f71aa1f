"""Nothing that the program writes is refused by it: every position and every record of any game,
wherever it is broken off and however often others sit down, is read again and played on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import osada
from osada.games import games
from osada.kernel.action import Action
from osada.kernel.journal import Journal, one_line
from osada.kernel.record import read_record, write_record
from osada.kernel.state import State
from osada.lab.random_game import random_mood, random_options

MOST = 160
"""So many actions are played."""
EACH = 40
"""How often a position is written, read and played on from: once in so many actions."""


def begun(name: str, seats: int, rng: Random) -> Journal:
    """A game, or a campaign at a season's end."""
    game = osada.game(name)
    journal = Journal(game, seats, rng.getrandbits(64), random_options(game, seats, rng))
    if not game.hands:
        return journal
    data: Any = journal.state.to_data()
    weather = data["decks"]["weather"]["cards"]
    data["revealed"] += weather[:-1]
    data["decks"]["weather"] = {"cards": weather[-1:]}
    data["day"] += len(weather) - 1
    state = game.from_json(data)
    journal = Journal.resume(game, state, None, journal.options, one_line(state))
    while not journal.state.seated():
        seat = rng.choice(journal.state.turn)
        journal.play(seat, choose(journal, seat, rng, {}))
    return journal


def spent(journal: Journal, rng: Random) -> Journal:
    """The campaign from here on, after something weakened somebody's die when Dusk was over, as a
    card may at a season's end."""
    data: Any = journal.state.to_data()
    tray = data["sheets"][data["cast"][0]]["dice"]
    if tray:
        tray[0] = f"{tray[0][0]}0"
    elif data["supply"][0]:
        data["supply"][0] -= 1
        tray.append("s0")
    state = journal.game.from_json(data)
    return Journal.resume(journal.game, state, None, journal.options, one_line(state))


def change_hands(journal: Journal, rng: Random) -> None:
    """Whoever is in the first seat sits out, so that a spent die may come to lie elsewhere."""
    parts = [part for part in journal.game.hands.values() if part != journal.state.seated()[0]]
    journal.reseat(tuple(rng.sample(parts, rng.randint(1, len(parts)))))


def choose(journal: Journal, seat: int, rng: Random, mood: dict[int, float]) -> Action:
    menu = journal.state.legal(seat)
    weights = [mood.get(a.id, 1.0) * journal.game.likelihood(a) for a in menu]
    return rng.choices(menu, weights)[0]


def read_and_play_on(journal: Journal, rng: Random) -> None:
    """The position, and the record opened whole, at its last chapter and at every one."""
    game, state = journal.game, journal.state
    again: list[State] = [game.from_json(state.to_json()), game.from_json(one_line(state))]
    text = write_record(journal)
    for chapter in (None, *range(1, len(journal.chapters) + 2)):
        found = read_record(text, lambda name: game, chapter=chapter)
        assert found.fault is None, (chapter, found.fault)
        assert found.cut is None
    for how in ({}, {"whole": True}):
        found = read_record(text, lambda name: game, **how)
        assert found.fault is None, found.fault
        assert write_record(found.journal) == text
        again.append(found.journal.state)
    for other in again:
        assert other.digest() == state.digest()
        assert other.faults() == []
        if state.turn:
            seat = rng.choice(state.turn)
            assert other.legal(seat) == state.legal(seat)
            other.copy().play(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("name", games())
@given(seed=st.integers(0, 10_000))
@settings(max_examples=4, deadline=None, derandomize=True)
def test_nothing_that_is_written_is_refused(name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    game = osada.game(name)
    journal = begun(name, rng.choice(game.seats), rng)
    mood = random_mood(game, rng)
    for number in range(MOST):
        if not journal.state.turn:
            break
        if journal.state.seated() and (number == 0 or not journal.entries):
            journal = spent(journal, rng)
            read_and_play_on(journal, rng)
            change_hands(journal, rng)
            read_and_play_on(journal, rng)
        seat = rng.choice(journal.state.turn)
        journal.play(seat, choose(journal, seat, rng, mood))
        if number % EACH == EACH - 1:
            read_and_play_on(journal, rng)
    read_and_play_on(journal, rng)
    json.loads(one_line(journal.state))
