"""The printed things of Mythwind, checked and ready for the rules. MYT-COMP-01 to MYT-COMP-15."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, final

from osada.kernel.action import Vocabulary
from osada.kernel.content import Content
from osada.kernel.state import Data

from .added_cards import with_added
from .cards import Adventure, Event, load_story
from .conditions import BadTest, read_test
from .effects import LEVELS, BadEffect, read_effects
from .words import (
    AREAS,
    CHARACTERS,
    FOLDER,
    LETTERS,
    TILES,
    said,
)

if TYPE_CHECKING:
    from .characters.character import Character
    from .ops.op import Op

Symbol = Literal["sunny", "cloudy", "rainy"]
SYMBOLS: Final[tuple[Symbol, ...]] = ("sunny", "cloudy", "rainy")
Season = Literal["spring", "summer", "autumn", "winter"]
SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")
NEEDS_NOTHING: Final = -1
NEEDS_EVENT: Final = -2
NEEDS_ADVENTURE: Final = -3
WEATHER_CARDS: Final = 10
Sprite = Literal["fiks", "buuk", "lupek", "dolek", "elida", "puk"]
SPRITES: Final[tuple[Sprite, ...]] = ("fiks", "buuk", "lupek", "dolek", "elida", "puk")
NEEDED: Final = (
    *("level", "requires", "attachment", "entry", "cost_1", "cost_2", "cost_3", "cost_4", "texts"),
)
"""What a building card cannot be without."""
POSSIBLE: Final = ("upgrade", "bonus", "action_cost", "action", "season_end", "season_end_goal")
NAME: Final = re.compile(r"[a-z]{1,20}(-[a-z]{1,20}){0,3}")
RESERVED: Final = (*TILES, "none", "event", "forest", "empty")
TALES: Final = {
    "guest": ("painter", "pedlar", "soldier", "singer", "surveyor", "child"),
    "letter": ("thanks", "question", "quarrel", "copy"),
    "anniversary": ("kept",),
    "sky": ("fog", "comet", "frost", "bees", "flood", "geese"),
}
"""The small stories by what they are made of: a building, an event, an achievement, the year."""
PROJECTS: Final = 12
WORKS: Final = 12
"""Kinds of great works."""
OCCASIONS: Final = ("construct", "community", "hire", "adventure")


@final
class Building:
    """A building card, both sides (MYT-COMP-06): an action, something at the season's end, or both
    (MYT-BLD-01)."""

    def __init__(self, content: Content, number: int, names: tuple[str, ...]) -> None:
        place = f"building.{names[number]}."
        self.number: Final = number
        self.name: Final = names[number]
        self.level: Final = LEVELS.index(content.text(place + "level", LEVELS))
        needs = content.text(place + "requires", (*names, "none", "event", "adventure"))
        self.requires: Final = (
            names.index(needs)
            if needs in names
            else -1 - ("none", "event", "adventure").index(needs)
        )
        self.upgrade: Final = _switch(content, place + "upgrade")
        self.attachment: Final = ("S", "V").index(content.text(place + "attachment", ("S", "V")))
        self.entry: Final = content.whole(place + "entry", 1, 4)
        self.costs: Final = tuple(_cost(content, f"{place}cost_{n}") for n in (1, 2, 3, 4))
        self.bonus: Final = effects(content, place + "bonus")
        self.has_action: Final = place + "action" in content.entries
        self.action_cost: Final = effects(content, place + "action_cost")
        self.action: Final = effects(content, place + "action")
        self.season_end: Final = effects(content, place + "season_end")
        self.season_end_goal: Final = effects(content, place + "season_end_goal")
        self.shown: Final[list[Data | None]] = [None, None, None, None]
        """Where the view keeps the card as it shows it, by the number of players: what is printed
        never changes."""


@final
class Goal:
    """A goal card (MYT-GOAL-01)."""

    def __init__(self, content: Content, number: int) -> None:
        goals = content.members("goal")
        place = f"goal.{goals[number]}."
        if goals[number] != str(number + 1):
            content.refuse(place + "test", f"is number {number + 1}: goals count on from the last")
        self.test: Final = content.text(place + "test")
        self.tokens: Final = content.whole(place + "tokens", 0, 5)
        self.success: Final = effects(content, place + "success")
        self.failure: Final = effects(content, place + "failure")
        joins = (
            content.whole(place + "joins", 1, number) if place + "joins" in content.entries else 0
        )
        self.joins: Final = joins - 1
        """The goal with which it comes into the deck, where none unlocks it."""
        self.unlock: Final = content.whole(place + "unlock", 0, len(goals)) - 1
        try:
            read_test(self.test, content.members("building"))
        except BadTest as fault:
            content.refuse(place + "test", str(fault))


@final
class Upgrade:
    """A tower upgrade: what it is tied to, and what it gives (MYT-TOWER-01 to MYT-TOWER-08)."""

    def __init__(self, content: Content, number: int) -> None:
        place = f"tower.{number + 1}."
        self.on: Final = content.text(place + "on", OCCASIONS)
        spent = content.text(place + "per_spent") if place + "per_spent" in content.entries else ""
        self.per_spent: Final = tuple(LETTERS.index(x) for x in spent.split("/")) if spent else ()
        self.effects: Final = effects(content, place + "effects")


@final
class Tales:
    """Dear projects, great works, feasts and small stories at a season's end."""

    def __init__(self, content: Content) -> None:
        self.projects_from: Final = content.whole("tales.projects_from", 0, 99)
        self.feasts_from: Final = content.whole("tales.feasts_from", 0, 99)
        self.stories_from: Final = content.whole("tales.stories_from", 0, 99)
        self.feast_cost: Final = content.whole("tales.feast_cost", 1, 10)
        self.feast: Final = effects(content, "tales.feast")
        self.by_kind: Final = {
            kind: {name: effects(content, f"{kind}.{name}") for name in names}
            for kind, names in TALES.items()
        }
        self.projects: Final = tuple(
            (effects(content, f"project.{n}.cost"), effects(content, f"project.{n}.effects"))
            for n in range(1, PROJECTS + 1)
        )
        self.works: Final = tuple(
            (effects(content, f"work.{n}.cost"), effects(content, f"work.{n}.gift"))
            for n in range(1, WORKS + 1)
        )
        """Great works: what the town pays and what each gives."""
        self.works_least: Final = content.whole("works.least", 1, 99)


