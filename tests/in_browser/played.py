"""Run in CPython and in Node: games by chance, and the hash of each record."""

from __future__ import annotations

import hashlib
import json
from random import Random

import osada

PLAYS = 150


def record_of(game: str, seed: int) -> str:
    """The hash of a game that is played by chance, cut where it is long."""
    journal, rng = osada.Journal(osada.game(game), 2, seed), Random(seed)
    for _ in range(PLAYS):
        if not journal.state.turn:
            break
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
    return hashlib.sha256(osada.write_record(journal).encode()).hexdigest()


def told() -> str:
    """For every game that lies here, the hashes of two."""
    return json.dumps({game: [record_of(game, seed) for seed in (1, 2)] for game in osada.games()})


if __name__ == "__main__":
    print(told())
