"""What is told of every game before it is brought to the device: what can be played, and which
puzzles there are. `tools/build_wasm` writes it beside this file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from osada.requests.puzzles import every_puzzle
from osada.table.game_infos import game_infos
from osada.table.protocol.house import GameInfo
from osada.table.protocol.puzzle import PuzzleHead
from osada.texts.languages import languages

FILE = Path(__file__).with_name("every_game.json")


class EveryGame(Struct):
    """What the folder holds, whether it has come or not."""

    games: list[GameInfo]
    puzzles: list[PuzzleHead]
    languages: list[str]


@cache
def every_game() -> EveryGame:
    """Of the whole folder; without one, of the games that are here."""
    if FILE.exists():
        return msgspec.json.decode(FILE.read_bytes(), type=EveryGame)
    return of_those_here()


def of_those_here() -> EveryGame:
    """All games lie here."""
    return EveryGame(game_infos(), every_puzzle(), list(languages()))


def as_json() -> bytes:
    """The file, where all games lie."""
    return msgspec.json.encode(of_those_here())
