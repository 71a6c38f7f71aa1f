"""Small moves the Ranger's steps share: the pack, the decks, the weather."""

from __future__ import annotations

from osada.kernel.message import EVERYONE

from ...box import SYMBOLS
from ...town import Town
from . import phrases as say
from .printed import GEAR, LOOT, RATION, Printed
from .trail import Trail

PATHFINDER, PACK_FRAME, FIELD_MENDER, HERB_LORE, TRAPPER, SECOND_WIND = 0, 1, 2, 3, 4, 5
CARTOGRAPHER, STORM_WALKER = 6, 7
RAINY = SYMBOLS.index("rainy")
SUNNY = SYMBOLS.index("sunny")
WINTER = 3
EXTRA_SLOTS = 2


def trail(s: Town, seat: int) -> Trail:
    """The trail of the seat that plays the Ranger."""
    own = s.sheet(seat).own
    assert isinstance(own, Trail)
    return own


def owns(s: Town, seat: int, skill: int) -> bool:
    """Whether he has a skill."""
    return skill in s.sheet(seat).skills


def pack_size(s: Town, seat: int, printed: Printed) -> int:
    """Slots of the pack (two more with the Pack Frame)."""
    return printed.pack + EXTRA_SLOTS * int(owns(s, seat, PACK_FRAME))


def has_room(s: Town, seat: int, printed: Printed) -> bool:
    """Whether one more thing fits."""
    return trail(s, seat).carried() < pack_size(s, seat, printed)


def weather(s: Town) -> int:
    """Today's symbol, or -1 before the first dawn."""
    return s.box.weather_symbols[s.revealed[-1]] if s.revealed else -1


def rest(s: Town, seat: int, printed: Printed, gain: int) -> None:
    """Stamina, up to what he has."""
    way = trail(s, seat)
    way.stamina = min(way.stamina + gain, printed.stamina)
    s.tell(say.RESTED, {"seat": seat, "stamina": way.stamina})


def refresh(s: Town, seat: int, printed: Printed, region: int) -> None:
    """An empty deck is shuffled anew."""
    deck = trail(s, seat).decks[region]
    if not len(deck):
        cards = list(range(len(printed.regions[region].cards)))
        deck.values[:] = s.chance.shuffle("ranger-deck", cards)
        deck.seen[:] = [0] * len(cards)


def reveal(s: Town, seat: int, region: int, place: int) -> int:
    """Turn a card of a region's deck up for all to see."""
    return s.show("ranger-card", trail(s, seat).decks[region], place, EVERYONE)


def weather_needs(s: Town, seat: int, region: int) -> int:
    """One more cloak on the first card of the day: rain in the lowlands, winter in the heights."""
    if owns(s, seat, STORM_WALKER):
        return 0
    low = region < 2
    return int((low and weather(s) == RAINY) or (not low and s.season % 4 == WINTER))


def drop(s: Town, seat: int, thing: int) -> None:
    """Out of the pack: the most worn piece of that gear, or one piece of loot."""
    way = trail(s, seat)
    if thing < len(GEAR):
        way.gear.remove(min(piece for piece in way.gear if piece // 4 == thing))
    else:
        way.loot[thing - len(GEAR)] -= 1
    s.tell(say.DROPPED, {"seat": seat, "thing": (*GEAR, *LOOT)[thing]})


def droppable(way: Trail) -> list[int]:
    """The kinds of things in the pack."""
    gear = sorted({piece // 4 for piece in way.gear})
    return gear + [len(GEAR) + i for i in range(len(LOOT)) if way.loot[i]]


def worn(way: Trail, printed: Printed) -> list[int]:
    """The kinds of gear that could be mended."""
    pieces = [p for p in way.gear if p // 4 != RATION and p % 4 < printed.gear_uses]
    return sorted({piece // 4 for piece in pieces})


def mend(s: Town, seat: int, printed: Printed, kind: int, uses: int) -> None:
    """Give the most worn piece of a kind so many uses more, never more than it had when new."""
    way = trail(s, seat)
    piece = min(p for p in way.gear if p // 4 == kind)
    way.gear.remove(piece)
    way.gear.append(min(piece + uses, kind * 4 + printed.gear_uses))
    way.gear.sort()
    s.tell(say.MENDED, {"seat": seat, "gear": GEAR[kind]})
