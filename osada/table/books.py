"""What a page is told in words: of a game all but its rules, or its rules; one book a language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import osada
from osada.games import house, houses
from osada.texts.folding import folds_of
from osada.texts.languages import languages
from osada.texts.printed import filled, printed_values
from osada.texts.rulebook import load_rules
from osada.texts.speech import RULES, Speech, texts_of
from osada.texts.things import NAMES
from osada.texts.wording import common_files

from .games import open_game
from .protocol.house import RuleInfo
from .protocol.problems import Refused

COMMON = "common"
FOLDS = "log.json"
"""How what is told becomes lines of the log: no text, but needed wherever these are."""
ABOUT = "about.ftl"
"""What is said of a game where it is not open."""
WORDED = ("rule", "ruling")
"""Kinds of entries that have a text for readers; scenarios are for tests."""


def words_in(game: str, lang: str, override: str = "", content: str = "") -> str:
    """All words but the rules, with the values as they are printed or as an owner corrects them."""
    _check(game, lang)
    # The lobby speaks of every game before any is opened.
    abouts = (house.folder / "texts" / lang / ABOUT for house in houses().values())
    files = [*common_files(lang), *(file for file in abouts if file.exists())]
    if game == COMMON:
        return _book(files, {})
    box = open_game(game, override, content)
    own = sorted((texts_of(box) / lang).glob("*.ftl"))
    files += [file for file in own if file.name not in (RULES, ABOUT)]
    folds = json.dumps(folds_of(game, texts_of(box)).written, separators=(",", ":"))
    return _book(files, printed_values(box.content), box.own_texts(lang), folds)


def rules_in(game: str, lang: str, override: str = "", content: str = "") -> str:
    """The rules, with the values as they are printed or as an owner corrects them."""
    _check(game, lang)
    if game == COMMON:
        raise Refused("unknown")
    box = open_game(game, override, content)
    return _book([texts_of(box) / lang / RULES], Speech(box, lang).printed_in_rules)


def rules_of(game: str) -> list[RuleInfo]:
    """Every rule and ruling of a game in the order of its rules, without their texts."""
    if game not in osada.games():
        raise Refused("unknown")
    return _rules(game)


@cache
def _rules(game: str) -> list[RuleInfo]:
    return [
        RuleInfo(r.id, r.kind, r.section, r.origin, r.heading, list(r.rulings))
        for r in load_rules(house(game))
        if r.kind in WORDED
    ]


def _check(game: str, lang: str) -> None:
    if game not in (COMMON, *osada.games()) or lang not in languages():
        raise Refused("unknown")


def _book(files: list[Path], printed: Mapping[str, str], added: str = "", folds: str = "") -> str:
    # Each behind its name: a page must know which keys name things (`names.ftl`).
    parts = [f"### file: {file.name}\n{file.read_text(encoding='utf-8')}" for file in files]
    if added:
        parts.append(f"### file: {NAMES}\n{added}")
    if folds:
        parts.append(f"### file: {FOLDS}\n{folds}")
    return filled("\n".join(parts), printed)
