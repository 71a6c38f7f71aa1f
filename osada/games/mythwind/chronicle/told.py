"""The tale as data, for the page of the app: its own drawings stand where this names them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from osada.kernel.journal import Journal
from osada.kernel.state import Data
from osada.texts import Speech

from .tale import Scene, Season, Tale, chapters, closing, tale_of
from .who import who_is_who


def told(journal: Journal, lang: str) -> str:
    """All of it, as JSON."""
    tale = tale_of(journal, lang)
    told = {
        "title": tale.speech.name("chronicle-title"),
        "people": list(_people(tale)),
        "towns": [
            {"label": _label(tale.speech, when), "areas": areas} for when, areas in tale.towns
        ],
        "stands": list(_stands(tale)),
        "chapters": [
            {"name": name, "seasons": [_season(tale, season) for season in seasons]}
            for name, seasons in chapters(tale)
        ],
        "who": who_is_who(tale),
        "marks": [{"name": name, "season": at} for name, at in tale.marks],
        "untold": tale.untold,
    }
    return json.dumps(told, ensure_ascii=False)


def _people(tale: Tale) -> Iterator[Data]:
    """Who plays now comes first; who has left is remembered."""
    named = dict(zip(tale.cast, tale.people, strict=True))
    for character in (*named, *(gone for gone in tale.earned if gone not in named)):
        name = tale.speech.name(f"character-{character}")
        yield {
            "character": character,
            "name": named.get(character, name[:1].upper() + name[1:]),
            "earned": tale.speech.name("chronicle-earned", count=tale.earned[character]),
        }


def _label(speech: Speech, when: str) -> str:
    named = f"chronicle-{when}" if when in ("then", "now") else "chronicle-after-year"
    return speech.name(named, year=when)


def _stands(tale: Tale) -> Iterator[Data]:
    """What stands in the valley today, and since when, where that has been told."""
    since = {key: season.name for season in tale.seasons for key in season.houses}
    for what in tale.towns[-1][1]:
        if what not in ("forest", "empty"):
            name = tale.speech.name(f"building-{what}")
            yield {"building": what, "name": name, "since": since.get(what, "")}


def _season(tale: Tale, season: Season) -> Data:
    return {
        "number": tale.seasons.index(season) + 1,
        "name": season.name,
        "season": season.season,
        "winter": season.winter,
        "goal": season.goal,
        "judged": season.judged,
        "built": list(season.built),
        "brief": _brief(tale, season),
        "scenes": [_scene(scene) for scene in season.scenes],
        "left": closing(tale, season),
    }


def _brief(tale: Tale, season: Season) -> str:
    """The season in a line: its first event and how it went, and what came to stand in it."""
    events = (scene for scene in season.scenes if scene.title and scene.after)
    first = next((f"{scene.title}. {scene.after}" for scene in events), "")
    built = tale.speech.name("chronicle-built", names=", ".join(season.built))
    return " ".join(part for part in (first, built if season.built else "") if part)


def _scene(scene: Scene) -> Data:
    return {
        "card": scene.card,
        "title": scene.title,
        "lead": " ".join(part for part in (scene.leaf, scene.lead) if part),
        "text": scene.text,
        "choice": scene.choice,
        "after": scene.after,
        "quoted": scene.quoted,
        "under": scene.under,
    }
