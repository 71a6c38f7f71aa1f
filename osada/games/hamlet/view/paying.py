"""What is being paid, what with, and what comes of it. HAM-TRANSPORT-07, HAM-RES-04, HAM-BUY-04."""

from __future__ import annotations

from osada.kernel.action import Wire

from ..rules.map.roads import members
from ..rules.map.transport import origins, route
from ..rules.paying.supply import is_buy, is_fine, kind_of, maker_of, tile_of
from ..rules.steps.act import paid_deed
from ..rules.table import CHOOSE_PAY, Table
from ..rules.words import PAY, RESOURCES, TILES, TileName
from .demand import view_demand
from .shape import MakerReward, Payment, Unit


def view_payment(s: Table) -> Payment | None:
    """The price, and what `settle` would come to."""
    if s.step != CHOOSE_PAY:
        return None
    deed = paid_deed(s)
    demand = deed.price(s, s.subject)
    units = [_unit(s, unit) for unit in s.paid + deed.suggested(s, s.turn[0])]
    rewards: dict[int, MakerReward] = {}
    for unit in units:
        if unit["seat"] is not None:
            got = rewards.setdefault(unit["seat"], {"seat": unit["seat"], "gold": 0, "stars": 0})
            got["gold"] += unit["gold"]
            got["stars"] += unit["stars"]
    return {
        "demand": view_demand(demand),
        "count": demand.total,
        "price": sum([unit["price"] for unit in units]),
        "rewards": list(rewards.values()),
    }


def view_units(s: Table) -> list[Unit]:
    """All that has been named, may be named next or would be by `settle`."""
    if s.step != CHOOSE_PAY:
        return []
    deed = paid_deed(s)
    seat = s.turn[0]
    units = {*s.paid, *deed.open_units(s, seat), *deed.suggested(s, seat)}
    return [_unit(s, unit) for unit in sorted(units)]


def _unit(s: Table, unit: int) -> Unit:
    kind = kind_of(s, unit)
    maker = maker_of(unit)
    fine = is_fine(unit)
    return {
        "action": PAY[unit].wire,
        "resource": RESOURCES[kind],
        "tile": TILES[tile_of(unit)],
        "seat": maker if maker >= 0 else None,
        "fine": fine,
        "price": s.box.price(s.seats, kind) if is_buy(unit) else 0,
        "gold": 0 if maker < 0 else s.box.fine_gold if fine else s.box.refined_gold,
        "stars": 0 if maker < 0 else s.box.fine_stars if fine else s.box.refined_stars,
    }


def view_suggested(s: Table) -> list[Wire]:
    """What `settle` would pay, unit by unit."""
    if s.step != CHOOSE_PAY:
        return []
    return [PAY[unit].wire for unit in paid_deed(s).suggested(s, s.turn[0])]


def view_routes(s: Table) -> dict[str, list[TileName]]:
    """While something is paid: the way from every tile that resources can come from, over the
    tiles of the payer's donkeys (HAM-TRANSPORT-02)."""
    if s.step != CHOOSE_PAY:
        return {}
    donkeys = s.donkey_tiles(s.turn[0])
    ways = {
        tile: route(s.roads, donkeys, tile, s.at)
        for tile in members(origins(s.roads, donkeys, s.at))
    }
    return {TILES[tile]: [TILES[step] for step in way] for tile, way in ways.items() if way}
