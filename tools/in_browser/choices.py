"""`osada lab pocket --choices N`: whether each level chooses in a browser what it chooses here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import osada
from osada._compiled import MODE
from osada.lab.blocks import Progress, no_progress

from . import choosing
from .measure import in_node


def compared(count: int, seed: int = 1, progress: Progress = no_progress) -> dict[str, Any]:
    """By game and level: how many of so many choices, made by all their looks, are the same."""
    script = Path(choosing.__file__).read_text("utf-8")
    found: dict[str, dict[str, dict[str, Any]]] = {}
    games = osada.games()
    for done, game in enumerate(games, 1):
        here = json.loads(choosing.chosen(count, [game], seed))[game]
        asked = f"{script}\nchosen({count}, ['{game}'], {seed})\n"
        there = json.loads(in_node(asked, [game], pure=False)["said"])[game]
        found[game] = {level: told(here[level], there[level]) for level in here}
        progress(done, len(games))
    return {"choices": count, "seed": seed, "here": MODE, "levels": found}


def told(here: list[str], there: list[str]) -> dict[str, Any]:
    """Of one level: how many are the same, and each that is not."""
    pairs = enumerate(zip(here, there, strict=True))
    other = [{"choice": at, "here": one, "there": two} for at, (one, two) in pairs if one != two]
    return {"same": len(here) - len(other), "other": other}
