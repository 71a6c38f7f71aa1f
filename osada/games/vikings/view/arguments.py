"""What the arguments of actions and messages are, by name; `phrase.name` where a phrase differs."""

from __future__ import annotations

from typing import Literal

from ..rules.box import Colour, Goods
from ..rules.words import SpaceName

Hidden = Literal["hidden"]
"""What a viewer is told who may not know it."""

ARGUMENTS: dict[str, object] = {
    **dict.fromkeys(
        ("seat", "seats", "turn", "ship", "other_ship", "target", "place", "pieces"), int
    ),
    **dict.fromkeys(("shields", "other_shields", "rank", "round", "sterns", "left", "most"), int),
    **dict.fromkeys(("count", "bets", "tokens", "total", "top", "value"), int),
    **dict.fromkeys(("given", "wanted"), str),
    "colour": Colour,
    "other_colour": Colour,
    "space": SpaceName,
    "goods": Goods,
    "goods-kept.goods": Goods | Hidden,
    "drew.goods": list[Goods] | Hidden,
    "ask-keep.goods": list[Goods] | Hidden,
    "ask-load.goods": list[Goods] | Hidden,
    "scored.goods": int,
    "not-ready-to-sail.goods": int,
    "token": int | Hidden,
    "values": list[str],
}
