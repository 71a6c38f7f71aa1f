"""What a view of Mythwind holds, as far as it is drawn; made by the game's `view`.

A seat's `board` is its character's own: its shape stands where it is drawn (see `journals.py`).
"""

from __future__ import annotations

from typing import TypedDict

from osada.kernel.state import Data


class Pattern(TypedDict):
    """Three days of weather and what they bring (MYT-DAWN-03)."""

    symbols: list[str]
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
    attachment: str
    entry: int
    cost: dict[str, int]
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


class Field(TypedDict):
    """The sprite field."""

    visitor: str | None
    available: list[str]
    used_by: str | None
    cost: list[str]
    effects: list[str]


class Meaning(TypedDict):
    """What an answer is called in the story, what it costs and brings."""

    label: str | None
    cost: list[str]
    effects: list[str]


class Question(TypedDict):
    """What is asked, of one seat or (`seat` is None) of all together."""

    kind: str
    seat: int | None
    choices: list[str]
    meanings: dict[str, Meaning]
    proposal: str | None
    agreed: list[int]


class Seat(TypedDict):
    """One player's character today."""

    seat: int
    character: str
    coins: int
    dice: list[str]
    skills: list[str]
    used: list[str]
    community: dict[str, int]
    figure: str | None
    attached: str | None
    actions: int
    finished: bool
    board: Data


class View(TypedDict):
    """The whole table."""

    viewer: int | None
    season: str
    year: int
    day: int
    days: int
    phase: str
    turn: list[int]
    weather: list[str]
    patterns: list[Pattern]
    tracks: dict[str, int]
    areas: list[Area]
    site: list[str | None]
    stack: list[Building]
    buildings: list[Building]
    unlocked: list[str]
    tower: list[str]
    supply: dict[str, int]
    prices: dict[str, int]
    decks: dict[str, int]
    kept: list[int]
    goal: Goal | None
    counters: dict[str, int]
    envelopes: list[int]
    upgrades: list[int]
    sprite_field: Field | None
    achievements: list[dict[str, int]]
    card: str | None
    question: Question | None
    seats: list[Seat]
