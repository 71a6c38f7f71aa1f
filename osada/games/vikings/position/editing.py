"""Entering a position of Vikings on Board by hand: pieces, goods, vikings and bets on their places,
prices, rounds and players as numbers."""

from __future__ import annotations

from typing import cast

from osada.kernel.action import Wire
from osada.kernel.editing import Desk, Draft, Editor, Reading, read_draft
from osada.kernel.state import Data, State

from ..game import Vikings
from ..rules.board import Board
from ..rules.box import COLOURS, GOODS, SHIPS
from .placing import pick_up, put_down, ship_in, spots
from .read import VikingsReader
from .tray import groups

KEPT = (
    *("game", "options", "seats", "round", "waiting", "placed", "ships", "market", "piles"),
    *("removed", "shields", "bets"),
)
"""The rest follows from these at the start of a turn."""
BY_COLOUR = ("waiting", "placed")
OF_COLOUR = ("shields", "bets")


class VikingsEditor(Editor):
    """All of it lies open: whoever enters a position knows it."""

    def read(self, data: Data) -> Reading:
        return read_draft(VikingsReader(data, cast(Vikings, self.game).box))

    def written(self, state: State) -> Data:
        data = state.to_data()
        return {key: data[key] for key in KEPT}

    def bare(self, state: State) -> Data:
        data = self.written(state)
        data["ships"] = [{"hull": "", "goods": "", "sailed": False} for _ in range(SHIPS)]
        del data["piles"], data["bets"]
        return {**data, "waiting": {}, "placed": {}}

    def desk(self, state: State, hand: str) -> Desk:
        s = cast(Board, state)
        return Desk(s.opened(), groups(s), spots(s, hand))

    def pressed(self, state: State, hand: str, wire: Wire) -> Draft:
        data = self.written(state)
        if not hand:
            hand = pick_up(data, wire)
            return Draft(_at_a_turn(data), hand)
        put_down(data, hand, wire)
        data = _at_a_turn(data)
        after = self.read(data).state
        return Draft(data, self.left(after, hand) if after else "")

    def turned_to(self, state: State, word: str, value: int) -> Data:
        data = self.written(state)
        what, _, which = word.partition(" ")
        if what == "round":
            data["round"] = value
        elif what == "market":
            cast(Data, data["market"])[which] = value
        elif what == "sailed":
            ship_in(data, ("ship", int(which)))["sailed"] = bool(value)
        elif what == "removed":
            data["removed"] = _counted(str(data["removed"]), which, value)
            del data["piles"]
        elif what == "goods":
            who, kind = which.split()
            shields = cast(dict[str, str], data["shields"])
            shields[who] = _counted(shields[who], kind, value)
            del data["piles"]
        elif what == "players":
            _seat(data, value)
        else:
            _recolour(data, int(which), COLOURS[value])
        return _at_a_turn(data)


def _at_a_turn(data: Data) -> Data:
    """Whoever waits chooses a space; where nobody does, the ship of a sailor sails."""
    placed = cast(Data, data["placed"])
    if not data["waiting"] and "set-sail" in placed:
        return {**data, "stage": "sail"}
    return data


def _counted(text: str, kind: str, count: int) -> str:
    """A text of goods with so many of one kind."""
    words = text.split()
    return " ".join(
        one for good in GOODS for one in [good] * (count if good == kind else words.count(good))
    )


def _seat(data: Data, count: int) -> None:
    """So many play: who sits already stays, and what is of those who leave goes with them."""
    seated = cast(list[str], data["seats"])
    free = [colour for colour in COLOURS if colour not in seated]
    data["seats"] = stay = [*seated, *free][:count]
    cast(Data, data["options"]).pop("colours", None)
    for key in BY_COLOUR:
        data[key] = {at: who for at, who in cast(Data, data[key]).items() if who in stay}
    for key in OF_COLOUR:
        data[key] = {who: what for who, what in cast(Data, data[key]).items() if who in stay}
    for colour in stay:
        cast(Data, data["shields"]).setdefault(colour, "")
    data.pop("piles", None)


def _recolour(data: Data, seat: int, colour: str) -> None:
    """Another colour for a seat: whoever had it takes in exchange what this seat has had."""
    seated = cast(list[str], data["seats"])
    new = {seated[seat]: colour, colour: seated[seat]}
    cast(Data, data["options"]).pop("colours", None)
    data["seats"] = [new.get(one, one) for one in seated]
    for key in BY_COLOUR:
        data[key] = {at: new.get(str(w), w) for at, w in cast(Data, data[key]).items()}
    for key in OF_COLOUR:
        data[key] = {new.get(who, who): what for who, what in cast(Data, data[key]).items()}
    data.pop("piles", None)
