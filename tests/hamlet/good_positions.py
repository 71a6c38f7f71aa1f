"""Good positions at which something is being decided, for tests that spoil them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from .positions import data, position
from .tables import Table
from .villages import STONEMASON


class Spoilt(NamedTuple):
    """A good position, what is changed in it, and the beginning of the fault that is named."""

    name: str
    make: Callable[[], dict[str, Any]]
    spoil: Callable[[dict[str, Any]], object]
    told: str


def base() -> dict[str, Any]:
    """A good position of two players, with a bit of everything in it."""
    return data(
        village=[*STONEMASON, "mountain-pond:1 quarry:5"],
        roads=["red bridge quarry mountain-pond"],
        goods={"quarry": "stone", "stonemason": "red"},
        gold={"red": 4},
        hands={"red": "shrine"},
        sold={"green": "4"},
        milestones={"mason": "green"},
    )


def saved(table: Table) -> dict[str, Any]:
    """The file of a position that is in the middle of something."""
    return dict(json.loads(table.state.to_json()))


def acting() -> dict[str, Any]:
    return saved(position(goods={"quarry": "stone stone"}).after("red go quarry"))


def placing() -> dict[str, Any]:
    table = position(goods={"quarry": "stone", "woodcutter": "wood"}, hands={"red": "shrine"})
    return saved(table.after("red go church", "red build shrine"))


def paying() -> dict[str, Any]:
    """Red pays for a Shrine at the Church: wood from Woodcutter or Barn, stone there too."""
    table = position(
        village=["barn-a:4 church:13"],
        roads=["red bridge church barn-a"],
        goods={"quarry": "stone", "woodcutter": "wood", "barn-a": "wood stone"},
        hands={"red": "shrine"},
    )
    table.play("red go church", "red build shrine", "red place shrine:1 church:8")
    assert table.stage == "pay"
    return saved(table.after("red pay wood barn-a"))