@final
class Box:
    """Everything in the form the rules use."""

    def __init__(
        self,
        content: Content,
        words: Vocabulary,
        cast: tuple[Character, ...],
        ops: dict[str, Op],
        printing: int,
    ) -> None:
        self.cast: Final = cast
        """The four characters, in the order of words.CHARACTERS."""
        self.ops: Final = ops
        """How a task is resolved, by its first word."""
        self.journal_kinds: Final = frozenset(kind for one in cast for kind in one.kinds)
        """The kinds of action that belong to some character's journal."""
        self.words: Final = words
        self.names: Final = building_names(content)
        self.spaces: Final = (*TILES, *self.names)
        """Where a figure can go."""
        self.visit: Final = said(words, "visit", self.spaces)
        self.construct: Final = said(words, "construct", self.names)
        self.demolish: Final = said(words, "demolish", self.names)
        self.building: Final = said(words, "building", self.names)
        self.goal: Final = said(words, "goal", content.members("goal"))
        """To choose each goal."""
        self.buildings: Final = tuple(
            Building(content, n, self.names) for n in range(len(self.names))
        )
        self.dependants: Final = tuple(
            tuple(card.number for card in self.buildings if card.requires == b)
            for b in range(len(self.names))
        )
        """By building, those that require it."""
        self.goals: Final = tuple(Goal(content, n) for n in range(len(self.goal)))
        self.upgrades: Final = tuple(Upgrade(content, n) for n in range(8))
        names = [f"weather.W{n + 1}." for n in range(WEATHER_CARDS)]
        self.weather_symbols: Final = tuple(
            SYMBOLS.index(content.text(name + "symbol", SYMBOLS)) for name in names
        )
        self.weather_effects: Final = tuple(
            content.text(name + "effect", ("", "progress", "event", "visit")) for name in names
        )
        order = content.entries["weather_order.first"].value
        self.first_order: Final = _order(content, order)
        self.patterns: Final = tuple(
            tuple(_pattern(content, f"season.{season}.pattern-{i}.") for i in (1, 2, 3))
            for season in SEASONS
        )
        self.forests: Final = {
            area: effects(content, f"forest.{area + 1}.effects")
            for area in range(AREAS)
            if f"forest.{area + 1}.effects" in content.entries
        }
        self.sprite_costs: Final = tuple(effects(content, f"sprite.{s}.cost") for s in SPRITES)
        self.sprite_effects: Final = tuple(effects(content, f"sprite.{s}.effects") for s in SPRITES)
        self.faces: Final = content.wholes("dice.faces", 6, 0, 3)
        self.dice_each: Final = content.whole("dice.each", 1, 8)
        self.clear_price: Final = content.whole("prices.clear", 0, 30)
        self.hire_one: Final = content.whole("prices.hire_one", 0, 30)
        self.hire_two: Final = content.whole("prices.hire_two", 0, 30)
        self.odd_job: Final = content.whole("prices.odd_job", 0, 30)
        self.skill_slots: Final = content.whole("prices.skill_slots", 1, 8)
        self.start_coins: Final = tuple(
            content.whole(f"character.{c}.coins", 0, 99) for c in CHARACTERS
        )
        self.community: Final = tuple(
            content.wholes(f"character.{c}.community", 4, 1, 99) for c in CHARACTERS
        )
        self.tales: Final = Tales(content)
        """What is told at a season's end."""
        if max(self.faces) < 1:
            content.refuse("dice.faces", "need at least one face that is not blank")
        content.check()
        printed = load_story(FOLDER, self.names, printing)
        self.story: Final = with_added(printed, content, self.names)
        self.events: Final[dict[int, Event]] = self.story.events
        self.adventures: Final[dict[int, Adventure]] = self.story.adventures
        self.joining: Final = {
            "event": {n: event.joins for n, event in self.events.items() if event.joins},
            "adventure": {n: one.joins for n, one in self.adventures.items() if one.joins},
            "goal": {n: goal.joins + 1 for n, goal in enumerate(self.goals, 1) if goal.joins >= 0},
        }
        """By deck, the cards that come with another, and with which."""

    def with_joining(self, deck: str, cards: Sequence[int]) -> list[int]:
        """Cards that come into a deck, by number, and those that say that they come with them."""
        joining = self.joining.get(deck, {})
        return [*cards, *(card for card, joins in joining.items() if joins in cards)]


