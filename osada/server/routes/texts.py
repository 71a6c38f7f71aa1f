"""The texts as they are sent to a page: one file a game and language, kept in the browser."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from litestar import Response

import osada
from osada.games import houses
from osada.table.games import open_game
from osada.table.protocol.problems import Refused
from osada.texts.folding import folds_of
from osada.texts.languages import languages
from osada.texts.printed import filled, printed_values
from osada.texts.speech import RULES, Speech, texts_of
from osada.texts.things import NAMES
from osada.texts.wording import common_files

from .documents import Document
from .requests import AnyRequest

COMMON = "common"
FOLDS = "log.json"
"""How what is told becomes lines of the log: no text, but needed wherever these are."""
ABOUT = "about.ftl"
"""What is said of a game where it is not open."""


def word_book(request: AnyRequest, game: str, lang: str, override: str = "") -> Response[bytes]:
    """All words but the rules, with the values as they are printed or as an owner corrects them."""
    return _words(*_checked(game, lang), override).answer(request)


def rules_book(request: AnyRequest, game: str, lang: str, override: str = "") -> Response[bytes]:
    """The rules, with the values as they are printed or as an owner corrects them."""
    if game == COMMON:
        raise Refused("unknown")
    return _rules(*_checked(game, lang), override).answer(request)


def _checked(game: str, lang: str) -> tuple[str, str]:
    if game not in (COMMON, *osada.games()) or lang not in languages():
        raise Refused("unknown")
    return game, lang


@lru_cache(maxsize=64)
def _words(game: str, lang: str, override: str) -> Document:
    # The lobby speaks of every game before any is opened.
    abouts = (house.folder / "texts" / lang / ABOUT for house in houses().values())
    files = [*common_files(lang), *(file for file in abouts if file.exists())]
    if game == COMMON:
        return _book(files, {})
    box = open_game(game, override)
    own = sorted((texts_of(box) / lang).glob("*.ftl"))
    files += [file for file in own if file.name not in (RULES, ABOUT)]
    folds = json.dumps(folds_of(game, texts_of(box)).written, separators=(",", ":"))
    return _book(files, printed_values(box.content), box.own_texts(lang), folds)


@lru_cache(maxsize=64)
def _rules(game: str, lang: str, override: str) -> Document:
    box = open_game(game, override)
    return _book([texts_of(box) / lang / RULES], Speech(box, lang).printed_in_rules)


def _book(
    files: list[Path], printed: Mapping[str, str], added: str = "", folds: str = ""
) -> Document:
    # Each behind its name: a page must know which keys name things (`names.ftl`).
    parts = [f"### file: {file.name}\n{file.read_text(encoding='utf-8')}" for file in files]
    if added:
        parts.append(f"### file: {NAMES}\n{added}")
    if folds:
        parts.append(f"### file: {FOLDS}\n{folds}")
    return Document(filled("\n".join(parts), printed).encode(), "text/plain")
