"""Entering a moment of a campaign by hand, at noon: the valley area by area, the construction site
and the Tower; tracks, days and what each character has as numbers."""

from __future__ import annotations

from typing import cast

from osada.kernel.action import Wire
from osada.kernel.editing import Desk, Draft, Editor, Reading, read_draft
from osada.kernel.state import Data, State

from ..game import Mythwind
from ..rules.town import NOON, Town
from ..rules.words import CHARACTERS
from .placing import pick_up, put_down, spots
from .reading import MythwindReader
from .tray import groups

DROPPED = (
    *("chance", "learned", "turn", "supply", "phase", "tasks", "later", "busy", "open_cards"),
    *("returned", "question", "aside", "field"),
)
"""At noon nothing of these is told: all may act, and nothing waits."""
TODAY = ("figure", "attached", "actions", "acted", "forbidden", "finished", "used")
"""What a sheet says of the day so far; at noon it has only begun."""


class MythwindEditor(Editor):
    """What is not asked for is as it was: journals, decks and the story go on from there."""

    def read(self, data: Data) -> Reading:
        return read_draft(MythwindReader(data, cast(Mythwind, self.game).box))

    def begin(self, seats: int, empty: bool) -> Data:
        """The first noon; with an empty table, a valley of forest."""
        state = self.game.start(seats, 0)
        while cast(Town, state).phase != NOON or cast(Town, state).question is not None:
            seat = state.turn[0]
            state.play(seat, state.legal(seat)[0])
        return self.bare(state) if empty else self.written(state)

    def written(self, state: State) -> Data:
        s = cast(Town, state)
        data = s.to_data()
        data["ever_built"] = [
            name
            for number, name in enumerate(s.box.names)
            if s.ever_built >> number & 1 or number in s.areas
        ]
        gone = cast(dict[str, list[int]], data["gone"])
        for card in cast(list[str], data["open_cards"]):
            kind, number = card.split()
            if card not in cast(list[str], data["returned"]):
                gone[kind].append(int(number))
        for name, sheet in cast(dict[str, Data], data["sheets"]).items():
            for key in TODAY:
                sheet.pop(key, None)
            sheet["actions"] = int(CHARACTERS.index(name) in s.cast)
        return {key: value for key, value in data.items() if key not in DROPPED}

    def bare(self, state: State) -> Data:
        data = self.written(state)
        del data["areas"], data["ever_built"]
        return {**data, "tower": [], "site": [None] * 4}

    def desk(self, state: State, hand: str) -> Desk:
        s = cast(Town, state)
        return Desk(s.opened(), groups(s), spots(s, hand), 0)

    def pressed(self, state: State, hand: str, wire: Wire) -> Draft:
        data = self.written(state)
        if not hand:
            hand = pick_up(data, wire)
            return Draft(data, hand)
        put_down(data, hand, wire)
        after = self.read(data).state
        return Draft(data, self.left(after, hand) if after else "")

    def turned_to(self, state: State, word: str, value: int) -> Data:
        data = self.written(state)
        what, _, which = word.partition(" ")
        if what == "season":
            data["season"] = value - 1
        elif what == "day":
            _turn_to_day(data, value)
        elif what == "track":
            cast(Data, data["tracks"])[which] = value
        elif what == "coins":
            cast(dict[str, Data], data["sheets"])[which]["coins"] = value
        elif what == "goal":
            _choose_goal(data, value)
        else:
            _recast(data, int(which), CHARACTERS[value])
        return data


def _turn_to_day(data: Data, day: int) -> None:
    """A weather card is turned up each day."""
    deck = cast(dict[str, Data], data["decks"])["weather"]
    cards = [*cast(list[int], data["revealed"]), *cast(list[int], deck["cards"])]
    data["day"], data["revealed"] = day, cards[:day]
    cast(dict[str, Data], data["decks"])["weather"] = {"cards": cards[day:]}


def _choose_goal(data: Data, goal: int) -> None:
    """Another goal lies open; the one before goes back under its deck."""
    before = cast(int, data["goal"])
    deck = cast(dict[str, Data], data["decks"])["goal"]
    cards = [card for card in cast(list[int], deck["cards"]) if card != goal]
    gone = cast(dict[str, list[int]], data["gone"])
    gone["goal"] = [card for card in gone["goal"] if card != goal]
    back = [before] if before >= 0 and before != goal else []
    cast(dict[str, Data], data["decks"])["goal"] = {"cards": [*cards, *back]}
    data["goal"], data["goal_met"] = goal, False


def _recast(data: Data, seat: int, character: str) -> None:
    """Another character for a seat; whoever played it takes in exchange what this seat has had."""
    cast_ = cast(list[str], data["cast"])
    new = {cast_[seat]: character, character: cast_[seat]}
    data["cast"] = [new.get(one, one) for one in cast_]
    for name, sheet in cast(dict[str, Data], data["sheets"]).items():
        sheet["actions"] = int(name in cast(list[str], data["cast"]))
