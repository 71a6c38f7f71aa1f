"""What everybody observes of the characters' own boards, written without a view between: the
numbers of `boards.py`, in its order."""

from __future__ import annotations

from typing import Final

from ..rules.characters.crafter.crafter import Crafter
from ..rules.characters.crafter.printed import LEVELS, MATERIALS, TIERS
from ..rules.characters.crafter.printed import ORDERS as CRAFTS
from ..rules.characters.crafter.printed import Printed as CrafterPrinted
from ..rules.characters.crafter.workshop import Workshop
from ..rules.characters.farmer.equipping import gear_left
from ..rules.characters.farmer.farmer import Farmer
from ..rules.characters.farmer.field import GROUND, Field
from ..rules.characters.farmer.groups import sets
from ..rules.characters.farmer.land import CELLS, in_mask
from ..rules.characters.farmer.power import can_power
from ..rules.characters.farmer.printed import Printed as FarmerPrinted
from ..rules.characters.farmer.weather import discount, largest, value
from ..rules.characters.farmer.words import CROPS, GEAR, SHAPES
from ..rules.characters.merchant.deals import GOODS, RIVALS
from ..rules.characters.merchant.deals import ORDERS as PAIRS
from ..rules.characters.merchant.market import price
from ..rules.characters.merchant.merchant import Merchant
from ..rules.characters.merchant.orders import order_pay
from ..rules.characters.merchant.printed import DEEDS, MARKET_CARDS
from ..rules.characters.merchant.printed import Printed as MerchantPrinted
from ..rules.characters.merchant.rivals import intent_of
from ..rules.characters.merchant.stall import Deck, Stall
from ..rules.characters.ranger.printed import GEAR as KIT
from ..rules.characters.ranger.printed import LOOT, REGIONS
from ..rules.characters.ranger.printed import Printed as RangerPrinted
from ..rules.characters.ranger.ranger import Ranger
from ..rules.characters.ranger.trail import MODES, Trail
from ..rules.characters.ranger.ways import pack_size
from ..rules.town import Town

LAND: Final = len(CELLS)
TILES: Final = LAND * len(GROUND)
TILE: Final = 1 + len(CROPS) + 3
COWS: Final = TILES + LAND * TILE
COW: Final = 3
TOOLS: Final = COWS + LAND * COW
TOOL: Final = 1 + len(GEAR) + 1
SEEDS: Final = TOOLS + LAND * TOOL
SEED_PRICES: Final = SEEDS + len(CROPS) * len(SHAPES)
GEAR_PRICES: Final = SEED_PRICES + len(SHAPES)
BRED: Final = GEAR_PRICES + len(GEAR)

WORKSHOP: Final = BRED + 1
SORTS: Final = len(MATERIALS)
RESERVE: Final = WORKSHOP + SORTS
ROWS: Final = RESERVE + SORTS
PILES: Final = ROWS + LEVELS * SORTS
OPEN: Final = PILES + len(TIERS) * len(CRAFTS)
MOST_OPEN: Final = 6
ORDER: Final = len(CRAFTS) + len(TIERS) + 1
REPUTATION: Final = OPEN + MOST_OPEN * ORDER
COUNTER: Final = REPUTATION + 1
WOOD: Final = COUNTER + 1

STALL: Final = WOOD + 1
GOOD: Final = 5
ASKED: Final = STALL + len(GOODS) * GOOD
MARKET: Final = ASKED + len(PAIRS) * 2
DECK: Final = 1 + MARKET_CARDS
RIVALS_AT: Final = MARKET + DECK
INTENTS: Final = RIVALS_AT + len(RIVALS) * DECK
INTENT: Final = 1 + len(DEEDS) + len(GOODS) + 1
EXCLUSIVE: Final = INTENTS + len(RIVALS) * INTENT
BOUGHT: Final = EXCLUSIVE + len(GOODS)
SOLD: Final = BOUGHT + 1
FAVOURED: Final = SOLD + len(GOODS)

