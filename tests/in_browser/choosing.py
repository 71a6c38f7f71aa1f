"""Run in CPython and in Node: what each level chooses, and what it thinks of it, by looks alone."""

from __future__ import annotations

import json
from random import Random

import osada
from osada.bots import bot, levels
from osada.bots.clock import be_patient

LATER = {"vikings": 37, "hamlet": 23, "mythwind": 61}
"""How many plays by chance lie between the positions that are asked about."""


def choices_of(game: str, level: str, count: int, seed: int) -> list[str]:
    """At positions of a game that is played by chance."""
    opened, rng = osada.game(game), Random(seed)
    found: list[str] = []
    journal = osada.Journal(opened, 2, seed)
    while len(found) < count and journal.state.turn:
        for _ in range(LATER[game]):
            if journal.state.turn:
                seat = journal.state.turn[0]
                journal.play(seat, rng.choice(journal.state.legal(seat)))
        if journal.state.turn:
            seat = journal.state.turn[0]
            mind = bot(level, opened, seed, seat)
            found.append(str(mind.choose(journal.state, seat)))
        else:
            seed += 1
            journal = osada.Journal(opened, 2, seed)
    return found


def chosen(count: int, seed: int = 1) -> str:
    """By game and level, so many choices."""
    be_patient(1000)
    found = {
        game: {level: choices_of(game, level, count, seed) for level in levels(osada.game(game))}
        for game in osada.games()
    }
    be_patient(1)
    return json.dumps(found)


if __name__ == "__main__":
    print(chosen(2))
