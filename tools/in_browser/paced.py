"""Run in a browser's Python: how long each level thinks, at positions of games played by chance."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter

import osada
from osada.bots import bot, levels

PLAYS = 25
POSITIONS = 6


def seconds_of(game: str, level: str) -> list[float]:
    """For each decision in a few turns; the longest of it tells."""
    opened, rng, found = osada.game(game), Random(1), [0.0]
    journal = osada.Journal(opened, 2, 1)
    while len(found) <= POSITIONS and journal.state.turn:
        for _ in range(PLAYS):
            if journal.state.turn:
                seat = journal.state.turn[0]
                journal.play(seat, rng.choice(journal.state.legal(seat)))
        if journal.state.turn:
            seat = journal.state.turn[0]
            mind, began = bot(level, opened, 1, seat), perf_counter()
            mind.choose(journal.state, seat)
            found.append(perf_counter() - began)
    return found[1:]


def told() -> str:
    found = {game: levels(osada.game(game)) for game in osada.games()}
    return json.dumps({game: {one: seconds_of(game, one) for one in found[game]} for game in found})
