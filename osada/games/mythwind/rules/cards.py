"""Event and adventure cards from their files, checked with file, line and reason. MYT-COMP-01,
MYT-COMP-02, MYT-EVENT-07. All of them are our own story; none is a published card."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from osada.kernel.content import line_numbers
from osada.kernel.errors import BadContent, Fault, did_you_mean

from .conditions import BadTest, read_test
from .effects import BadEffect, read_effects
from .words import BUILDINGS, PRINTINGS

Table = dict[str, object]
EVENT_KEYS: Final = (
    *("arc", "if", "else", "requires", "effects", "by_season", "roll", "option", "fallback"),
    *("after", "until", "passive", "since", "joins"),
)
ADVENTURE_KEYS: Final = ("section", "since", "joins")
SINCE: Final = "since"
LAST_CARD: Final = 160
"""The highest number that an event or an adventure may have."""
CHOICE_KEYS: Final = ("key", "test", "cost", "effects", "else", "after", "roll", "attach")


@final
class Choice:
    """One way to answer a card."""

    def __init__(
        self, key: str, test: str, cost: tuple[str, ...], effects: tuple[str, ...]
    ) -> None:
        self.key: Final = key
        self.test: Final = test
        self.cost: Final = cost
        self.effects: Final = effects
        self.attach = -1
        """For an adventure: 0 sprites, 1 villagers (MYT-NOON-ADV-03)."""
        self.otherwise: tuple[str, ...] = ()
        self.after: tuple[str, ...] = ()
        self.roll: Roll | None = None


@final
class Roll:
    """A die to roll and what each face brings."""

    def __init__(self, die: str, faces: dict[int, tuple[str, ...]]) -> None:
        self.die: Final = die
        self.faces: Final = faces


CHAPTER_ENDS: Final = "flag inc chapter"


@final
class Event:
    """An event card."""

    def __init__(self, number: int, arc: str) -> None:
        self.number: Final = number
        self.arc: Final = arc
        self.condition = ""
        self.otherwise: tuple[str, ...] = ()
        self.requires = ""
        self.effects: tuple[str, ...] = ()
        self.by_season: tuple[tuple[str, ...], ...] = ((), (), (), ())
        self.roll: Roll | None = None
        self.options: tuple[Choice, ...] = ()
        self.fallback: tuple[str, ...] = ()
        self.after: tuple[str, ...] = ()
        self.until = ""
        """For a card that stays on the table: the condition that ends it, or `season_end`."""
        self.passive: tuple[tuple[str, tuple[str, ...]], ...] = ()
        self.joins = 0
        """The event with which it comes into the deck, where no effect of another card names it."""

    @property
    def ends_chapter(self) -> bool:
        """Whether a chapter of the story is over with it."""
        return CHAPTER_ENDS in self.after


@final
class Adventure:
    """An adventure card: the sections of its back."""

    def __init__(self, number: int, sections: tuple[Choice, ...]) -> None:
        self.number: Final = number
        self.sections: Final = sections
        self.joins = 0
        """The adventure with which it comes into the deck."""


@final
class Story:
    """All cards that tell of the valley, by number."""

    def __init__(self, events: dict[int, Event], adventures: dict[int, Adventure]) -> None:
        self.events: Final = events
        self.adventures: Final = adventures


@lru_cache(maxsize=8)
def load_story(
    folder: Path, buildings: tuple[str, ...] = BUILDINGS, printing: int = PRINTINGS
) -> Story:
    """The story that the files of a folder tell, as it was printed then."""
    return Story(
        load_events(folder, buildings, printing), load_adventures(folder, buildings, printing)
    )


def of_printing(cards: Table, printing: int) -> Table:
    """The cards of a file that a printing has, without what says since when."""
    found: Table = {}
    for name, card in cards.items():
        if not isinstance(card, dict):
            found[name] = card
        elif _since(card) <= printing:
            found[name] = {key: value for key, value in card.items() if key != SINCE}
    return found


def _since(card: Table) -> int:
    """The printing that a card came with; 0 where it says none."""
    since = card.get(SINCE)
    return since if isinstance(since, int) and not isinstance(since, bool) and since > 0 else 0


class CardFile:
    """One file of cards, and the faults found in it."""

    def __init__(
        self, name: str, data: Table, lines: dict[str, int], buildings: tuple[str, ...]
    ) -> None:
        self.name = name
        self.data = data
        self.lines = lines
        self.buildings = buildings
        self.faults: list[Fault] = []

    def fault(self, place: str, reason: str) -> None:
        self.faults.append(Fault(place, reason, self.name, self.lines.get(place, 0)))

    def table(self, value: object, place: str) -> Table:
        if isinstance(value, dict):
            return value
        self.fault(place, "must be a table")
        return {}

    def tables(self, value: object, place: str) -> list[Table]:
        if isinstance(value, list):
            return [self.table(item, place) for item in value]
        self.fault(place, "must be a list of tables [[…]]")
        return []

    def cards(
        self, family: str, printing: int, taken: Container[int]
    ) -> Iterator[tuple[int, Table, str]]:
        """The cards of the file that a printing has: number, card, and where it stands."""
        given = self.table(self.data.get(family, {}), family)
        for name, value in given.items():
            place = f"{family}.{name}"
            if not _since(self.table(value, place)):
                self.fault(place, f"is of no printing: say 'since = {PRINTINGS}' or a later one")
        for name, card in of_printing(given, printing).items():
            place = f"{family}.{name}"
            if not name.isdecimal() or not 1 <= int(name) <= LAST_CARD or int(name) in taken:
                self.fault(place, f"must be a number from 1 to {LAST_CARD}, each once")
            elif isinstance(card, dict):
                yield int(name), card, place

    def known(self, table: Table, keys: tuple[str, ...], place: str) -> None:
        """A misspelt key would be a card that silently does less."""
        for key in table:
            if key not in keys:
                self.fault(place, f"'{key}' is unknown here: {did_you_mean(key, keys)}")

    def condition(self, table: Table, key: str, place: str) -> str:
        text = self.text(table, key, place)
        if text and text != "season_end":
            try:
                read_test(text, self.buildings)
            except BadTest as fault:
                self.fault(f"{place}.{key}", str(fault))
        return text

    def effects(self, table: Table, key: str, place: str) -> tuple[str, ...]:
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            self.fault(f"{place}.{key}", "must be a list of effects")
            return ()
        try:
            read_effects(value, self.buildings)
        except BadEffect as fault:
            self.fault(f"{place}.{key}", str(fault))
        return tuple(value)

    def text(self, table: Table, key: str, place: str, default: str = "") -> str:
        value = table.get(key, default)
        if not isinstance(value, str):
            self.fault(f"{place}.{key}", "must be a text")
            return default
        return value

    def joins(self, table: Table, place: str) -> int:
        """The card with which one of a later printing comes; 0 where it says none."""
        value = table.get("joins", 0)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LAST_CARD:
            return value
        self.fault(f"{place}.joins", "must be the number of a card")
        return 0

    def roll(self, table: Table, place: str) -> Roll | None:
        if "roll" not in table:
            return None
        raw = self.table(table["roll"], f"{place}.roll")
        die = self.text(raw, "die", f"{place}.roll", "d6")
        if die not in ("d6", "tower_any", "tower_S", "tower_V"):
            self.fault(f"{place}.roll", f"'{die}' is no die: d6, tower_any, tower_S, tower_V")
        faces: dict[int, tuple[str, ...]] = {}
        for key in raw:
            if key == "die":
                continue
            first, _, last = key.partition("-")
            if not first.isdecimal() or not (last or first).isdecimal():
                self.fault(f"{place}.roll", f"'{key}' is no range of faces, e.g. 1-3")
                continue
            for face in range(int(first), int(last or first) + 1):
                faces[face] = self.effects(raw, key, f"{place}.roll")
        return Roll(die, faces)

    def choice(self, raw: Table, place: str, key: str) -> Choice:
        self.known(raw, CHOICE_KEYS, place)
        made = Choice(
            key,
            self.condition(raw, "test", place),
            self.effects(raw, "cost", place),
            self.effects(raw, "effects", place),
        )
        made.otherwise = self.effects(raw, "else", place)
        made.after = self.effects(raw, "after", place)
        made.roll = self.roll(raw, place)
        return made

    def check(self) -> None:
        if self.faults:
            raise BadContent(self.faults)


def _read(path: Path, buildings: tuple[str, ...]) -> CardFile:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    try:
        data: Table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadContent([Fault("", f"is not TOML: {fault}", path.name)]) from None
    return CardFile(path.name, data, line_numbers(text), buildings)


def load_events(
    folder: Path, buildings: tuple[str, ...] = BUILDINGS, printing: int = PRINTINGS
) -> dict[int, Event]:
    """Every event card by number."""
    found: dict[int, Event] = {}
    for path in sorted(folder.glob("events*.toml")):
        file = _read(path, buildings)
        for number, raw, place in file.cards("event", printing, found):
            found[number] = read_event(file, number, raw, place)
        file.check()
    return found


def read_event(file: CardFile, number: int, raw: Table, place: str) -> Event:
    """One event card of a file."""
    file.known(raw, EVENT_KEYS, place)
    event = Event(number, file.text(raw, "arc", place))
    event.condition = file.condition(raw, "if", place)
    event.otherwise = file.effects(raw, "else", place)
    event.requires = file.condition(raw, "requires", place)
    event.effects = file.effects(raw, "effects", place)
    seasons = file.table(raw.get("by_season", {}), f"{place}.by_season")
    names = ("spring", "summer", "autumn", "winter")
    event.by_season = tuple(file.effects(seasons, name, f"{place}.by_season") for name in names)
    event.roll = file.roll(raw, place)
    options = file.tables(raw.get("option", []), f"{place}.option")
    event.options = tuple(
        file.choice(option, f"{place}.option", file.text(option, "key", place))
        for option in options
    )
    event.fallback = file.effects(raw, "fallback", place)
    event.after = file.effects(raw, "after", place)
    event.until = file.condition(raw, "until", place)
    passive = file.table(raw.get("passive", {}), f"{place}.passive")
    event.passive = tuple(
        (hook, file.effects(passive, hook, f"{place}.passive")) for hook in passive
    )
    event.joins = file.joins(raw, place)
    return event


def load_adventures(
    folder: Path, buildings: tuple[str, ...] = BUILDINGS, printing: int = PRINTINGS
) -> dict[int, Adventure]:
    """Every adventure card by number."""
    found: dict[int, Adventure] = {}
    for path in sorted(folder.glob("adventures*.toml")):
        file = _read(path, buildings)
        for number, raw, place in file.cards("adventure", printing, found):
            found[number] = read_adventure(file, number, raw, place)
        file.check()
    return found


def read_adventure(file: CardFile, number: int, raw: Table, place: str) -> Adventure:
    """One adventure card of a file."""
    file.known(raw, ADVENTURE_KEYS, place)
    sections = []
    for section in file.tables(raw.get("section", []), f"{place}.section"):
        made = file.choice(section, f"{place}.section", file.text(section, "key", place))
        attach = file.text(section, "attach", place)
        if attach not in ("S", "V"):
            file.fault(f"{place}.section", "attach must be S or V")
        made.attach = 1 if attach == "V" else 0
        sections.append(made)
    if not sections:
        file.fault(place, "needs at least one [[section]]")
    adventure = Adventure(number, tuple(sections))
    adventure.joins = file.joins(raw, place)
    return adventure
