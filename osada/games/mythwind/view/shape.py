"""What a view of Mythwind holds. The page's types are generated from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from osada.kernel.action import Wire
from osada.kernel.shapes import Result, each_of
from osada.kernel.state import Data

from ..rules.box import Season, Sprite, Symbol
from ..rules.town import Phase
from ..rules.words import COUNTERS, KINDS, RESOURCES, Character, Kind
from .boards import BOARDS

Levels = Annotated[dict[str, int], each_of(RESOURCES)]
"""A number for each of the four resources."""
OwnBoard = Annotated[
    Data,
    Meta(extra_json_schema={"tsType": " | ".join(board.__name__ for board in BOARDS.values())}),
]
"""The character's own board, one of `boards.py`: msgspec knows no choice of several TypedDicts."""
ALSO = tuple(BOARDS.values())
"""Shapes that no other shape names: the page's types are made of these too."""


Workers = Literal["sprite", "villager", "any", "one-kind"]
EffectKey = Literal[
    "mythwind-effect-adventure",
    "mythwind-effect-advance_one",
    "mythwind-effect-back",
    "mythwind-effect-building",
    "mythwind-effect-char_action",
    "mythwind-effect-choose",
    "mythwind-effect-coins",
    "mythwind-effect-community",
    "mythwind-effect-construct",
    "mythwind-effect-deck",
    "mythwind-effect-demolish",
    "mythwind-effect-demolish_forest",
    "mythwind-effect-envelope",
    "mythwind-effect-event",
    "mythwind-effect-flag",
    "mythwind-effect-forest_remove",
    "mythwind-effect-forest_return",
    "mythwind-effect-goal_draw",
    "mythwind-effect-goal_ignore",
    "mythwind-effect-goto",
    "mythwind-effect-hire",
    "mythwind-effect-may",
    "mythwind-effect-progress",
    "mythwind-effect-res",
    "mythwind-effect-return_card",
    "mythwind-effect-skill",
    "mythwind-effect-sprite",
    "mythwind-effect-strengthen",
    "mythwind-effect-surplus",
    "mythwind-effect-tower",
    "mythwind-effect-use_building",
    "mythwind-effect-use_skill",
    "mythwind-effect-visit",
    "mythwind-effect-weaken",
    "mythwind-effect-worker",
]


class EffectArgs(TypedDict, total=False):
    """What the text of an effect has to know; each has only its own."""

    change: int
    count: int
    """99: all there are."""
    resources: list[str]
    kind: Workers
    place: Literal["tower", "hired"]
    who: Literal["each", "one", "group", "most"]
    mode: Literal["grant", "unlock", "extra", "forbid", "field", "add"]
    level: str
    card: int
    envelope: int
    upgrade: int
    building: str
    deck: str
    sprite: Sprite
    head: list[Effect]
    next: list[Effect]
    cost: list[Effect]
    gain: list[Effect]


class Effect(TypedDict):
    """What a card or a building does, or what it takes: a message that says it."""

    key: EffectKey
    args: EffectArgs


class Pattern(TypedDict):
    """Three days of weather and what they bring (MYT-DAWN-03)."""

    symbols: list[Symbol]
    effects: list[Effect]


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
    bonus: list[Effect]
    action_cost: list[Effect]
    action: list[Effect]
    season_end: list[Effect]
    season_end_goal: list[Effect]


class Progress(TypedDict):
    """How far the goal has come."""

    has: int
    needs: int


class Goal(TypedDict):
    """The season's goal card."""

    goal: int
    tokens: int
    progress: list[Progress]
    success: list[Effect]
    failure: list[Effect]


class SpriteField(TypedDict):
    """The sprite field."""

    visitor: Sprite | None
    available: list[Sprite]
    used_by: Character | None
    cost: list[Effect]
    effects: list[Effect]


class Meaning(TypedDict):
    """What an answer is called in the story, what it costs and brings."""

    answer: Wire
    label: str | None
    cost: list[Effect]
    effects: list[Effect]


class Question(TypedDict):
    """What is asked, of one seat or (`seat` is null) of all together."""

    kind: str
    seat: int | None
    choices: list[Wire]
    meanings: list[Meaning]
    proposal: Wire | None
    agreed: list[int]
    region: str | None
    """Whose cards are meant, where cards of the wild are chosen from."""
    card: str | None
    """The story's card that asks."""


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


class Chapter(TypedDict):
    """A chapter of the story that is over, the event that ended it, and what is new with it."""

    chapter: int
    card: int
    envelopes: list[int]
    upgrades: list[int]
    sprites: list[Sprite]
    buildings: list[str]
    """That the town can build since then, or has."""


class Seat(TypedDict):
    """One player's character today."""

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
    board: OwnBoard


class Whole(TypedDict):
    """The whole table as those may know it who know the same."""

    game: Literal["mythwind"]
    season: Season
    year: int
    seasons_played: int
    bad_winter: bool
    """Whether it is winter by the window, whatever the calendar says."""
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
    wanted: list[list[int]]
    """By goal card, from the first: the numbers that it asks of so many characters."""
    counters: Annotated[dict[str, int], each_of(COUNTERS)]
    envelopes: list[int]
    upgrades: list[int]
    sprite_field: SpriteField | None
    achievements: list[Achievement]
    card: str | None
    chapters: list[Chapter]
    question: Question | None
    aside: list[Question]
    seats: list[Seat]
    outcome: Result | None


class View(Whole):
    """The same for one viewer: a seat, or nobody's."""

    viewer: int | None
