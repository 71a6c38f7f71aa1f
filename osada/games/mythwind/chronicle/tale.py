"""What is worth telling of a campaign, chapter by chapter and season by season. MYT-GEN-02,
MYT-GEN-04."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from osada.kernel.journal import Chapter, Journal
from osada.kernel.message import Event
from osada.kernel.state import Data
from osada.texts import Speech

from ..rules.box import SEASONS
from ..rules.judging import wanted
from ..rules.town import Town
from ..rules.words import CHARACTERS
from ..story.goals import goal_text
from ..story.winter import BEGINS, ENDS, needs_its_line
from .company import Company
from .untold import untold

TOLD: Final = (
    *("field-opened", "upgrade", "project-built", "work-built", "achieved", "changed"),
    *("goal-met", "goal-missed"),
)
"""Events of a season told in the table's own words; cards are told in the story's."""
BUILT: Final = ("completed", "granted")
CAME: Final = ("joins", "rests")
TALES: Final = ("guest-", "letter-", "anniversary-", "sky-")
"""Small stories of a season's end."""
LAST_CHAPTER: Final = 5


@dataclass
class Scene:
    """A card of the story as it went: what it says, what was chosen, what came of it."""

    card: str = ""
    """`event 5`, `adventure 3`, `envelope 1`."""
    title: str = ""
    lead: str = ""
    leaf: str = ""
    """Which winter it speaks of, where there is none outside."""
    text: str = ""
    choice: str = ""
    after: str = ""
    quoted: bool = False
    under: str = ""
    """What it is outside from now on, whatever the heading says."""


@dataclass
class Season:
    """One season of the tale."""

    name: str
    season: str
    goal: str
    chapter: int
    """The chapter of the story in which it begins."""
    scenes: list[Scene] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    houses: list[str] = field(default_factory=list)
    """The same by their keys."""
    cleared: int = 0
    told: list[str] = field(default_factory=list)
    judged: str = ""
    """How its goal went."""
    winter: str = ""
    """What it is by the window, where that is not what the heading says."""


@dataclass
class Tale:
    """All of it, and the town at the beginning, at the end of each year, and now."""

    speech: Speech
    people: list[str]
    cast: list[str] = field(default_factory=list)
    """The characters of these people, in their order."""
    earned: Counter[str] = field(default_factory=Counter)
    """Coins that came in, by character: of everybody who has ever played."""
    marks: list[tuple[str, int]] = field(default_factory=list)
    """What has been achieved, and in which of the seasons, from 1."""
    untold: list[str] = field(default_factory=list)
    """What the valley still keeps to itself."""
    seasons: list[Season] = field(default_factory=list)
    towns: list[tuple[str, list[str]]] = field(default_factory=list)
    """When it looked so, and what stood on the 13 areas."""


def tale_of(journal: Journal, lang: str) -> Tale:
    """The tale of every chapter that the journal has opened."""
    state = journal.state
    assert isinstance(state, Town)
    teller = _Teller(Company(journal, lang), state)
    for chapter in (*journal.chapters, journal.chapter):
        teller.look(chapter)
        for event in (*chapter.opening, *(e for entry in chapter.entries for e in entry.events)):
            teller.hear(event)
    teller.tale.speech = teller.company.speech
    teller.tale.people = _people(journal, teller.tale.speech)
    teller.tale.cast = [CHARACTERS[number] for number in state.cast]
    teller.tale.untold = untold(state, teller.tale.speech)
    teller.tale.towns.append(("now", json.loads(state.to_json())["areas"]))
    return teller.tale


