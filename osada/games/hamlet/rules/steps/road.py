"""Building a road between two tiles that touch. HAM-BRIDGE-01 to HAM-BRIDGE-04, HAM-ROAD-02,
HAM-TILE-05."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from .. import words
from ..awards import take_milestone
from ..map.roads import BRIDGE, PATH, crossing, members, piece_of, roads_of, spread
from ..map.shapes import FOREST, HILL
from ..paying.deed import PaidDeed
from ..paying.demand import Demand
from ..table import BRIDGING, PATHING, PLANNER, Table
from ..words import TILES


class BuildRoad(PaidDeed):
    """A bridge over hill against hill, a path over forest against forest; never over a cliff."""

    def __init__(self, bridge: bool) -> None:
        super().__init__(BRIDGING if bridge else PATHING, words.BRIDGE if bridge else words.PATH)
        self.road = BRIDGE if bridge else PATH
        self.terrain = HILL if bridge else FOREST

    def subjects(self, s: Table, seat: int) -> list[Action]:
        if s.roads.built_by(seat) >= s.box.road_pieces:
            return []
        return [
            self.words[other]
            for other in members(s.village.beside[s.at] & ~s.roads.near[s.at])
            if crossing(s.village, s.at, other, self.terrain)[0] >= 0
        ]

    def price(self, s: Table, subject: int) -> Demand:
        """HAM-BRIDGE-02"""
        return s.box.bridge_price if self.road == BRIDGE else s.box.path_price

    def barred(self, s: Table, seat: int, subject: int) -> tuple[Reason, ...]:
        told: Args = {"origin": TILES[s.at], "target": TILES[subject]}
        if not s.village.beside[s.at] >> subject & 1:
            return (Message(say.NOT_ADJACENT, told),)
        if s.roads.near[s.at] >> subject & 1:  # HAM-BRIDGE-01: one direct link a pair
            return (Message(say.ALREADY_LINKED, told),)
        if s.options.no_detour and spread(s.roads.printed, 1 << s.at) >> subject & 1:
            return (Message(say.DETOUR, told),)
        if crossing(s.village, s.at, subject, self.terrain)[0] < 0:
            return (Message(say.CLIFF, {**told, "road": self.words[0].kind}),)
        if s.roads.built_by(seat) >= s.box.road_pieces:
            return (Message(say.NO_ROAD_PIECE, {"most": s.box.road_pieces}),)
        return ()

    def complete(self, s: Table, seat: int) -> None:
        """HAM-BRIDGE-03: one own piece over the contact; HAM-BRIDGE-04: perhaps the Planner."""
        section, other_section = crossing(s.village, s.at, s.subject, self.terrain)
        piece = piece_of(seat, self.road, s.at, section, s.subject, other_section)
        s.roads = roads_of(s.village, (*s.roads.pieces, piece))
        if s.telling:
            s.tell(
                say.ROAD_BUILT,
                {
                    "seat": seat,
                    "road": self.words[0].kind,
                    "origin": TILES[s.at],
                    "target": TILES[s.subject],
                },
            )
        take_milestone(s, seat, PLANNER)
