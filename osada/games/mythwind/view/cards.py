"""Building cards as they are printed: made once and shown in every view."""

from __future__ import annotations

from typing import cast

from osada.kernel.state import Data

from ..rules.box import Box
from ..rules.box import Building as Card
from ..rules.words import KINDS, RESOURCES
from .effects import shown, shown_cost
from .shape import Building


def shown_card(box: Box, card: Card, seats: int) -> Building:
    """A card with its cost for so many players; always the same object."""
    made = card.shown[seats - 1]
    if made is None:
        made = card.shown[seats - 1] = cast(Data, _made(box, card, seats))
    return cast(Building, made)


def _made(box: Box, card: Card, seats: int) -> Building:
    cost = card.costs[seats - 1]
    return {
        "building": card.name,
        "level": card.level,
        "requires": box.names[card.requires] if card.requires >= 0 else None,
        "upgrade": card.upgrade,
        "attachment": KINDS[card.attachment],
        "entry": card.entry,
        "cost": {RESOURCES[k]: cost[k] for k in range(4) if cost[k]},
        "bonus": shown(card.bonus),
        "action_cost": shown_cost(card.action_cost),
        "action": shown(card.action),
        "season_end": shown(card.season_end),
        "season_end_goal": shown(card.season_end_goal),
    }