class _Teller:
    def __init__(self, company: Company, state: Town) -> None:
        self.tale = Tale(company.speech, [])
        self.company = company
        self.state = state
        self.chapter = 1
        self.season = ""
        self.bad_winter = False

    def look(self, chapter: Chapter) -> None:
        """The town as a season's record begins: the first one, and every new year's."""
        self.company.open(chapter)
        if not chapter.origin:
            self.tale.towns.append(("then", _first_town()))
            return
        at = json.loads(chapter.origin)
        if not self.tale.towns:
            self.tale.towns.append(("then", at["areas"]))
            self._begin_at(at)
        elif at["season"] % len(SEASONS) == 0:
            year = str(at["season"] // len(SEASONS))
            if self.tale.towns[-1][0] != year:  # not again where others have sat down
                self.tale.towns.append((year, at["areas"]))

    def _begin_at(self, at: Data) -> None:
        """A record that begins in the middle of a campaign tells on from there."""
        season, goal, gone = at["season"], at["goal"], at["gone"]
        assert isinstance(season, int)
        assert isinstance(goal, int)
        assert isinstance(gone, dict)
        events = self.state.story.events
        told = gone["event"]
        assert isinstance(told, list)
        self.chapter += sum(events[card].ends_chapter for card in told)
        self.bad_winter = BEGINS in told and ENDS not in told
        name = SEASONS[season % len(SEASONS)]
        year = season // len(SEASONS) + 1
        self._season({"season": name, "year": year, "goal": goal + 1})

    def hear(self, event: Event) -> None:
        told = event.seen_by(None)
        key = str(told["key"]).removeprefix("mythwind-")
        args = told["args"]
        assert isinstance(args, Mapping)
        if key == "season-began":
            self._season(args)
        elif self.tale.seasons:
            self._in_season(key, args, self.company.speech.message(told))

    def _season(self, args: Mapping[str, object]) -> None:
        speech, goal = self.tale.speech, args["goal"]
        self.season = str(args["season"])
        season = speech.name(f"season-{args['season']}")
        name = speech.name("chronicle-season", season=season, year=str(args["year"]))
        asked = ""
        if goal:
            assert isinstance(goal, int)
            numbers = wanted(self.state.box.goals[goal - 1].test, self.company.size)
            told = goal_text(speech, goal, numbers)
            asked = f"{speech.name(f'goal-{goal}-title')}: {told}"
        winter = self._winter() if self.bad_winter else ""
        self.tale.seasons.append(Season(name, self.season, asked, self.chapter, winter=winter))

    def _winter(self) -> str:
        return self.tale.speech.name("chronicle-winter", season=self.season)

    def _in_season(self, key: str, args: Mapping[str, object], message: str) -> None:
        season = self.tale.seasons[-1]
        if key in ("event", "adventure", "envelope"):
            season.scenes.append(self._scene(key, args))
        elif key in ("event-chosen", "adventure-chosen"):
            self._choice(season, f"{key.removesuffix('-chosen')}-{args['card']}-{args['key']}")
        elif key in BUILT:
            season.houses.append(str(args["building"]))
            season.built.append(self.tale.speech.name(f"building-{args['building']}"))
        elif key == "cleared":
            season.cleared += 1
        elif key in CAME:
            who = self.company.named(args["character"])
            season.told.append(self.tale.speech.name(f"chronicle-{key}", who=who))
        elif key in TOLD or key.startswith(TALES):
            season.told.append(message)
        self._beside(season, key, args)
        if key == "changed":
            self.company.change(args)

    def _beside(self, season: Season, key: str, args: Mapping[str, object]) -> None:
        """What the margins of the book say of it."""
        if key == "coins":
            change = args["change"]
            assert isinstance(change, int)
            self.tale.earned[self.company.character(args["seat"])] += max(0, change)
        elif key == "achieved":
            name = self.tale.speech.name(f"achievement-{args['achievement']}")
            self.tale.marks.append((name, len(self.tale.seasons)))
        elif key in ("goal-met", "goal-missed"):
            title = self.tale.speech.name(f"goal-{args['goal']}-title")
            season.judged = self.tale.speech.name(f"chronicle-{key}", goal=title)

    def _scene(self, key: str, args: Mapping[str, object]) -> Scene:
        speech = self.tale.speech
        if key == "envelope":
            text = speech.name(f"envelope-{args['envelope']}-text")
            return Scene(f"envelope {args['envelope']}", text=text, quoted=True)
        card, seat = args["card"], args.get("seat")
        assert isinstance(card, int)
        text = speech.name(f"{key}-{card}-text")
        strange = needs_its_line(key, card, self.season, self.bad_winter)
        leaf = speech.name("chronicle-leaf", kind=key) if strange else ""
        if key == "adventure":
            assert isinstance(seat, int)
            lead = speech.name("chronicle-adventure", who=self.company.speech.seat(seat))
            return Scene(f"adventure {card}", lead=lead, leaf=leaf, text=text)
        if self.state.story.events[card].ends_chapter:
            self.chapter = min(self.chapter + 1, LAST_CHAPTER)
        self.bad_winter = card == BEGINS or (self.bad_winter and card != ENDS)
        under = self._winter() if card == BEGINS else ""
        title = speech.name(f"event-{card}-title")
        if now := self._words(f"event-{card}-{self.season}"):
            text = f"{text} {now}"
        after = self._unchosen(card)
        return Scene(f"event {card}", title=title, leaf=leaf, text=text, under=under, after=after)

    def _unchosen(self, card: int) -> str:
        """Why nothing could be chosen, until a choice is told after all; the two ways out of one
        card are not told apart."""
        event = self.state.story.events[card]
        if not event.options or f"event {card}" in self.state.open_cards:
            return ""
        ways = [self._words(f"event-{card}-{way}") for way in ("else", "fallback")]
        told = [way for way in ways if way]
        return told[0] if len(told) == 1 else ""

    def _choice(self, season: Season, key: str) -> None:
        """The choice and what came of it, where the story has words for them."""
        if not season.scenes:
            return
        label = "" if key.endswith("-_") else self._words(key)
        scene = season.scenes[-1]
        scene.choice = label
        scene.after = self._words(f"{key.removesuffix('-_')}-then")

    def _words(self, key: str) -> str:
        said = self.tale.speech.name(key)
        return "" if said.startswith("⟨") else said


def _first_town() -> list[str]:
    """Forests, and the Longhouse (MYT-SETUP-06)."""
    return ["longhouse" if area == 6 else "forest" for area in range(13)]


def _people(journal: Journal, speech: Speech) -> list[str]:
    return [
        f"{speech.seat(seat)} ({journal.names[seat]})"
        if seat in journal.names
        else speech.seat(seat)
        for seat in range(journal.state.seats)
    ]


def chapters(tale: Tale) -> Iterator[tuple[str, list[Season]]]:
    """The chapters of the story that have begun, each with its seasons."""
    for number in range(1, LAST_CHAPTER + 1):
        seasons = [season for season in tale.seasons if season.chapter == number]
        if seasons:
            yield tale.speech.name("chronicle-chapter", chapter=number), seasons


def closing(tale: Tale, season: Season) -> list[str]:
    """What a season left behind, a sentence each."""
    speech = tale.speech
    lines = []
    if season.built:
        names = ", ".join(season.built)
        lines.append(speech.name("chronicle-built", names=names))
    if season.cleared:
        lines.append(speech.name("chronicle-cleared", count=season.cleared))
    return [*lines, *season.told]
