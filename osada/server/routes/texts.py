"""The texts as they are sent to a page: one file a game and language, kept in the browser."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from litestar import Response

import osada
from osada.games import houses
from osada.texts.languages import languages
from osada.texts.speech import RULES, texts_of
from osada.texts.wording import common_files

from ..protocol.problems import Refused
from ..tables.games import open_game
from .documents import Document
from .requests import AnyRequest

COMMON = "common"
ABOUT = "about.ftl"
"""What is said of a game where it is not open."""


def word_book(request: AnyRequest, game: str, lang: str) -> Response[bytes]:
    """All words but the rules."""
    return _words(*_checked(game, lang)).answer(request)


def rules_book(request: AnyRequest, game: str, lang: str) -> Response[bytes]:
    """The rules."""
    if game == COMMON:
        raise Refused("unknown")
    return _rules(*_checked(game, lang)).answer(request)


def _checked(game: str, lang: str) -> tuple[str, str]:
    if game not in (COMMON, *osada.games()) or lang not in languages():
        raise Refused("unknown")
    return game, lang


@lru_cache(maxsize=64)
def _words(game: str, lang: str) -> Document:
    # The lobby speaks of every game before any is opened.
    abouts = (house.folder / "texts" / lang / ABOUT for house in houses().values())
    files = [*common_files(lang), *(file for file in abouts if file.exists())]
    if game != COMMON:
        own = sorted((_folder(game) / lang).glob("*.ftl"))
        files += [file for file in own if file.name not in (RULES, ABOUT)]
    return _book(files)


@lru_cache(maxsize=64)
def _rules(game: str, lang: str) -> Document:
    return _book([_folder(game) / lang / RULES])


def _book(files: list[Path]) -> Document:
    # Each behind its name: a page must know which keys name things (`names.ftl`).
    parts = (f"### file: {file.name}\n{file.read_text(encoding='utf-8')}" for file in files)
    return Document("\n".join(parts).encode(), "text/plain")


def _folder(game: str) -> Path:
    return texts_of(open_game(game))
