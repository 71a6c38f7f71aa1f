"""What runs in a process of its own: one computer player, asked one question at a time.

It loads games when they are first asked for, leaves Ctrl-C to the server, and dies with it.
"""

from __future__ import annotations

import ctypes
import os
import runpy
import signal
import sys
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from random import Random

from osada.bots import bot
from osada.lab.blocks import game_seed

from .boxes import open_game

PR_SET_PDEATHSIG = 1


def begin(parent: int, bots: str) -> None:
    """Prepare the process, before its first question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _die_with(parent)
    load_bots(bots)


def load_bots(path: str) -> None:
    """Let a Python file add computer players."""
    if path:
        runpy.run_path(path)


def ready() -> int:
    """The number of this process, once it can think."""
    return os.getpid()


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


def _die_with(parent: int) -> None:
    """See to it that this process ends when the server does, in whichever way that happens."""
    if sys.platform == "linux":
        # Even while compiled rules hold the interpreter, when no thread would get to look.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)
    server = parent_process()
    if server is not None:
        threading.Thread(target=_watch, args=(server.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
