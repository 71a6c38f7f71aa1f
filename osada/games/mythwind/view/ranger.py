"""The trail for all to see: where he is, what he carries, what he has scouted."""

from __future__ import annotations

from osada.kernel.state import Data

from ..rules.characters.character import Character
from ..rules.characters.ranger.homecoming import loot_price, loot_worth
from ..rules.characters.ranger.printed import GEAR, LOOT, REGIONS, Card
from ..rules.characters.ranger.ranger import Ranger
from ..rules.characters.ranger.trail import Trail
from ..rules.characters.ranger.ways import pack_size
from ..rules.sheet import Own
from ..rules.town import Town


def view_trail(s: Town, journal: Character, way: Own) -> Data:
    """Made from a masked copy, so no card that nobody has seen is there."""
    assert isinstance(journal, Ranger)
    assert isinstance(way, Trail)
    printed = journal.printed
    board = way.to_data()
    board["most_stamina"] = printed.stamina
    seat = s.cast.index(journal.number)
    board["pack"] = pack_size(s, seat, printed)
    board["carried"] = way.carried()
    board["worth"] = loot_worth(s, seat, printed, way.loot)
    finds = [way.finds.count(kind) for kind in range(len(LOOT))]
    board["finds_worth"] = sum(
        finds[kind] * loot_price(s, seat, printed, kind) for kind in range(len(LOOT))
    )
    board["deeds"] = {"prepare": printed.points + 1}
    board["regions"] = [
        {
            "region": name,
            "length": printed.regions[region].length,
            "maps": printed.regions[region].maps,
            "cards": [
                None if card < 0 else _card(card, printed.regions[region].cards[card])
                for card in way.decks[region].values
            ],
        }
        for region, name in enumerate(REGIONS)
    ]
    return board


def _card(number: int, card: Card) -> Data:
    return {
        "card": number,
        "needs": [GEAR[need] for need in card.needs],
        "loot": [LOOT[find] for find in card.loot],
        "icon": card.icon or None,
    }
