"""A campaign as its reader has it, looked through for what must not be told.

`python -m tests.mythwind.telling RECORD…` looks through records in all three languages;
`osada simulate mythwind --seats 4 --seasons 24 --games 3 --seed 1 --keep FOLDER` makes some.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import osada
from osada.games.mythwind.chronicle.markdown import chronicle
from osada.kernel.journal import Journal
from osada.texts import Speech

from .stories import CONTENT, LANGUAGES

SEASONS = ("spring", "summer", "autumn", "winter")
NOT_OF_WINTER = {92, 93, 111, 121, 144}
"""Cards of the third chapter that hold at any time: the geese, the thaw, what the winter left."""
COUNTED = re.compile(r"\b(?:event|wydarzeni\w+|udál\w+|adventure|przygod\w+|dobrodružství) \d")
"""A number where a name belongs."""


def winter_cards() -> set[int]:
    """The events of the Bad Winter: those of its chapter's file."""
    file = CONTENT / "events-chapter-three.toml"
    found = re.findall(r"^\[event\.(\d+)\]", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {int(card) for card in found} - NOT_OF_WINTER


@dataclass
class Told:
    """What was looked at, and what is wrong with it."""

    seasons: Counter[str] = field(default_factory=Counter)
    """Winter cards by the season of their heading."""
    lines: Counter[str] = field(default_factory=Counter)
    """Winter cards by what says which winter it is: calendar, season’s line, their own line."""
    faults: list[str] = field(default_factory=list)


def look_through(journal: Journal, lang: str) -> Told:
    """The chronicle of a campaign and the sentences of its log."""
    speech = Speech(journal.game, lang)
    found = Told()
    cards = {speech.name(f"event-{card}-title"): card for card in winter_cards()}
    by_window = {speech.name("chronicle-winter", season=season) for season in SEASONS}
    leaf = speech.name("chronicle-leaf", kind="event")
    heads = {speech.name(f"season-{season}"): season for season in SEASONS}
    thaw = f"#### {speech.name('event-121-title')}"
    season, winter, title = "", False, ""
    for part in chronicle(journal, lang).split("\n\n"):
        if part.startswith("### "):
            season, winter, title = heads[part[4:].split(",")[0]], False, ""
        elif part.startswith("#### "):
            title, winter = part[5:], winter and part != thaw
        elif part.strip("*") in by_window:
            winter = True
        elif title in cards:
            why = "calendar" if season == "winter" else "season’s line" if winter else "own line"
            found.seasons[season] += 1
            found.lines[why] += 1
            if why == "own line" and leaf not in part:
                found.faults.append(f"{title} stands in {season} without its line")
            title = ""
    found.faults += [f"a number for a name: {line}" for line in _numbers(journal, speech)]
    return found


def _numbers(journal: Journal, speech: Speech) -> Iterator[str]:
    for chapter in (*journal.chapters, journal.chapter):
        for event in (*chapter.opening, *(e for entry in chapter.entries for e in entry.events)):
            told = event.seen_by(None)
            if "event" in str(told["key"]) or str(told["key"]).startswith("mythwind-letter"):
                said = speech.message(told)
                if COUNTED.search(said.lower()):
                    yield said


def main() -> None:
    """Say of each record what was found."""
    wrong = 0
    for name in sys.argv[1:]:
        replay = osada.read_record(Path(name).read_text(encoding="utf-8"), whole=True)
        for lang in LANGUAGES:
            found = look_through(replay.journal, lang)
            wrong += len(found.faults)
            print(f"{name} {lang}: {dict(found.seasons)} {dict(found.lines)}")
            print(*(f"  {fault}" for fault in found.faults), sep="\n", end="")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
