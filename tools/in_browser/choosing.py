"""Run in CPython and in Node: what each level chooses, and what it thinks of it, by looks alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import osada
from osada.bots import bot, levels
from osada.bots.clock import be_patient
from osada.kernel.game import Game

LATER = 37
"""How many plays by chance lie between the positions that are asked about."""
PATIENCE = 1000


class Asked(NamedTuple):
    """A position where there is something to choose."""

    state: osada.State
    seat: int
    seed: int


def positions(game: Game, seed: int) -> Iterator[Asked]:
    """Of games that are played by chance, one after another."""
    rng = Random(seed)
    while True:
        journal = osada.Journal(game, 2, seed)
        while journal.state.turn:
            for _ in range(LATER):
                if journal.state.turn:
                    seat = journal.state.turn[0]
                    journal.play(seat, rng.choice(journal.state.legal(seat)))
            if journal.state.turn:
                seat = journal.state.turn[0]
                if len(journal.state.legal(seat)) > 1:
                    yield Asked(journal.state, seat, seed)
        seed += 1


def choices_of(game: str, level: str, count: int, seed: int) -> list[str]:
    """What it does at so many positions."""
    opened = osada.game(game)
    asked = positions(opened, seed)
    found = []
    for _ in range(count):
        state, seat, seeded = next(asked)
        found.append(str(bot(level, opened, seeded, seat).choose(state, seat)))
    return found


def chosen(count: int, games: list[str], seed: int = 1) -> str:
    """By game and level, so many choices."""
    be_patient(PATIENCE)
    try:
        return json.dumps(
            {
                game: {
                    level: choices_of(game, level, count, seed)
                    for level in levels(osada.game(game))
                }
                for game in games
            }
        )
    finally:
        be_patient(1)
