"""Seasons as they are told, from the log of a campaign. A season is a chapter of its journal."""

from __future__ import annotations

import json
import re
from collections import Counter

from osada.kernel.journal import Chapter, Journal
from osada.kernel.message import Args, Message, Phrase
from osada.kernel.told import ChapterPart, ChapterTold

from ..rules.box import SEASONS, Box
from ..rules.conditions import ATOM, least
from ..rules.phrases import SEASON_ENDED
from ..rules.town import Town
from ..rules.words import LETTERS, RESOURCES
from . import phrases as say
from .causes import CAUSES, Cause
from .counting import Purse, SeasonCount


def seasons_told(journal: Journal) -> list[ChapterTold]:
    """Every season that is over, of the chapters that the journal has opened."""
    state = journal.state
    assert isinstance(state, Town)
    found: list[ChapterTold] = []
    for chapter in journal.chapters:
        if any(event.phrase is SEASON_ENDED for e in chapter.entries for event in e.events):
            season = json.loads(chapter.origin)["season"] if chapter.origin else 0
            found.append(told_season(counted(journal, chapter, state.box), season, state.box))
    return found


def counted(journal: Journal, chapter: Chapter, box: Box) -> SeasonCount:
    """What the log of a season says."""
    seats = 1 + max(entry.seat for entry in chapter.entries)
    count = SeasonCount(seats, box, _levels(journal, chapter))
    count.hear(0, None, chapter.opening)
    for entry in chapter.entries:
        count.hear(entry.seat, entry.action, entry.events)
    return count


def _levels(journal: Journal, chapter: Chapter) -> dict[str, int]:
    """Where the resources of the town stood when a season began."""
    if chapter.origin:
        tracks: dict[str, int] = json.loads(chapter.origin)["tracks"]
        return tracks
    start = journal.game.start(journal.first_seats, 0, journal.options)
    assert isinstance(start, Town)
    return {name: start.tracks[kind] for kind, name in enumerate(RESOURCES)}


def told_season(count: SeasonCount, season: int, box: Box) -> ChapterTold:
    """A season in messages: the town first, then each seat."""
    title: Args = {"season": SEASONS[season % 4], "year": season // 4 + 1}
    parts = [ChapterPart(None, tuple(_town(count, box)))]
    parts += [ChapterPart(seat, tuple(_seat(count, seat))) for seat in range(len(count.seats))]
    return ChapterTold(season + 1, Message(say.SEASON, title), tuple(parts))


def _seat(count: SeasonCount, seat: int) -> list[Message]:
    """Coins by cause; days and workers that were left unused."""
    own = count.seats[seat]
    found = _flows(own.coins, say.EARNED, say.SPENT, {})
    days: Args = {"days": count.days, "idle": own.idle, "odd": own.odd, "stood": own.stood}
    found.append(Message(say.DAYS, days))
    if own.hired or own.helped or own.home:
        found.append(Message(say.DICE, {"hired": own.hired, "helped": own.helped}))
    return found


def _town(count: SeasonCount, box: Box) -> list[Message]:
    """The goal, the resources by cause, the buildings by cause."""
    found = _goal(count, box)
    for name in RESOURCES:
        found += _flows(count.tracks[name], say.GAINED, say.USED, {"resource": name})
    found += [Message(say.BUILT, {"building": building}) for building in count.built]
    for building, cause in count.given:
        found.append(Message(say.GIVEN, {"building": building, "cause": cause}))
    if not count.built and not count.given:
        found.append(Message(say.NOTHING_BUILT, {"count": count.counters["construct"]}))
    return found


def _flows(purse: Purse, came: Phrase, went: Phrase, about: Args) -> list[Message]:
    flows = ((came, purse.gained), (went, purse.paid))
    return [
        Message(phrase, {**about, "count": sum(causes.values()), "parts": _parts(causes)})
        for phrase, causes in flows
        if causes
    ]


def _parts(causes: Counter[Cause]) -> list[dict[str, object]]:
    """By cause, the greatest first."""
    ranked = sorted(causes.items(), key=lambda one: (-one[1], CAUSES.index(one[0])))
    return [Message(say.BY, {"cause": c, "count": n}).seen_by(None) for c, n in ranked]


def _goal(count: SeasonCount, box: Box) -> list[Message]:
    """How many steps the goal asked for, and how many were made."""
    if not count.goal:
        return []
    has, needs = goal_steps(count, box)
    phrase = say.MET if count.met else say.MISSED
    return [Message(phrase, {"goal": count.goal, "has": has, "needs": needs})]


def goal_steps(count: SeasonCount, box: Box) -> tuple[int, int]:
    """The part of the goal that is furthest off, by the log; (1, 1) or (0, 1) for what is no
    number there."""
    steps = []
    for part in re.split(r" or | and ", box.goals[count.goal - 1].test):
        atom = ATOM.fullmatch(part.strip())
        if atom is None or atom[3] is None:
            continue
        word, name, needs = atom[1], atom[2] or "", least(atom[3], len(count.seats))
        if word == "count":
            steps.append((count.counters[name], needs))
        elif set(word) <= set(LETTERS):
            kinds = [RESOURCES[LETTERS.index(letter)] for letter in word]
            steps.append((min(count.at_goal[kind] for kind in kinds), needs))
    nothing = (int(count.met), 1)
    return max(steps, key=lambda step: step[1] - step[0], default=nothing)
