"""Where there is something to do in Hamlet, as far as a glance tells."""

from __future__ import annotations

from typing import final

from ..rules.map.store import Store
from ..rules.paying.supply import can_pay_from, store_of
from ..rules.table import Table
from ..rules.words import CHURCH, MARKET, TOWN_HALL
from .land import Land, land_of
from .links import Link, best_links
from .sites import Site, ground, sites_of

BEST_SITES = 3
"""So many sites of a blueprint deserve a look."""


def places_to_go(s: Table, seat: int) -> int:
    """Tiles (bits) to activate, to build at, and to build a road from."""
    tiles = 1 << CHURCH | 1 << TOWN_HALL | 1 << MARKET | _with_room(s, land_of(s))
    for blueprint in s.hands[seat]:
        for site in payable_sites(s, seat, blueprint):
            tiles |= 1 << site[1]
    for link in roads_to_build(s, seat):
        tiles |= 1 << link.tile
    return tiles


def _with_room(s: Table, land: Land) -> int:
    """The producers and refineries with an empty space."""
    tiles = 0
    for tile in land.producers:
        if s.basics_on(tile) < s.box.tiles[tile].spaces:
            tiles |= 1 << tile
    for tile in land.refineries:
        if s.empty_slots(tile) > 0:
            tiles |= 1 << tile
    return tiles


@final
class _Payable:
    """What was found last. To walk to a tile changes nothing of it, so it is asked for again at
    every tile that deserves a look; lists are never changed (see `Table`), so the same ones say the
    same."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat = seat
        self.roads = s.roads
        self.basics = s.basics
        self.tokens = s.tokens
        self.flags = s.flags
        self.gold = s.gold
        self.donkeys = s.donkeys
        self.strict = s.options.strict_terrain
        self.by_tile: dict[int, list[Site]] = {}

    def fits(self, s: Table, seat: int) -> bool:
        """Whether it was found where all that counts is the same."""
        return (
            self.basics is s.basics
            and self.tokens is s.tokens
            and self.gold is s.gold
            and self.donkeys is s.donkeys
            and self.roads is s.roads
            and self.flags is s.flags
            and self.seat == seat
            and self.strict == s.options.strict_terrain
        )


_last: list[_Payable] = []


def payable_sites(s: Table, seat: int, tile: int) -> list[Site]:
    """The best-looking sites of a blueprint among those where its price can be paid."""
    if not _last:
        _last.append(_Payable(s, seat))
    elif not _last[0].fits(s, seat):
        _last[0] = _Payable(s, seat)
    by_tile = _last[0].by_tile
    known = by_tile.get(tile)
    if known is None:
        known = _find_payable(s, seat, tile)
        by_tile[tile] = known
    return known


def _find_payable(s: Table, seat: int, tile: int) -> list[Site]:
    card = s.box.tiles[tile]
    found: list[Site] = []
    all_sites = sites_of(ground(s), seat, tile, card.points)
    asked = payable = 0
    answers: dict[Store, bool] = {}
    for place in range(len(all_sites.anchors)):
        anchor = all_sites.anchors[place]
        if not asked >> anchor & 1:
            asked |= 1 << anchor
            store = store_of(s, seat, anchor)
            if store not in answers:
                answers[store] = can_pay_from(s, seat, store, card.price, True)
            if answers[store]:
                payable |= 1 << anchor
            elif asked == all_sites.all_anchors and not payable:
                break
        if payable >> anchor & 1:
            found.append(all_sites.sites[place])
            if len(found) == BEST_SITES:
                break
    return found


def roads_to_build(s: Table, seat: int) -> list[Link]:
    """The best-looking roads, as long as there is a road piece for one (HAM-ROAD-02)."""
    return best_links(ground(s), seat) if s.roads.built_by(seat) < s.box.road_pieces else []
