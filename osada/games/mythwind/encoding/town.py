"""The town and its people as numbers. Cards of the story are numbers without their words."""

from __future__ import annotations

from typing import cast

from osada.kernel.action import Action
from osada.kernel.composed import Around, Derived, Record, Row
from osada.kernel.encoding import Encoding
from osada.kernel.game import Game
from osada.kernel.parts import SEATS, Counts, Flag, Number, OneOf, Player
from osada.kernel.state import Data, State

from ..rules.box import SEASONS, SPRITES, SYMBOLS, WEATHER_CARDS
from ..rules.cards import LAST_CARD
from ..rules.town import PHASES, Town
from ..rules.words import (
    AREAS,
    BUILDINGS,
    CHARACTERS,
    COUNTERS,
    DICE,
    GOALS,
    KINDS,
    RESOURCES,
    SKILLS,
    TILES,
)
from ..view.shape import View
from . import observed
from .boards import FARM, STALL, TRAIL, WORKSHOP
from .questions import QUESTIONS

CARDS = range(1, LAST_CARD + 1)
ACHIEVEMENTS = range(1, 16)
A_BUILDING = 3
A_COIN = 0.1


def _areas(areas: object) -> object:
    assert isinstance(areas, list)
    return [area["what"] for area in areas]


QUESTION = Record(kind=OneOf(QUESTIONS), seat=Player(), agreed=Player())
TABLE = Record(
    season=OneOf(SEASONS),
    year=Number(10),
    day=Number(WEATHER_CARDS),
    days=Number(WEATHER_CARDS),
    phase=OneOf(PHASES),
    turn=Player(),
    weather=Row(WEATHER_CARDS, OneOf(SYMBOLS)),
    tracks=Counts(RESOURCES, 12),
    areas=Derived(_areas, Row(AREAS, OneOf(("forest", "empty", *BUILDINGS)))),
    site=Row(4, OneOf(BUILDINGS)),
    stack=Counts(BUILDINGS),
    unlocked=Counts(BUILDINGS),
    tower=Counts(DICE, 12),
    supply=Counts(KINDS, 12),
    decks=Counts(("event", "adventure", "goal", "weather"), 20),
    kept=Counts(CARDS),
    goal=Record(
        goal=OneOf(range(1, GOALS + 1)),
        tokens=Number(6),
        progress=Row(3, Record(has=Number(20), needs=Number(20))),
    ),
    counters=Counts(COUNTERS, 50),
    envelopes=Counts(range(1, 5)),
    upgrades=Counts(range(1, 9)),
    sprite_field=Record(
        visitor=OneOf(SPRITES), available=Counts(SPRITES), used_by=OneOf(CHARACTERS)
    ),
    achievements=Counts(ACHIEVEMENTS),
    card=Record(kind=OneOf(("event", "adventure")), number=OneOf(CARDS)),
    question=QUESTION,
    aside=Row(SEATS, QUESTION),
    seats=Around(
        Record(
            character=OneOf(CHARACTERS),
            coins=Number(100),
            dice=Counts(DICE, 4),
            skills=Counts(SKILLS),
            used=Counts(SKILLS),
            figure=OneOf((*TILES, *BUILDINGS)),
            attached=OneOf(KINDS),
            actions=Number(6),
            finished=Flag(),
        )
    ),
    boards=Record(farmer=FARM, crafter=WORKSHOP, merchant=STALL, ranger=TRAIL),
)


class TownEncoding(Encoding):
    """A campaign has no end: a seat does as well as the town and its own purse."""

    table = TABLE

    def __init__(self, game: Game) -> None:
        """By their texts: the characters' words come in the order in which they were loaded."""
        super().__init__(game)
        self.words = sorted(game.vocabulary.actions, key=str)
        self._numbers = {action.text: number for number, action in enumerate(self.words)}

    def number(self, action: Action) -> int:
        return self._numbers[action.text]

    def seen(self, view: Data) -> Data:
        """Boards by character, cards by kind and number."""
        whole = cast(View, view)
        kind, _, number = (whole["card"] or "").partition(" ")
        return {
            **view,
            "stack": [card["building"] for card in whole["stack"]],
            "card": {"kind": kind, "number": number},
            "achievements": [reached["achievement"] for reached in whole["achievements"]],
            "boards": {seat["character"]: seat["board"] for seat in whole["seats"]},
        }

    def write(self, masked: State, seat: int, row: list[float]) -> None:
        observed.observe(masked, seat, row)

    def wholes(self) -> list[float]:
        return TABLE.wholes()

    def worth(self, state: State, seat: int) -> float:
        """The tracks, three for every building that stands, a tenth of a coin."""
        town = cast(Town, state)
        coins = town.sheet(seat).coins
        return sum(town.tracks) + A_BUILDING * len(town.standing()) + A_COIN * coins
