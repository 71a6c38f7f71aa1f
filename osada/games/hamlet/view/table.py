"""The table as anyone may see it: Hamlet has no secrets (HAM-GOLD-01, HAM-OWN-01). It holds what a
page needs to draw the village and to say what could be done where."""

from __future__ import annotations

from ..rules.awards import award_holders
from ..rules.box.box import AWARDS, MILESTONES
from ..rules.map.lattice import unpack
from ..rules.map.longest_road import longest_road
from ..rules.map.shapes import KINDS
from ..rules.scoring import final_outcome
from ..rules.steps.hall import villager_price
from ..rules.table import LYING, MOVED, PURPOSES, STAGES, Table
from ..rules.words import BASICS, COLOURS, PAY, RESOURCES, TILES
from .choice import view_building, view_sites
from .demand import view_demand
from .paying import view_payment, view_routes, view_suggested, view_units
from .shape import Blueprint, Prices, Sale, Seat, Whole
from .village import open_roads, output_of, view_links, view_tile
from .ways import view_errands, view_road_sites, view_ways


def view_table(s: Table) -> Whole:
    """Everything, ready for JSON."""
    return {
        "game": "hamlet",
        "round": s.round,
        "rounds": s.box.solo_turns if s.seats == 1 else None,
        "first": s.first,
        "stage": STAGES[s.step],
        "turn": list(s.turn),
        "mover": s.mover,
        "ending": s.ending,
        "donkeys_led": s.donkeys_led,
        "at": TILES[s.at] if s.at >= 0 else None,
        "purpose": PURPOSES[s.purpose],
        "site": unpack(s.pose) if s.pose >= 0 else None,
        "building": view_building(s),
        "sites": view_sites(s),
        "road_sites": view_road_sites(s),
        "payment": view_payment(s),
        "units": view_units(s),
        "paid": [PAY[unit].wire for unit in s.paid],
        "suggested": view_suggested(s),
        "routes": view_routes(s),
        "ways": view_ways(s),
        "errands": view_errands(s),
        "tiles": [view_tile(s, tile) for tile in s.village.order],
        "links": view_links(s),
        "open_roads": open_roads(s),
        "row": [
            {**_blueprint(s, tile), "price": price, "coins": s.coins[price]}
            for price, tile in enumerate(s.row)
        ],
        "bag": len(s.bag),
        "stacks": [
            resource for i, resource in enumerate(RESOURCES[BASICS:]) if not s.stacks_in >> i & 1
        ],
        "market": [_sale(s, sale) for sale in s.offers],
        "stack": sum(s.stack),
        "prices": _prices(s),
        "limits": {"hand": s.box.hand_limit, "row": s.box.row_length},
        "rewards": {
            "refined": {"gold": s.box.refined_gold, "stars": s.box.refined_stars},
            "fine": {"gold": s.box.fine_gold, "stars": s.box.fine_stars},
        },
        "church": [
            {
                "space": i + 1,
                "demand": view_demand(space.demand),
                "stars": space.stars,
                "seat": s.delivered[i] if s.delivered[i] >= 0 else None,
            }
            for i, space in enumerate(s.box.church(s.seats).spaces)
        ],
        "milestones": {
            MILESTONES[i]: seat if seat >= 0 else None for i, seat in enumerate(s.milestones)
        },
        "awards": {award: s.box.award_stars[i] for i, award in enumerate(AWARDS)},
        "award_seats": dict(zip(AWARDS, award_holders(s), strict=True)),
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "forecast": final_outcome(s).to_data(),
        "counted": None if s.outcome is None else [score.total for score in s.outcome.scores],
        "outcome": s.outcome.to_data() if s.outcome is not None else None,
    }


def _prices(s: Table) -> Prices:
    """HAM-BUY-04, HAM-HALL-06, HAM-BRIDGE-02: what is the same for everybody."""
    return {
        "basic": s.box.price(s.seats, 0),
        "refined": s.box.price(s.seats, BASICS),
        "donkey": s.box.donkey_price,
        "bridge": view_demand(s.box.bridge_price),
        "path": view_demand(s.box.path_price),
    }


def _sale(s: Table, sale: int) -> Sale | None:
    if sale < 0:
        return None
    card = s.box.sales[sale]
    return {
        "sale": sale + 1,
        "level": card.level,
        "demand": view_demand(card.demand),
        "gold": card.gold,
        "stars": card.stars,
    }


def _seat(s: Table, seat: int) -> Seat:
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "gold": s.gold[seat],
        "track": s.track(seat),
        "villagers": [
            {"tile": TILES[villager % LYING], "lying": villager >= LYING}
            for villager in s.villagers[seat]
        ],
        "donkeys": [
            {"tile": TILES[donkey % MOVED], "moved": donkey >= MOVED} for donkey in s.donkeys[seat]
        ],
        "villager_price": villager_price(s, seat) if villager_price(s, seat) >= 0 else None,
        "donkeys_left": s.box.donkeys - len(s.donkeys[seat]),
        "hand": [_blueprint(s, tile) for tile in s.hands[seat]],
        "tokens_left": {
            RESOURCES[kind]: s.box.tokens_of_each - s.tokens_made(seat, kind)
            for kind in range(BASICS, len(RESOURCES))
        },
        "sales": [sale + 1 for sale in s.sold[seat]],
        "deliveries": s.deliveries(seat),
        "roads_left": s.box.road_pieces - s.roads.built_by(seat),
        "longest_road": [TILES[tile] for tile in longest_road(s.roads, seat)],
    }


def _blueprint(s: Table, tile: int) -> Blueprint:
    card = s.box.tiles[tile]
    shape = s.village.shapes[tile]
    return {
        "tile": TILES[tile],
        "category": card.category,
        "cost": view_demand(card.price),
        "stars": card.stars,
        "outline": list(shape.vertices[0]),
        "sections": [KINDS[kind] for kind in shape.kinds],
        "output": output_of(card),
        "spaces": card.spaces,
    }
