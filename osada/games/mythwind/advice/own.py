"""What has changed on a character's own board."""

from __future__ import annotations

from collections.abc import Callable

from osada.kernel.message import Args, Phrase

from ..rules.characters.crafter.printed import LEVELS, MATERIALS
from ..rules.characters.crafter.workshop import Workshop
from ..rules.characters.farmer.field import Field
from ..rules.characters.farmer.words import GEAR as FARM_GEAR
from ..rules.characters.merchant.deals import GOODS
from ..rules.characters.merchant.market import price
from ..rules.characters.merchant.merchant import printed_for
from ..rules.characters.merchant.stall import Stall
from ..rules.characters.ranger.printed import GEAR, LOOT, REGIONS
from ..rules.characters.ranger.trail import WILD, Trail
from ..rules.sheet import Own
from ..rules.town import Town
from . import phrases as say

Change = tuple[Phrase, Args, int]


def _farmer(had: Own, has: Own, s: Town) -> list[Change]:
    assert isinstance(had, Field)
    assert isinstance(has, Field)
    watered = sum(tile.ripe for tile in has.tiles) - sum(tile.ripe for tile in had.tiles)
    new = [tile for tile in has.tiles if not had.cropped() & tile.plot.cells]
    planted = sum(tile.plot.cells.bit_count() for tile in new)
    wild = (had.brush | had.weeds).bit_count() - (has.brush | has.weeds).bit_count()
    cows = has.cows.bit_count() - had.cows.bit_count()
    found: list[Change] = []
    if watered > 0:
        found.append((say.WATERED, {"count": watered}, 1))
    if planted:
        found.append((say.PLANTED, {"count": planted}, 1))
    if wild > 0:
        found.append((say.LAND, {"count": wild}, 1))
    if cows:
        found.append((say.COW, {"count": abs(cows)}, cows))
    for cell, gear in sorted(has.gear.items()):
        if had.gear.get(cell) != gear:
            found.append((say.FARM_GEAR, {"gear": FARM_GEAR[gear]}, 1))
    return found


def _crafter(had: Own, has: Own, s: Town) -> list[Change]:
    assert isinstance(had, Workshop)
    assert isinstance(has, Workshop)
    found: list[Change] = []
    for level in range(LEVELS):
        for material, name in enumerate(MATERIALS):
            change = has.at(material, level) - had.at(material, level)
            for _ in range(abs(change)):
                found.append((say.TOKEN, {"material": name, "level": level + 1}, change))
    if sum(has.rows) == sum(had.rows):
        for material, name in enumerate(MATERIALS):
            if has.bag[material] > had.bag[material]:
                found.append((say.STOCKED, {"material": name}, 1))
    if has.reputation > had.reputation:
        found.append((say.REPUTATION, {"reputation": has.reputation}, 1))
    return found


def _merchant(had: Own, has: Own, s: Town) -> list[Change]:
    assert isinstance(had, Stall)
    assert isinstance(has, Stall)
    printed = printed_for(s)
    found: list[Change] = []
    for good, name in enumerate(GOODS):
        change = has.stock[good] - had.stock[good]
        if change:
            found.append((say.GOOD, {"good": name, "count": abs(change)}, change))
        if has.demand[good] != had.demand[good]:
            now = price(printed, has, good)
            found.append((say.DEMAND, {"good": name, "price": now}, 1))
    return found


def _ranger(had: Own, has: Own, s: Town) -> list[Change]:
    assert isinstance(had, Trail)
    assert isinstance(has, Trail)
    found: list[Change] = []
    if has.stamina != had.stamina:
        change = has.stamina - had.stamina
        found.append((say.STAMINA, {"count": abs(change)}, change))
    for kind, name in enumerate(GEAR):
        change = _uses(has, kind) - _uses(had, kind)
        if change:
            found.append((say.USES, {"gear": name, "count": abs(change)}, change))
    for kind, name in enumerate(LOOT):
        change = has.loot[kind] - had.loot[kind]
        if change:
            found.append((say.LOOT, {"loot": name, "count": abs(change)}, change))
    if has.mode == WILD != had.mode:
        found.append((say.ON_TRIP, {"region": REGIONS[has.region]}, 1))
    return found


def _uses(way: Trail, kind: int) -> int:
    return sum(piece % 4 for piece in way.gear if piece // 4 == kind)


OWN_CHANGES: dict[str, Callable[[Own, Own, Town], list[Change]]] = {
    "farmer": _farmer,
    "crafter": _crafter,
    "merchant": _merchant,
    "ranger": _ranger,
}
