"""What runs in a process of its own: one computer player, asked one question at a time.

It loads games when they are first asked for, leaves Ctrl-C to the server, and dies with it.
"""

from __future__ import annotations

import runpy
from random import Random

from osada.bots import bot
from osada.kernel.chance import game_seed

from ..host.parent_process import work_for
from ..tables.games import open_game


def begin(parent: int, bots: str) -> None:
    """Prepare the process, before its first question."""
    work_for(parent)
    load_bots(bots)


def load_bots(path: str) -> None:
    """Let a Python file add computer players."""
    if path:
        runpy.run_path(path)


def think(
    game: str, override: str, position: str, seat: int, level: str, seed: int, number: int
) -> str:
    """The action that a computer player chooses, as its text.

    It is shown a position which its seat cannot tell from the true one: so whatever it does, it
    cannot give away what its seat may not know.
    """
    box = open_game(game, override)
    own = game_seed(seed, number)
    player = bot(level, box, own, seat)
    state = box.from_json(position).imagined(seat, Random(f"{own} {seat} imagined"))
    action = player.choose(state, seat)
    if action not in state.legal(seat):
        raise ValueError(f"{level} chose '{action}', which is not legal")
    return action.text
