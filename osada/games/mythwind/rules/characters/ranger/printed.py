"""What is printed for the Ranger, and the words only he uses."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.content import Content

from ...words import plain, words

GEAR: Final = ("rope", "blade", "lamp", "remedy", "cloak", "ration")
RATION: Final = 5
CLOAK: Final = 4
NEEDS: Final = "RBLMK"
LOOT: Final = ("pelt", "herb", "ore", "relic")
LOOT_LETTERS: Final = "phor"
HERB: Final = 1
REGIONS: Final = ("fens", "old-wood", "crags", "silver-deep")
ICONS: Final = ("", "map", "event", "adventure")

PREPARE: Final = plain("prepare")
TRAVEL: Final = plain("travel")
CAMP: Final = plain("camp")
REST: Final = plain("rest-up")
LEAVE: Final = plain("leave-it")
STAMINA: Final = plain("spend-stamina")
OUTFIT: Final = words("outfit", GEAR, "gear")
REPAIR: Final = words("mend", GEAR[:RATION], "gear")
SCOUT: Final = words("scout", REGIONS, "region")
DEPART: Final = words("depart", REGIONS, "region")
SPEND: Final = words("spend-gear", GEAR[:RATION], "gear")
NEED: Final = words("ignore-need", GEAR[:RATION], "gear")
DROP: Final = words("drop", (*GEAR, *LOOT), "thing")
CARD: Final = words("card", ("1", "2", "3"), "number")
CANCEL: Final = words("call", ("sprite", "villager"), "kind")
HAND: Final = words("hand-over", LOOT, "loot")
TRAIL: Final = words("trail-help", ("point", "scout", "rest"), "help")
"""Worker actions in town."""


@final
class Card:
    """One card of a region: what it needs, what it gives, perhaps an icon."""

    def __init__(self, needs: list[int], loot: list[int], icon: str) -> None:
        self.needs: Final = needs
        self.loot: Final = loot
        self.icon: Final = icon


@final
class Region:
    """A region of the valley."""

    def __init__(self, content: Content, name: str) -> None:
        place = f"ranger.region.{name}."
        self.length: Final = content.whole(place + "length", 1, 9)
        self.maps: Final = content.whole(place + "maps", 0, 9)
        value = content.entries[place + "cards"].value
        texts = value if isinstance(value, list) else []
        self.cards: Final = tuple(_card(content, place + "cards", str(text)) for text in texts)
        if len(self.cards) < self.length:
            content.refuse(place + "cards", "must be at least as many as the region is long")


def _card(content: Content, name: str, text: str) -> Card:
    """`RL oo map`: needs, loot, icon."""
    parts = text.split(" ")
    needs, loot = parts[0], parts[1] if len(parts) > 1 else ""
    icon = parts[2] if len(parts) > 2 else ""
    good = all(n in NEEDS for n in needs) and all(x in LOOT_LETTERS for x in loot)
    if not good or icon not in ICONS or len(parts) > 3:
        content.refuse(name, f"'{text}' is no card: say needs, loot, icon, e.g. 'RL oo map'")
        return Card([], [], "")
    return Card([NEEDS.index(n) for n in needs], [LOOT_LETTERS.index(x) for x in loot], icon)


@final
class Printed:
    """The numbers of his journal."""

    def __init__(self, content: Content) -> None:
        self.stamina: Final = content.whole("ranger.stamina", 1, 12)
        self.pack: Final = content.whole("ranger.pack", 1, 30)
        self.gear_price: Final = content.whole("ranger.gear_price", 0, 9)
        self.gear_uses: Final = content.whole("ranger.gear_uses", 1, 3)
        self.points: Final = content.whole("ranger.points", 1, 9)
        self.camp_stamina: Final = content.whole("ranger.camp_stamina", 0, 9)
        self.season_stamina: Final = content.whole("ranger.season_stamina", 0, 9)
        self.loot_coins: Final = content.wholes("ranger.loot_coins", 4, 0, 30)
        self.kinds_for_bonus: Final = content.whole("ranger.kinds_for_bonus", 1, 4)
        self.kinds_bonus: Final = content.whole("ranger.kinds_bonus", 0, 30)
        self.handed_over: Final = content.wholes("ranger.handed_over", 4, 1, 9)
        self.prices: Final = content.wholes("ranger.skills.prices", 8, 0, 99)
        self.usable: Final = content.wholes("ranger.skills.usable", 8, 0, 1)
        self.regions: Final = tuple(Region(content, name) for name in REGIONS)
