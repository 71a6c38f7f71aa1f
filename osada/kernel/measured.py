"""What the choices of a game's options do, as the lab has measured it: `measured.json` in its
house, written by `osada lab compare --note`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from .game import Game

FILE = "measured.json"


class BeforeAndAfter(TypedDict):
    """One figure as printed and with the choice, and the 95 % interval of the difference."""

    before: float
    after: float
    low: float
    high: float


class ChoiceMeasured(TypedDict):
    """One choice of one option."""

    option: str
    choice: str
    seats: int
    games: int
    """Played each way, by equal computer players."""
    rules: int
    content: str
    """What it was played by; for anything else it says nothing."""
    command: str
    length: BeforeAndAfter
    score: BeforeAndAfter
    first: BeforeAndAfter
    """How often the first seat wins."""


def measured(game: Game) -> list[ChoiceMeasured]:
    """Everything that is known of the game as it is played today."""
    return [
        one
        for one in read_measured(game.house.folder / FILE)
        if (one["rules"], one["content"]) == (game.rules_version, game.content_hash)
    ]


def read_measured(path: Path) -> list[ChoiceMeasured]:
    """All that a file holds; nothing where there is none."""
    if not path.exists():
        return []
    found: list[ChoiceMeasured] = json.loads(path.read_text("utf-8"))
    return found


def write_measured(path: Path, new: ChoiceMeasured) -> None:
    """Add what was measured, in place of what was measured of the same choice before."""
    key = (new["option"], new["choice"], new["seats"])
    rows = [
        one for one in read_measured(path) if (one["option"], one["choice"], one["seats"]) != key
    ]
    rows = sorted([*rows, new], key=lambda one: (one["option"], one["choice"], one["seats"]))
    path.write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n", "utf-8")
