"""Building a road between two tiles that touch. HAM-BRIDGE-01 to HAM-BRIDGE-04, HAM-ROAD-02,
HAM-TILE-05."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from .. import phrases as say
from ..map.roads import spread
from ..map.shapes import FOREST, HILL
from ..paying.completing import crossing
from ..paying.paying import begin_payment
from ..paying.payment import can_pay
from ..paying.shortfall import shortfall
from ..table import BRIDGING, PATHING, Table
from ..words import BRIDGE, PATH, TILES
from .step import Deed


class BuildRoad(Deed):
    """A bridge over hill against hill, a path over forest against forest; never over a cliff."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        if s.roads.built_by(seat) >= s.box.road_pieces:
            return []
        sites = sorted({other for _, other, _ in s.village.touching[s.at]})
        sites = [other for other in sites if _barred(s, other) is None]
        found: list[Action] = []
        for words, terrain, price in (
            (BRIDGE, HILL, s.box.bridge_price),
            (PATH, FOREST, s.box.path_price),
        ):
            open_sites = [o for o in sites if crossing(s, s.at, o, terrain)[0] >= 0]
            if open_sites and can_pay(s, seat, s.at, price, True):
                found += [words[other] for other in open_sites]
        return found

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        other = action.args[0]
        bridge = action.kind == "bridge"
        told: dict[str, object] = {"origin": TILES[s.at], "target": TILES[other]}
        if not any(neighbour == other for _, neighbour, _ in s.village.touching[s.at]):
            return (Message(say.NOT_ADJACENT, told),)
        barred = _barred(s, other)
        if barred is not None:
            return (barred,)
        if crossing(s, s.at, other, HILL if bridge else FOREST)[0] < 0:
            return (Message(say.CLIFF, {**told, "road": action.kind}),)
        if s.roads.built_by(seat) >= s.box.road_pieces:
            return (Message(say.NO_ROAD_PIECE, {"most": s.box.road_pieces}),)
        price = s.box.bridge_price if bridge else s.box.path_price
        return shortfall(s, seat, s.at, price, True)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        purpose = BRIDGING if action.kind == "bridge" else PATHING
        begin_payment(s, seat, purpose, action.args[0])


def _barred(s: Table, other: int) -> Reason | None:
    """HAM-BRIDGE-01: one direct link a pair, printed or built; as a table option no road either
    where a printed way leads there already."""
    told: dict[str, object] = {"origin": TILES[s.at], "target": TILES[other]}
    if s.roads.near[s.at] >> other & 1:
        return Message(say.ALREADY_LINKED, told)
    if s.no_detour and spread(s.roads.printed, 1 << s.at) >> other & 1:
        return Message(say.DETOUR, told)
    return None
