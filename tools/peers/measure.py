"""How many decisions a second another library takes in random games, by the processor's clock.

Run by the Python of the peers' own environment, `measure.py PEER SECONDS`: it imports nothing of
ours and prints one JSON object.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any

RANDOM = Random(1)


def catanatron() -> Callable[[], int]:
    """Whole games of four random players."""
    library = import_module("catanatron")

    def play() -> int:
        game = library.Game([library.RandomPlayer(color) for color in library.Color])
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions)

    return play


def chess() -> Callable[[], int]:
    """Random legal moves until a game is over."""
    library = import_module("chess")

    def play() -> int:
        board = library.Board()
        moves = 0
        while not board.is_game_over():
            board.push(RANDOM.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return play


def rlcard() -> Callable[[], int]:
    """Uno between two."""
    env = import_module("rlcard").make("uno")

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(RANDOM.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def pettingzoo() -> Callable[[], int]:
    """Its connect four, by the mask."""
    env: Any = import_module("pettingzoo.classic.connect_four_v3").raw_env()

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(RANDOM.random() * len(legal))])
            moves += 1
        return moves

    return play


def open_spiel() -> Callable[[], int]:
    """Its backgammon, in C++ and asked from Python."""
    game = import_module("pyspiel").load_game("backgammon")

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(RANDOM.choice(state.chance_outcomes())[0])
                continue
            state.apply_action(RANDOM.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


PEERS: dict[str, tuple[Callable[[], Callable[[], int]], str]] = {
    "catanatron": (catanatron, "catanatron"),
    "python-chess": (chess, "chess"),
    "rlcard": (rlcard, "rlcard"),
    "pettingzoo": (pettingzoo, "pettingzoo"),
    "open_spiel": (open_spiel, "open_spiel"),
}


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Play until so much of the processor's time has passed."""
    warnings.simplefilter("ignore")
    make, package = PEERS[name]
    play = make()
    play()
    decisions, began = 0, process_time()
    while process_time() - began < seconds:
        decisions += play()
    rate = decisions / (process_time() - began)
    return {"version": version(package), "decisions_per_s": round(rate, 1)}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