TRAIL: Final = FAVOURED + 1
REGION: Final = TRAIL + len(MODES)
STEP: Final = REGION + len(REGIONS)
STAMINA: Final = STEP + 1
KIT_AT: Final = STAMINA + 1
LOOT_AT: Final = KIT_AT + len(KIT)
MAPS: Final = LOOT_AT + len(LOOT)
TRIP_MAPS: Final = MAPS + 1
WEATHER: Final = TRIP_MAPS + 1
NEEDS: Final = WEATHER + 1
FINDS: Final = NEEDS + len(KIT)
PUSHED: Final = FINDS + len(LOOT)
PACK: Final = PUSHED + 1
CARRIED: Final = PACK + 1
REGIONS_AT: Final = CARRIED + 1
SEEN: Final = 9
"""So many cards of a region have a place."""
ICONS: Final = ("adventure", "event", "map")
CARD: Final = len(KIT) + len(LOOT) + len(ICONS)
LENGTH: Final = 1
CARDS: Final = LENGTH + 2
COUNTRY: Final = CARDS + SEEN * CARD
BOARDS_SIZE: Final = REGIONS_AT + len(REGIONS) * COUNTRY


def observe_board(s: Town, seat: int, at: int, row: list[int]) -> None:
    """Write the board of the character that a seat plays; `at` is where all boards begin."""
    journal = s.journal(seat)
    own = s.sheet(seat).own
    if isinstance(journal, Farmer):
        assert isinstance(own, Field)
        _farm(s, journal.printed, own, at, row)
    elif isinstance(journal, Crafter):
        assert isinstance(own, Workshop)
        _workshop(journal.printed, own, at, row)
    elif isinstance(journal, Merchant):
        assert isinstance(own, Stall)
        _stall(journal.printed, own, at, row)
    elif isinstance(journal, Ranger):
        assert isinstance(own, Trail)
        _trail(s, seat, journal.printed, own, at, row)


def _farm(s: Town, printed: FarmerPrinted, field: Field, at: int, row: list[int]) -> None:
    for cell in range(LAND):
        mark = 1 if field.brush >> cell & 1 else 2 if field.weeds >> cell & 1 else 0
        row[at + cell * len(GROUND) + mark] = 1
    for number, group in enumerate(sets(field)):
        for tile in group:
            worth = value(printed, s, tile)
            for cell in in_mask(tile.plot.cells):
                place = at + TILES + cell * TILE
                row[place] = 1
                row[place + 1 + tile.kind] = 1
                if tile.ripe:
                    row[place + 1 + len(CROPS)] = 1
                row[place + 2 + len(CROPS)] = worth
                row[place + 3 + len(CROPS)] = number
    for cell in in_mask(field.cows):
        place = at + COWS + cell * COW
        row[place] = 1
        if field.calves >> cell & 1:
            row[place + 1] = 1
        if field.tired >> cell & 1:
            row[place + 2] = 1
    for cell, gear in field.gear.items():
        place = at + TOOLS + cell * TOOL
        row[place] = 1
        row[place + 1 + gear] = 1
        if not printed.needs_cow[gear] or can_power(field, gear):
            row[place + 1 + len(GEAR)] = 1
    _supply(s, printed, field, at, row)
    if field.bred:
        row[at + BRED] = 1


def _supply(s: Town, printed: FarmerPrinted, field: Field, at: int, row: list[int]) -> None:
    """What there is to buy today."""
    laid = [0] * (len(CROPS) * len(SHAPES))
    for tile in field.tiles:
        laid[tile.kind * len(SHAPES) + tile.plot.shape] += 1
    for i in range(len(CROPS) * len(SHAPES)):
        row[at + SEEDS + i] = printed.copies[i % len(SHAPES)] - laid[i]
    off, most = discount(printed, s), largest(printed, s)
    for shape in range(len(SHAPES)):
        size = printed.size[shape]
        if size <= most:
            row[at + SEED_PRICES + shape] = printed.seed_price[size] - off
    for gear in range(len(GEAR)):
        if gear_left(printed, field, gear):
            row[at + GEAR_PRICES + gear] = printed.gear_price[gear]


