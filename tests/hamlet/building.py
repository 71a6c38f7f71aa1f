"""Tables at which red is about to build something."""

from __future__ import annotations

from .positions import position
from .tables import Table

PLENTY = {
    "woodcutter": "wood wood wood",
    "quarry": "stone stone stone",
    "farm": "wheat wheat wheat",
}
EVERYWHERE = {"red": "church, market, woodcutter, quarry, farm, town-hall"}


def builder(hand: str, at: str, gold: int = 0, **milestones: str) -> Table:
    """Red's villager on a tile with blueprints in hand and plenty of basic resources around."""
    return position(
        goods=PLENTY,
        hands={"red": hand},
        gold={"red": gold},
        donkeys=EVERYWHERE,
        milestones=milestones,
    ).after(f"red go {at}")
