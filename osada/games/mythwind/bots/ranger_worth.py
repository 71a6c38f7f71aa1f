"""What the Ranger's regions, cards and things are worth, and what a trip asks of him."""

from __future__ import annotations

from functools import lru_cache

from ..rules.characters.ranger.printed import GEAR, RATION, Card, Printed
from ..rules.characters.ranger.trail import Trail

GEAR_USE = 0.6
"""What a use of a piece of gear is worth in coins,"""
STAMINA_POINT = 1.2
"""and a point of stamina: preparing takes twice as long for it."""
MAP = 3.0
"""What a map is worth while there are regions to open."""
STRENGTH_LEFT = 1
"""Stamina to come home with: without any he would lose half the loot."""


def uses(way: Trail) -> list[int]:
    """The uses left of each kind of gear."""
    left = [0] * len(GEAR)
    for piece in way.gear:
        left[piece // 4] += piece % 4
    return left


def unmet(way: Trail, card: Card) -> int:
    """The needs of a card that only stamina can meet."""
    return _unmet(uses(way), card)


def _unmet(left: list[int], card: Card) -> int:
    """The same with so many uses left."""
    return sum(max(card.needs.count(kind) - left[kind], 0) for kind in set(card.needs))


def card_worth(printed: Printed, way: Trail, card: Card) -> float:
    """Coins for the loot, less what the needs take."""
    loot = sum(printed.loot_coins[find] for find in card.loot)
    found = MAP if card.icon == "map" and way.maps < printed.regions[-1].maps else 0.0
    lacking = unmet(way, card)
    return loot + found - GEAR_USE * (len(card.needs) - lacking) - STAMINA_POINT * lacking


def next_card_strain(printed: Printed, way: Trail) -> float:
    """The stamina that the next card of the trail takes, on average."""
    cards, left = printed.regions[way.region].cards, uses(way)
    return sum(_unmet(left, card) for card in cards) / len(cards)


@lru_cache(maxsize=64)
def expected_needs(printed: Printed, region: int) -> tuple[float, ...]:
    """How often each kind of gear is needed on a whole trip, on average."""
    there = printed.regions[region]
    needs = [need for card in there.cards for need in card.needs]
    return tuple(needs.count(kind) * there.length / len(there.cards) for kind in range(RATION))


@lru_cache(maxsize=64)
def coins_a_day(printed: Printed, region: int) -> float:
    """What a trip brings for each day, two cards a day after one of preparing."""
    there = printed.regions[region]
    coins = sum(printed.loot_coins[find] for card in there.cards for find in card.loot)
    return coins * there.length / len(there.cards) / (1 + (there.length + 1) // 2)


def shortfall(printed: Printed, way: Trail, region: int) -> float:
    """The stamina that a trip with the present kit would take beyond what he has."""
    left = uses(way)
    bare = sum(max(n - left[kind], 0.0) for kind, n in enumerate(expected_needs(printed, region)))
    pushing = printed.regions[region].length // 2
    return bare + pushing + STRENGTH_LEFT - way.stamina


def gear_gain(printed: Printed, way: Trail, region: int, kind: int, more: int) -> float:
    """How many needs of a trip so many more uses of a kind of gear would meet."""
    if kind >= RATION:
        return 0.0
    return min(max(expected_needs(printed, region)[kind] - uses(way)[kind], 0.0), float(more))


def keeping(printed: Printed, way: Trail, thing: int) -> float:
    """What it is worth to keep a thing in the pack: the most worn piece of that gear, or loot."""
    if thing >= len(GEAR):
        return float(printed.loot_coins[thing - len(GEAR)])
    return GEAR_USE * (min(piece for piece in way.gear if piece // 4 == thing) % 4)
