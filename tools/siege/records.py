"""Records for attackers to bring along: honest ones of long games, and what they make of them."""

from __future__ import annotations

from functools import cache
from random import Random

import osada
from osada.kernel.journal import Journal, one_line
from osada.kernel.record import write_record

from .games import ENDLESS

FLAGS = '"flags":{'


@cache
def long_record(actions: int) -> str:
    """A campaign of so many actions, played by chance."""
    game = osada.game(ENDLESS)
    origin = one_line(game.start(2, 1, {}))
    journal = Journal.resume(game, game.from_json(origin), 1, {}, origin)
    rng = Random(1)
    for _ in range(actions):
        if not journal.state.turn:
            break
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
    return write_record(journal)


def with_junk(actions: int, size: int) -> str:
    """The same with so many bytes of junk flags in each position, which every step carries on."""
    junk = ",".join(f'"junk-{n:08d}":1' for n in range(size // 18))
    return long_record(actions).replace(FLAGS, FLAGS + junk).replace(junk + '"', f'{junk},"')
