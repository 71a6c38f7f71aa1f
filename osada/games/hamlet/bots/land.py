"""What the roads of a village of Hamlet are good for, found out once: positions share their roads,
and most turns leave them as they are."""

from __future__ import annotations

from typing import final

from ..rules.map.longest_road import longest_road
from ..rules.map.roads import members
from ..rules.map.store import Store
from ..rules.paying.supply import store_of
from ..rules.table import Table
from ..rules.words import BASICS, RESOURCES
from .sites import ground, road_ends
from .weights import Weights


@final
class Land:
    """What is known of one road graph. It does not hold the roads: they hold it."""

    def __init__(self, s: Table) -> None:
        self.home = members(s.roads.home)
        self.producers = [t for t in s.village.order if s.box.tiles[t].category == "producer"]
        self.refineries = [t for t in s.village.order if s.box.tiles[t].category == "refinery"]
        self.means: dict[int, float] = {}
        self.stables: dict[int, int] = {}
        self.lacking: dict[Weights, list[float]] = {}
        self.chains = [-1] * s.seats
        self.strict = s.options.strict_terrain
        self.ends = road_ends(ground(s))
        """Where a building can be joined by road;"""
        self.at_ends: dict[int, list[Store]] = {}
        """what can be brought there, by one's donkeys."""


def land_of(s: Table) -> Land:
    """The land of a position."""
    known = s.roads.known
    if isinstance(known, Land) and known.strict == s.options.strict_terrain:
        return known
    land = Land(s)
    s.roads.known = land
    return land


def stores_at_ends(s: Table, seat: int, land: Land) -> list[Store]:
    """From where a seat can bring resources to the tiles that buildings can be joined to."""
    donkeys = s.donkey_tiles(seat)
    found = land.at_ends.get(donkeys)
    if found is None:
        found = []
        for tile in land.ends:
            store = store_of(s, seat, tile)
            if store not in found:
                found.append(store)
        land.at_ends[donkeys] = found
    return found


def mean_reach(s: Table, donkeys: int) -> float:
    """How many resource spaces one can draw on with donkeys on these tiles (bits), on the average
    over the tiles one can go to."""
    land = land_of(s)
    known = land.means.get(donkeys)
    if known is not None:
        return known
    near = s.roads.near
    groups, reached = _relays(near, donkeys)
    total = 0
    for target in land.home:
        close = near[target] | 1 << target
        tiles = close
        for at in range(len(groups)):
            if groups[at] & close:
                tiles |= reached[at]
        for tile in land.producers:
            if tiles >> tile & 1:
                total += s.box.tiles[tile].spaces
        for tile in land.refineries:
            if tiles >> tile & 1:
                total += s.box.tiles[tile].spaces
    mean = total / len(land.home)
    land.means[donkeys] = mean
    return mean


def _relays(near: list[int], donkeys: int) -> tuple[list[int], list[int]]:
    """Donkeys that stand side by side, as groups of tiles (bits), and the tiles that each group can
    take something from: where one of a group serves, all of it does (HAM-TRANSPORT-02)."""
    groups: list[int] = []
    reached: list[int] = []
    while donkeys:
        group = edge = donkeys & -donkeys
        beside = 0
        while edge:
            for tile in members(edge):
                beside |= near[tile]
            edge = beside & donkeys & ~group
            group |= edge
        groups.append(group)
        reached.append(beside)
        donkeys &= ~group
    return groups, reached


def best_stable(s: Table, seat: int) -> int:
    """The tile where one donkey more adds most to the reach."""
    land = land_of(s)
    donkeys = s.donkey_tiles(seat)
    known = land.stables.get(donkeys)
    if known is not None:
        return known
    best = land.home[0]
    most = -1.0
    for tile in land.home:
        mean = mean_reach(s, donkeys | 1 << tile)
        if mean > most:
            best, most = tile, mean
    land.stables[donkeys] = best
    return best


def chain_length(s: Table, seat: int) -> int:
    """How many tiles a seat's longest road has."""
    chains = land_of(s).chains
    if chains[seat] < 0:
        chains[seat] = len(longest_road(s.roads, seat))
    return chains[seat]


def lacking_now(s: Table, w: Weights) -> list[float]:
    """By resource: what it takes to get one more of it to where it is wanted."""
    land = land_of(s)
    known = land.lacking.get(w)
    if known is not None:
        return known
    takes = [w.basic] * BASICS + [w.unmade] * (len(RESOURCES) - BASICS)
    for tile in land.home:
        card = s.box.tiles[tile]
        if card.category == "refinery":
            takes[card.output] = w.made
    land.lacking[w] = takes
    return takes