def _workshop(printed: CrafterPrinted, shop: Workshop, at: int, row: list[int]) -> None:
    for sort in range(SORTS):
        row[at + WORKSHOP + sort] = shop.bag[sort]
        row[at + RESERVE + sort] = shop.reserve[sort]
    for i, count in enumerate(shop.rows):
        if count:
            row[at + ROWS + i] = count
    counts = [0] * len(CRAFTS)
    for tier, pile in enumerate(shop.piles):
        place = at + PILES + tier * len(CRAFTS)
        for order in pile.values:
            if order >= 0:
                counts[order] += 1
                row[place + order] = counts[order]
        for order in pile.values:
            if order >= 0:
                counts[order] = 0
    place = at + OPEN
    for order in shop.open[:MOST_OPEN]:
        card = printed.orders[order]
        row[place + order] = 1
        row[place + len(CRAFTS) + card.tier] = 1
        row[place + len(CRAFTS) + len(TIERS)] = card.pay
        place += ORDER
    row[at + REPUTATION] = shop.reputation
    if shop.counter_done:
        row[at + COUNTER] = 1
    if shop.wood_moved:
        row[at + WOOD] = 1


def _stall(printed: MerchantPrinted, own: Stall, at: int, row: list[int]) -> None:
    for good in range(len(GOODS)):
        place = at + STALL + good * GOOD
        row[place] = 1
        row[place + 1] = price(printed, own, good)
        row[place + 2] = own.supply[good]
        row[place + 3] = own.demand[good] + 6
        row[place + 4] = own.stock[good]
        if own.exclusive >> good & 1:
            row[at + EXCLUSIVE + good] = 1
        if own.sold >> good & 1:
            row[at + SOLD + good] = 1
    for order in own.open:
        row[at + ASKED + order * 2] = 1
        row[at + ASKED + order * 2 + 1] = order_pay(printed, order)
    _deck(own.market, at + MARKET, row)
    for rival in range(len(RIVALS)):
        _deck(own.rivals[rival], at + RIVALS_AT + rival * DECK, row)
    for rival in own.present():
        card = intent_of(printed, own, rival)
        place = at + INTENTS + rival * INTENT
        row[place] = 1
        row[place + 1 + card.deed] = 1
        if card.good >= 0:
            row[place + 1 + len(DEEDS) + card.good] = 1
        row[place + 1 + len(DEEDS) + len(GOODS)] = card.count
    if own.bought:
        row[at + BOUGHT] = 1
    if own.favoured:
        row[at + FAVOURED] = 1


def _deck(deck: Deck, at: int, row: list[int]) -> None:
    """How many cards are left, and which were played: by their numbers from 1, of which the last
    has no place."""
    row[at] = len(deck.cards)
    for card in deck.played:
        if card + 1 < MARKET_CARDS:
            row[at + 1 + card + 1] = 1


def _trail(s: Town, seat: int, printed: RangerPrinted, way: Trail, at: int, row: list[int]) -> None:
    row[at + TRAIL + way.mode] = 1
    if way.region >= 0:
        row[at + REGION + way.region] = 1
    row[at + STEP] = way.step
    row[at + STAMINA] = way.stamina
    left = [0] * len(KIT)
    for piece in way.gear:
        left[piece // 4] += piece % 4
    for kind in range(len(KIT)):
        row[at + KIT_AT + kind] = left[kind]
    for kind in range(len(LOOT)):
        row[at + LOOT_AT + kind] = way.loot[kind]
    row[at + MAPS] = way.maps
    row[at + TRIP_MAPS] = way.trip_maps
    if way.met_weather:
        row[at + WEATHER] = 1
    _things(way.needs, len(KIT), at + NEEDS, row)
    _things(way.finds, len(LOOT), at + FINDS, row)
    if way.pushed:
        row[at + PUSHED] = 1
    row[at + PACK] = pack_size(s, seat, printed)
    row[at + CARRIED] = way.carried()
    for region in range(len(REGIONS)):
        country = printed.regions[region]
        place = at + REGIONS_AT + region * COUNTRY
        row[place] = 1
        row[place + LENGTH] = country.length
        row[place + LENGTH + 1] = country.maps
        place += CARDS
        for number in way.decks[region].values[:SEEN]:
            if number >= 0:
                card = country.cards[number]
                _things(card.needs, len(KIT), place, row)
                _things(card.loot, len(LOOT), place + len(KIT), row)
                if card.icon:
                    row[place + len(KIT) + len(LOOT) + ICONS.index(card.icon)] = 1
            place += CARD


def _things(things: list[int], kinds: int, at: int, row: list[int]) -> None:
    """How many of each kind, up to three."""
    counts = [0] * kinds
    for thing in things:
        counts[thing] += 1
    for thing in things:
        row[at + thing] = counts[thing]
