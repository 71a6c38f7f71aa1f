"""Where there is something to do in Hamlet, as far as a glance tells."""

from __future__ import annotations

from ..rules.paying.supply import can_pay
from ..rules.table import Table
from ..rules.words import CHURCH, MARKET, TOWN_HALL
from .links import Link, best_links
from .sites import Site, ground, sites

BEST_SITES = 3
"""So many sites of a blueprint deserve a look."""


def places_to_go(s: Table, seat: int) -> set[int]:
    """Tiles to activate, to build at, and to build a road from."""
    tiles = {CHURCH, TOWN_HALL, MARKET}
    tiles.update(tile for tile in s.village.order if _has_room(s, tile))
    for blueprint in s.hands[seat]:
        tiles.update(anchor for _, anchor, _, _ in payable_sites(s, seat, blueprint))
    tiles.update(link.tile for link in roads_to_build(s, seat))
    return tiles


def _has_room(s: Table, tile: int) -> bool:
    """Whether a producer or a refinery has an empty space."""
    card = s.box.tiles[tile]
    if card.category == "producer":
        return s.basics_on(tile) < card.spaces
    return card.category == "refinery" and s.empty_slots(tile) > 0


def payable_sites(s: Table, seat: int, tile: int) -> list[Site]:
    """The best-looking sites of a blueprint among those where its price can be paid."""
    card = s.box.tiles[tile]
    payable: dict[int, bool] = {}
    found: list[Site] = []
    for site in sites(ground(s), seat, tile, card.points):
        anchor = site[1]
        if anchor not in payable:
            payable[anchor] = can_pay(s, seat, anchor, card.price, True)
        if payable[anchor]:
            found.append(site)
        if len(found) == BEST_SITES:
            break
    return found


def roads_to_build(s: Table, seat: int) -> list[Link]:
    """The best-looking roads, as long as there is a road piece for one (HAM-ROAD-02)."""
    return best_links(ground(s), seat) if s.roads.built_by(seat) < s.box.road_pieces else []
