"""The trail for all to see: where he is, what he carries, what he has scouted."""

from __future__ import annotations

from osada.kernel.state import Data

from .lore import GEAR, LOOT, REGIONS, Card, Lore
from .trail import Trail


def view_trail(way: Trail, lore: Lore) -> Data:
    """Made from a masked copy, so no card that nobody has seen is there."""
    board = way.to_data()
    board["most_stamina"] = lore.stamina
    board["pack"] = lore.pack
    board["carried"] = way.carried()
    board["regions"] = [
        {
            "region": name,
            "length": lore.regions[region].length,
            "maps": lore.regions[region].maps,
            "cards": [
                None if card < 0 else _card(lore.regions[region].cards[card])
                for card in way.decks[region].values
            ],
        }
        for region, name in enumerate(REGIONS)
    ]
    return board


def _card(card: Card) -> Data:
    return {
        "needs": [GEAR[need] for need in card.needs],
        "loot": [LOOT[find] for find in card.loot],
        "icon": card.icon or None,
    }
