"""Run in an environment that holds a wheel and what that asks for: plays all games by chance."""

from __future__ import annotations

import sys
import time
from random import Random

import osada

PLAYS = 400


def main() -> None:
    rng, decisions = Random(1), 0
    began = time.process_time()
    for name in osada.games():
        journal = osada.Journal(osada.game(name), 2, 5)
        for _ in range(PLAYS):
            if not journal.state.turn:
                break
            seat = journal.state.turn[0]
            journal.play(seat, rng.choice(journal.state.legal(seat)))
            decisions += 1
        read = osada.read_record(osada.write_record(journal))
        if read.journal.state.digest() != journal.state.digest():
            sys.exit(f"{name}: a record is read as another game")
    rate = decisions / (time.process_time() - began)
    print(f"{osada.MODE}: {decisions} decisions in {len(osada.games())} games, {rate:.0f} a second")


if __name__ == "__main__":
    main()
