"""Why a demand cannot be paid, unit by unit. HAM-TRANSPORT-02, HAM-TRANSPORT-04, HAM-BUY-02."""

from __future__ import annotations

from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..map.transport import missing_donkeys, origins
from ..table import Table
from ..words import BASICS, MARKET, RESOURCES, TILES
from .demand import Demand
from .supply import Supply, can_pay, is_buy, kind_of, supplies, tile_of


def shortfall(s: Table, seat: int, target: int, demand: Demand, buying: bool) -> tuple[Reason, ...]:
    """Every reason why the demand cannot be brought together; empty when it can, which
    `can_pay` decides."""
    if can_pay(s, seat, target, demand, buying):
        return ()
    reasons: list[Reason] = []
    found = supplies(s, seat, target, demand, buying)
    best = found.best(list(demand.room), demand.total)
    if best is None:
        for wanted, kinds, reachable in _short(found):
            reasons += _missing(s, seat, target, wanted, kinds, reachable)
        reasons.append(_no_purchase(s, seat, target) if buying else Message(say.NO_BUYING, {}))
    else:
        reasons.append(Message(say.GOLD_SHORT, {"needed": -best, "gold": s.gold[seat]}))
        for _, kinds in demand.groups:
            reasons += _stranded(s, seat, target, kinds)
    return tuple(reasons)


def _short(found: Supply) -> list[tuple[int, tuple[int, ...], int]]:
    """The groups for which too little is there, and how much is; several together where each by
    itself would find enough."""
    groups = found.demand.groups
    short: list[tuple[int, tuple[int, ...], int]] = []
    told = 0
    for chosen in sorted(range(1, 1 << len(groups)), key=lambda chosen: chosen.bit_count()):
        if chosen & told:
            continue
        together = [groups[g] for g in range(len(groups)) if chosen >> g & 1]
        kinds = tuple(dict.fromkeys([kind for _, kinds in together for kind in kinds]))
        wanted = sum([count for count, _ in together])
        reachable = sum(
            [found.counts[i] for i in range(len(found.units)) if found.kinds[i] in kinds]
        )
        if reachable < wanted:
            short.append((wanted, kinds, reachable))
            told |= chosen
    return short


def _missing(
    s: Table, seat: int, target: int, wanted: int, kinds: tuple[int, ...], reachable: int
) -> list[Reason]:
    told: Args = {
        "wanted": wanted,
        "resources": [RESOURCES[kind] for kind in kinds],
        "reachable": reachable,
        "target": TILES[target],
    }
    return [Message(say.SHORT, told), *_stranded(s, seat, target, kinds)]


def _no_purchase(s: Table, seat: int, target: int) -> Reason:
    """HAM-BUY-02: where donkeys are lacking on the way from the Market."""
    lacking = missing_donkeys(s.roads, s.donkey_tiles(seat), MARKET, target)
    donkeys = [TILES[tile] for tile in lacking or []]
    return Message(say.MARKET_TOO_FAR, {"target": TILES[target], "donkeys": donkeys})


def _stranded(s: Table, seat: int, target: int, kinds: tuple[int, ...]) -> list[Reason]:
    """The wanted resources that lie in the village but cannot come, and what each would need."""
    donkeys = s.donkey_tiles(seat)
    reach = origins(s.roads, donkeys, target)
    reasons: list[Reason] = []
    for tile in s.village.order:
        if reach >> tile & 1:
            continue
        for kind in _kinds_on(s, tile):
            if kind in kinds:
                reasons.append(_cannot_come(s, donkeys, kind, tile, target))
    return reasons


def unit_refusal(s: Table, seat: int, target: int, unit: int) -> Reason | None:
    """Why one unit that is there cannot come to the target; None when it can."""
    donkeys = s.donkey_tiles(seat)
    tile = tile_of(unit)
    if origins(s.roads, donkeys, target) >> tile & 1:
        return None
    if is_buy(unit):
        return _no_purchase(s, seat, target)
    return _cannot_come(s, donkeys, kind_of(s, unit), tile, target)


def _kinds_on(s: Table, tile: int) -> list[int]:
    kinds = [kind for kind in range(BASICS) if s.basics[tile * BASICS + kind]]
    if s.tokens[tile * 2] or s.tokens[tile * 2 + 1]:
        kinds.append(s.box.tiles[tile].output)
    return kinds


def _cannot_come(s: Table, donkeys: int, kind: int, tile: int, target: int) -> Reason:
    told: Args = {
        "resource": RESOURCES[kind],
        "tile": TILES[tile],
        "target": TILES[target],
    }
    lacking = missing_donkeys(s.roads, donkeys, tile, target)
    if lacking is None:
        return Message(say.NO_WAY, told)
    told["donkeys"] = [TILES[t] for t in lacking]
    return Message(say.CANNOT_COME, told)
