"""How often a level wins alone against others of the level below: `ladder.json` in its game's
house, worked out by `osada lab results --note` of the games that are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from osada.kernel.game import Game

FILE = "ladder.json"


class MeasuredLevel(TypedDict):
    """One level at tables of one size, with the 95 % interval of its share of wins."""

    level: str
    seats: int
    games: int
    won: float
    low: float
    high: float


def ladder(game: Game) -> list[MeasuredLevel]:
    """What is known of the levels of a game; nothing where they were not measured."""
    path = game.house.folder / FILE
    found: list[MeasuredLevel] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return found


def write_ladder(folder: Path, rungs: list[MeasuredLevel]) -> None:
    """A rung a line, so that a change can be read."""
    lines = ",\n".join(" " + json.dumps(rung) for rung in rungs)
    (folder / FILE).write_text(f"[\n{lines}\n]\n", "utf-8")
