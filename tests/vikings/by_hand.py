"""Positions as somebody writes or spoils them by hand, and what loading says of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from osada.kernel.errors import BadPosition

from .tables import GAME, Table, position

Json = dict[str, Any]
"""A position as parsed JSON: tests change it by hand, so its shape is whatever they make it."""


def hand(table: Table | None = None) -> Json:
    """A sound position to spoil: red is to move, ship 1 is R1 G2 B3 with fur, ship 8 has sailed."""
    table = table or position(
        ships={1: "R1 G2 B3"}, goods={1: "fur"}, harbour=range(1, 8), line="RGBYRGBY"
    )
    data: Json = json.loads(table.state.to_json())
    return data


def faults(data: object) -> list[str]:
    """Every fault that loading names."""
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(json.dumps(data))
    return [str(fault) for fault in refused.value.faults]


def spoiled(path: str, value: object) -> Json:
    """The sound position with one field changed, e.g. `ships.0.hull`."""
    data = hand()
    *way, last = path.split(".")
    at: Any = data
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    at[int(last) if isinstance(at, list) else last] = value
    return data


STAGES = [
    ("promote", "red promote"),
    ("jump-piece", "red jump-any"),
    ("jump-ship", "red jump-any, red piece 1:1"),
    ("token", "red bet-or-move"),
    ("circle", "red bet, red token 2"),
    ("load-ship", "red add-1"),
    ("market", "red market"),
    ("drawn", "red draw-3"),
    ("load-ship", "red draw-3, red goods fur"),
    ("swap-first", "red swap"),
    ("swap-second", "red swap, red piece 1:1"),
    ("viking", "red set-sail"),
    ("space", "red first-player"),
]


def at_stage(moves: str) -> Table:
    table = position(
        "RB",
        ships={1: "B1 R2 G1", 2: "Y1 R1"},
        draw_3="fur grain nails",
        line="R…",
        options={"two-player-viking": True},
    )
    return table.copy_after(*moves.split(", "))
