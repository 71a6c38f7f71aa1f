"""The evenings: records of whole games, and of campaigns that somebody wandered through.

`python -m tests.kept.evenings` plays the wandered ones anew; only when their records can no longer
be read at all. Nobody is meant to play well there, but much is meant to happen.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import osada
from osada.bots import bot
from osada.kernel.journal import Journal
from osada.kernel.writing import write_record

TESTS = Path(__file__).parents[1]
FOLDER = Path(__file__).parent / "evenings"
WANDERED = {
    "mythwind_four": ("mythwind", 4, 2000, 3),
    "mythwind_two": ("mythwind", 2, 900, 5),
    "mythwind_one": ("mythwind", 1, 700, 6),
}
"""By name: the game, the seats, how many actions, the seed."""
WHIMS = 0.3
"""How often somebody does what comes to mind, instead of what a computer player would do."""


def evenings() -> dict[str, Path]:
    """The records by their names."""
    found = {f"{path.parts[-3]}_{path.stem}": path for path in TESTS.glob("*/transcripts/*.txt")}
    return {**found, **{path.stem: path for path in FOLDER.glob("*.txt")}}


def wandered(name: str) -> Journal:
    """Play it anew. People agree, and keep their characters."""
    game, seats, actions, seed = WANDERED[name]
    journal = Journal(osada.game(game), seats, seed)
    players = [bot("greedy", journal.game, seed, seat) for seat in range(seats)]
    rng = Random(seed)
    for _ in range(actions):
        state = journal.state
        seat = state.turn[0]
        legal = [action for action in state.legal(seat) if action.kind != "become"]
        if rng.random() < WHIMS:
            agree = [action for action in legal if action.kind == "agree"]
            journal.play(seat, rng.choice(agree or legal))
        else:
            journal.play(seat, players[seat].choose(state, seat))
    return journal


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in WANDERED:
        (FOLDER / f"{name}.txt").write_text(write_record(wandered(name)), encoding="utf-8")