def building_names(content: Content) -> tuple[str, ...]:
    """Every building there is; what an owner's file adds must be whole."""
    names = content.members("building")
    for name in content.added("building"):
        place = f"building.{name}."
        if content.complete(place, NEEDED, POSSIBLE) and not NAME.fullmatch(name):
            content.refuse(place + "level", f"'{name}' is no name: say e.g. 'clock-tower'")
        elif name in RESERVED:
            content.refuse(place + "level", f"'{name}' is the name of something else")
    content.check()
    return names


def _switch(content: Content, name: str) -> bool:
    """True or false; false where there is no such entry."""
    value = content.entries[name].value if name in content.entries else False
    if not isinstance(value, bool):
        content.refuse(name, f"must be true or false, not {value!r}")
    return value is True


def effects(content: Content, name: str) -> tuple[str, ...]:
    """A list of effects, each understood; nothing where there is no such entry."""
    if name not in content.entries:
        return ()
    value = content.entries[name].value
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        content.refuse(name, f"must be a list of effects, not {value!r}")
        return ()
    try:
        read_effects(value, content.members("building"))
    except BadEffect as fault:
        content.refuse(name, str(fault))
        return ()
    return tuple(value)


def _cost(content: Content, name: str) -> tuple[int, int, int, int]:
    """`I1 P2` as amounts of the four resources (MYT-BUILD-03)."""
    found = [0, 0, 0, 0]
    for word in content.text(name).split():
        if word[:1] in LETTERS and word[1:].isdecimal() and int(word[1:]) <= 10:
            found[LETTERS.index(word[0])] += int(word[1:])
        else:
            content.refuse(name, f"'{word}' is no cost: say e.g. 'I1 P2'")
    return found[0], found[1], found[2], found[3]


def _pattern(content: Content, place: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Three symbols and what they bring (MYT-DAWN-03)."""
    text = content.text(place + "symbols")
    if len(text) != 3 or any(letter not in "SCR" for letter in text):
        content.refuse(place + "symbols", "must be three of S, C and R")
        text = "SSS"
    return tuple("SCR".index(letter) for letter in text), effects(content, place + "effects")


def _order(content: Content, value: object) -> tuple[int, ...]:
    names = [f"W{n + 1}" for n in range(WEATHER_CARDS - 1)]
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(names):
        content.refuse("weather_order.first", f"must hold each of {', '.join(names)} once")
        return tuple(range(WEATHER_CARDS - 1))
    return tuple(names.index(name) for name in value)
