"""Levels as they play in a browser, for the lab.

    osada lab tournament vikings --bots strong,tools/in_browser/players.py:Strong --blocks 100

Each decision is made by its Python, in Node.
"""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from random import Random
from typing import IO

from osada import Action, Game, State

HERE = Path(__file__).resolve().parent
BUILT = HERE.parents[1] / "osada" / "pocket" / "built"


class Level:
    """One of the five, with chances of its own; who plays a mirrored game does not mirror it."""

    name = ""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.seed = rng.getrandbits(32)

    def choose(self, state: State, seat: int) -> Action:
        """What it chooses there."""
        asked = {
            "game": self.game.name,
            "level": self.name,
            "seed": self.seed,
            "seat": seat,
            "mind": f"{self.name} {self.seed} {seat}",
            "position": state.to_json(),
        }
        return self.game.parse(state, _there(self.game.name).answer(json.dumps(asked)))


class Skilled(Level):
    """`skilled`."""

    name = "skilled"


class Strong(Level):
    """`strong`."""

    name = "strong"


class Master(Level):
    """`master`."""

    name = "master"


class _There:
    """A browser's Python, compiled, which ends with this process."""

    def __init__(self, game: str) -> None:
        wanted = json.dumps({"games": [game], "languages": ["en"]})
        script = HERE / "answering.py"
        self._node = subprocess.Popen(
            ["node", str(HERE / "in_node.mjs"), str(BUILT), wanted, str(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        mode = self._line()
        if mode != "compiled":
            raise RuntimeError(f"the rules are not compiled for browsers here: {mode}")

    def answer(self, question: str) -> str:
        """One line there, one line back."""
        _pipe(self._node.stdin).write(f"{question}\n")
        _pipe(self._node.stdin).flush()
        return self._line()

    def _line(self) -> str:
        line = _pipe(self._node.stdout).readline()
        if not line:
            raise RuntimeError("Python in Node has ended")
        return line.rstrip("\n")


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


@cache
def _there(game: str) -> _There:
    """One for each process of the lab."""
    return _There(game)
