"""Entering a position of Hamlet by hand: the village tile by tile, who stands on it and what lies
there; players, goals and sales as numbers."""

from __future__ import annotations

from typing import cast

from osada.kernel.action import Wire
from osada.kernel.editing import Desk, Draft, Editor, Reading, read_draft
from osada.kernel.state import Data, State

from ..game import Hamlet
from ..rules.table import Table
from ..rules.words import CHURCH, COLOURS, TILES
from .placing import TERRAIN, pick_up, piece_spots, put_down, road_spots, taken_up, tile_spots
from .read import HamletReader
from .tray import groups

KEPT = (
    *("game", "options", "seats", "first", "round", "mover", "tiles", "roads", "row", "offers"),
    *("delivered", "milestones", "players"),
)
"""The rest follows from these at the start of a turn: what lies nowhere is in the bag."""
STILL: Data = {"stage": "turn", "errands": [], "ways": {}, "routes": {}, "sites": []}
"""Nobody is on an errand while a table is laid out."""


class HamletEditor(Editor):
    """All of it lies open in Hamlet."""

    def read(self, data: Data) -> Reading:
        return read_draft(HamletReader(data, cast(Hamlet, self.game).box))

    def written(self, state: State) -> Data:
        data = state.to_data()
        for player in cast(dict[str, Data], data["players"]).values():
            for key in ("villagers", "donkeys"):
                player[key] = [worker.split()[0] for worker in cast(list[str], player[key])]
        return {key: data[key] for key in KEPT}

    def bare(self, state: State) -> Data:
        data = self.written(state)
        church = cast(Data, data["tiles"])[TILES[CHURCH]]
        del data["row"], data["offers"]
        return {**data, "tiles": {TILES[CHURCH]: church}}

    def holds(self, state: State, hand: str) -> bool:
        """A road may have one end already."""
        road, _, tile = hand.rpartition(" ")
        begun = road.split(" ")[0] in TERRAIN and tile in TILES
        return super().holds(state, road if begun else hand)

    def desk(self, state: State, hand: str) -> Desk:
        s = cast(Table, state)
        seat = s.mover
        shown: Data = {}
        what, *which = hand.split() or [""]
        if what == "tile":
            shown, spots = tile_spots(s, TILES.index(which[0]))
        elif what in TERRAIN:
            shown, spots = road_spots(s, what, which[1] if len(which) > 1 else "")
            seat = COLOURS.index(which[0])
        elif what:
            spots = piece_spots(s, what)
        else:
            spots = taken_up(s)
        view: Data = {**s.opened(), **STILL, **shown, "mover": seat}
        return Desk(view, groups(s), spots, seat)

    def pressed(self, state: State, hand: str, wire: Wire) -> Draft:
        data = self.written(state)
        if not hand:
            hand = pick_up(data, wire)
            return Draft(data, hand)
        then = put_down(cast(Table, state), data, hand, wire)
        if len(then.split()) > len(hand.split()) or then.startswith("tile "):
            return Draft(data, "" if then.startswith("tile ") else then)
        after = self.read(data).state
        return Draft(data, self.left(after, then) if after else "")

    def turned_to(self, state: State, word: str, value: int) -> Data:
        s = cast(Table, state)
        data = self.written(s)
        players = cast(dict[str, Data], data["players"])
        what, _, which = word.partition(" ")
        seated = [None, *COLOURS[: s.seats]]
        if what == "round":
            data["round"] = value
        elif what in ("first", "mover"):
            data[what] = COLOURS[value]
        elif what == "gold":
            players[which]["gold"] = value
        elif what == "stars":
            _earn(cast(dict[str, int], players[which]["earned"]), value)
        elif what == "space":
            cast(list[object], data["delivered"])[int(which)] = seated[value]
        elif what == "goal":
            cast(Data, data["milestones"])[which] = seated[value]
        elif what == "coins":
            row = cast(list[str], data["row"])
            row[int(which)] = f"{row[int(which)].split()[0]} {value}"
        else:
            _sell(data, int(which), value)
        return data


def _earn(earned: dict[str, int], stars: int) -> None:
    """So many on the track: what is new counts for construction, what goes is taken anywhere."""
    more = stars - sum(earned.values())
    earned["construction"] += max(0, more)
    for source in earned:
        less = min(earned[source], max(0, -more))
        earned[source] -= less
        more += less


def _sell(data: Data, sale: int, where: int) -> None:
    """A sale tile into the stack (0), on the market (1) or to a player."""
    offers = cast(list[int | None], data["offers"])
    offers[:] = [None if one == sale else one for one in offers]
    for player in cast(dict[str, Data], data["players"]).values():
        sales = cast(list[int], player["sales"])
        sales[:] = [one for one in sales if one != sale]
    if where == 1:
        free = offers.index(None) if None in offers else len(offers) - 1
        offers[free] = sale
    elif where > 1:
        colour = COLOURS[where - 2]
        cast(list[int], cast(dict[str, Data], data["players"])[colour]["sales"]).append(sale)
