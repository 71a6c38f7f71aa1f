"""What the arguments of actions and messages are, by name; `phrase.name` where a phrase differs."""

from __future__ import annotations

from typing import Literal

from ..rules.map.shapes import Kind
from ..rules.table import Purpose, Stage
from ..rules.words import Resource, TileName

ARGUMENTS: dict[str, object] = {
    **dict.fromkeys(("seat", "seats", "turn", "round", "gold", "stars", "price", "coins"), int),
    **dict.fromkeys(("count", "donkeys", "villagers", "left", "most", "needed", "total"), int),
    **dict.fromkeys(("sale", "space", "spaces", "section", "sections", "other_section"), int),
    **dict.fromkeys(("anchor_section", "reachable"), int),
    **dict.fromkeys(("tile", "origin", "target", "anchor", "other"), TileName),
    **dict.fromkeys(("terrain", "other_terrain"), Kind),
    "action": str,
    "goal": str,
    "fine": Literal["yes", "no"],
    "worker": Literal["villager", "donkey"],
    "road": Literal["bridge", "path"],
    "stage": Stage,
    "purpose": Purpose,
    "resource": Resource,
    "not-demanded.resource": Resource | Literal["nothing"],
    "way": list[TileName],
    "cannot-come.donkeys": list[TileName],
    "market-too-far.donkeys": list[TileName],
    "goods": list[Resource],
    "resources": list[Resource],
    "given": int,
    "wrong-kind.given": str,
    "wanted": int,
    "other-tile.wanted": TileName,
    "other-anchor.wanted": TileName,
}
