"""Cards and what the story remembers, as a position writes them: decks, cards that are gone, flags,
counters, achievements."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import MANY, Field, Kind
from osada.kernel.kinds import Numbers
from osada.kernel.message import EVERYONE
from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ..rules.cards import LAST_CARD
from ..rules.town import Town
from ..rules.words import COUNTERS, GOALS

EVENTS = Numbers(1, LAST_CARD)
ADVENTURES = Numbers(1, LAST_CARD)
GOAL_CARDS = Numbers(0, GOALS - 1)
WEATHER = Numbers(0, 9)
PLACES = Numbers(0, MANY)
MOST_FLAGS = 500
LONGEST_NAME = 40


class Decks(Field[Town]):
    """Cards from the top, and the places of those that everybody knows."""

    def __init__(self) -> None:
        decks = ("event_deck", "adventure_deck", "goal_deck", "weather_deck")
        super().__init__("decks", decks)

    def written(self, s: Town) -> Data:
        return {
            "event": _deck(s.event_deck),
            "adventure": _deck(s.adventure_deck),
            "goal": _deck(s.goal_deck),
            "weather": _deck(s.weather_deck),
        }

    def read(self, fields: Fields, s: Town) -> None:
        decks = fields.table(fields.data.get("decks", {}), "decks")
        s.event_deck = _read_deck(fields, s, decks, "event", EVENTS)
        s.adventure_deck = _read_deck(fields, s, decks, "adventure", ADVENTURES)
        s.goal_deck = _read_deck(fields, s, decks, "goal", GOAL_CARDS)
        s.weather_deck = _read_deck(fields, s, decks, "weather", WEATHER)
        for card in s.event_deck.values:
            if card not in s.story.events:
                fields.fault("decks.event", f"there is no event {card} yet")
        for card in s.adventure_deck.values:
            if card not in s.story.adventures:
                fields.fault("decks.adventure", f"there is no adventure {card} yet")


def _deck(deck: Secrets) -> Data:
    return {
        "cards": deck.values[:],
        "known": [place for place, seen in enumerate(deck.seen) if seen],
    }


def _read_deck(fields: Fields, s: Town, decks: Data, name: str, kind: Numbers) -> Secrets:
    place = f"decks.{name}"
    deck = fields.table(decks.get(name, {"cards": []}), place)
    cards = kind.read(fields, s, deck.get("cards", []), place)
    known = PLACES.read(fields, s, deck.get("known", []), place)
    return Secrets(cards, [EVERYONE if i in known else 0 for i in range(len(cards))])


class Gone(Field[Town]):
    """Cards that do not come back."""

    def __init__(self) -> None:
        super().__init__("gone", ("gone_events", "gone_adventures", "gone_goals"))

    def written(self, s: Town) -> Data:
        return {
            "event": s.gone_events[:],
            "adventure": s.gone_adventures[:],
            "goal": s.gone_goals[:],
        }

    def read(self, fields: Fields, s: Town) -> None:
        gone = fields.table(fields.data.get("gone", {}), "gone")
        s.gone_events = EVENTS.read(fields, s, gone.get("event", []), "gone.event")
        adventures = gone.get("adventure", [])
        s.gone_adventures = ADVENTURES.read(fields, s, adventures, "gone.adventure")
        s.gone_goals = GOAL_CARDS.read(fields, s, gone.get("goal", []), "gone.goal")


def is_name(name: str) -> bool:
    """A word as the story's files write it."""
    plain = name.replace("-", "").replace("_", "")
    return len(name) <= LONGEST_NAME and plain.isascii() and plain.isalnum()


class Flags(Kind[Town, dict[str, int]]):
    """What the story remembers."""

    def written(self, s: Town, value: dict[str, int]) -> Data:
        return dict(sorted(value.items()))

    def read(self, fields: Fields, s: Town, value: object, place: str) -> dict[str, int]:
        given = fields.table(value, place)
        if len(given) > MOST_FLAGS:
            fields.fault(place, f"the story has no more than {MOST_FLAGS} to remember")
            return {}
        flags: dict[str, int] = {}
        for name, count in given.items():
            if not is_name(name):
                fields.fault(place, f"'{name}' is no name of a flag")
            flags[name] = fields.number(count, 0, MANY, f"{place}.{name}")
        return flags

    def empty(self, s: Town) -> dict[str, int]:
        return {}


class Counters(Kind[Town, list[int]]):
    """What a season counts."""

    def written(self, s: Town, value: list[int]) -> Data:
        return {COUNTERS[i]: count for i, count in enumerate(value)}

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[int]:
        counters = self.empty(s)
        for name, count in fields.table(value, place).items():
            at = fields.word(name, COUNTERS, place)
            least = -MANY if name == "coins" else 0  # goods bought are taken off (AMB-29)
            counters[at] = fields.number(count, least, MANY, f"{place}.{name}")
        return counters

    def empty(self, s: Town) -> list[int]:
        return [0] * len(COUNTERS)


class Achievements(Kind[Town, list[tuple[int, int, int]]]):
    """Number, season and day of each."""

    def written(self, s: Town, value: list[tuple[int, int, int]]) -> list[list[int]]:
        return [list(one) for one in value]

    def read(
        self, fields: Fields, s: Town, value: object, place: str
    ) -> list[tuple[int, int, int]]:
        found: list[tuple[int, int, int]] = []
        for one in fields.row(value, place):
            parts = PLACES.read(fields, s, one, place)
            if len(parts) == 3:
                found.append((parts[0], parts[1], parts[2]))
        return found

    def empty(self, s: Town) -> list[tuple[int, int, int]]:
        return []
