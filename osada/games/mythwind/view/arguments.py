"""What the arguments of actions and messages are, by name; `phrase.name` where a phrase differs."""

from __future__ import annotations

from typing import Literal

from osada.kernel.state import Data

from ..rules.box import Season, Sprite, Symbol
from ..rules.town import Phase
from ..rules.words import Character, Kind

ARGUMENTS: dict[str, object] = {
    **dict.fromkeys(
        ("seat", "seats", "turn", "year", "day", "achievement", "actions", "area"), int
    ),
    **dict.fromkeys(("card", "change", "coins", "count", "envelope", "face", "goal", "kinds"), int),
    **dict.fromkeys(("least", "level", "maps", "most", "now", "points", "price"), int),
    **dict.fromkeys(
        ("upgrade", "value", "room", "number", "option", "quality", "project", "work"), int
    ),
    **dict.fromkeys(("reputation", "stamina"), int),
    **dict.fromkeys(("building", "cell", "cells", "crop", "die", "gear", "given"), str),
    **dict.fromkeys(("good", "key", "loot", "material", "order", "question", "region"), str),
    **dict.fromkeys(("rival", "shape", "skill", "thing", "to", "old", "new", "resource"), str),
    **dict.fromkeys(("space", "tier", "job", "step", "errand", "help", "bonus", "effect"), str),
    **dict.fromkeys(("asked", "front", "grants", "need", "needed"), str),
    "answer": str,
    "cost": list[Data],
    "deed": str,
    **dict.fromkeys(("finds", "materials", "needs"), list[str]),
    "by": Literal["gear", "stamina", "hand", "rain"],
    "character": Character,
    "deck": Literal["event", "adventure", "goal", "weather"],
    "figure": Literal["home", "out"],
    "ground": Literal["brush", "weed"],
    "joint": Literal["no", "yes"],
    "kind": Kind,
    "phase": Phase,
    "place": Literal["hired", "tower"],
    "season": Season,
    "sprite": Sprite,
    "symbol": Symbol,
    "symbols": list[Symbol],
    "way": Literal["up", "down"],
    "building-costs.needs": int,
    "building-too-high.level": str,
    "building-too-high.most": str,
    "die-changed.now": str,
    "moved-on.space": int,
    "moved-back.space": int,
    "construction-began.space": int,
}
