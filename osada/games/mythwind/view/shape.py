"""What a view of Mythwind holds. The page's types are generated from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from osada.kernel.action import Wire
from osada.kernel.shapes import Result, each_of
from osada.kernel.state import Data

from ..rules.box import Season, Sprite, Symbol
from ..rules.town import Phase
from ..rules.words import COUNTERS, KINDS, RESOURCES, Character, Kind
from .boards import BOARDS

Levels = Annotated[dict[str, int], each_of(RESOURCES)]
"""A number for each of the four resources."""
ALSO = tuple(BOARDS.values())
"""Shapes that no other shape names: the page's types are made of these too."""


class Pattern(TypedDict):
    """Three days of weather and what they bring (MYT-DAWN-03)."""

    symbols: list[Symbol]
    effects: list[str]


class Area(TypedDict):
    """One of the 13 areas: `forest`, `empty` or a building."""

    area: int
    what: str


class Building(TypedDict):
    """A building card."""

    building: str
    level: int
    requires: str | None
    upgrade: bool
    attachment: Kind
    entry: int
    cost: Annotated[dict[str, int], each_of(RESOURCES, some=True)]
    bonus: list[str]
    action_cost: list[str]
    action: list[str]
    season_end: list[str]
    season_end_goal: list[str]


class Progress(TypedDict):
    """How far the goal has come."""

    has: int
    needs: int


class Goal(TypedDict):
    """The season's goal card."""

    goal: int
    tokens: int
    progress: list[Progress]
    success: list[str]
    failure: list[str]


class SpriteField(TypedDict):
    """The sprite field."""

    visitor: Sprite | None
    available: list[Sprite]
    used_by: Character | None
    cost: list[str]
    effects: list[str]


class Meaning(TypedDict):
    """What an answer is called in the story, what it costs and brings."""

    answer: Wire
    label: str | None
    cost: list[str]
    effects: list[str]


class Question(TypedDict):
    """What is asked, of one seat or (`seat` is null) of all together."""

    kind: str
    seat: int | None
    choices: list[Wire]
    meanings: list[Meaning]
    proposal: Wire | None
    agreed: list[int]


class Prices(TypedDict):
    """What is the same for everybody."""

    clear: int
    hire_one: int
    hire_two: int
    odd_job: int


class Decks(TypedDict):
    """How many cards are left."""

    event: int
    adventure: int
    goal: int
    weather: int


class Achievement(TypedDict):
    """Something reached, and when."""

    achievement: int
    season: int
    day: int


class Seat(TypedDict):
    """One player's character today. `board` is its own: one of `boards.py`."""

    seat: int
    character: Character
    coins: int
    dice: list[str]
    skills: list[str]
    used: list[str]
    community: Levels
    figure: str | None
    attached: Kind | None
    actions: int
    finished: bool
    board: Data


class Whole(TypedDict):
    """The whole table as those may know it who know the same."""

    game: Literal["mythwind"]
    season: Season
    year: int
    seasons_played: int
    day: int
    days: int
    phase: Phase
    turn: list[int]
    weather: list[Symbol]
    patterns: list[Pattern]
    tracks: Levels
    areas: list[Area]
    site: list[str | None]
    stack: list[Building]
    buildings: list[Building]
    unlocked: list[str]
    tower: list[str]
    supply: Annotated[dict[str, int], each_of(KINDS)]
    prices: Prices
    decks: Decks
    kept: list[int]
    goal: Goal | None
    counters: Annotated[dict[str, int], each_of(COUNTERS)]
    envelopes: list[int]
    upgrades: list[int]
    sprite_field: SpriteField | None
    achievements: list[Achievement]
    card: str | None
    question: Question | None
    seats: list[Seat]
    outcome: Result | None


class View(Whole):
    """The same for one viewer: a seat, or nobody's."""

    viewer: int | None
