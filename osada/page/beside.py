"""What lies beside the built page: texts and ways in, of the games that are there."""

from __future__ import annotations

from osada.games import houses
from osada.table.books import COMMON, words_in
from osada.texts.languages import languages
from osada.texts.wording import Wording, common_files, load_wording

ABOUT = "about.ftl"
LANG = "en"
"""A manifest is of one language; what it calls by name is a game's own."""


def common_words() -> dict[str, str]:
    """What is said without a game, by the paths at which the page asks for it."""
    return {f"words/{COMMON}.{lang}.txt": words_in(COMMON, lang) for lang in languages()}


def shortcuts() -> dict[str, str]:
    """Addresses of the page by what they are called: a table of each game, and the puzzles,
    with that of today first."""
    words = _abouts()
    games = {words.say(f"{name}-about-title"): f"/new/{name}" for name in _with_title(words)}
    return games | {words.say("page-puzzle-today"): "/puzzles"}


def _with_title(words: Wording) -> list[str]:
    return [name for name in houses() if words.bundle.has_message(f"{name}-about-title")]


def _abouts() -> Wording:
    abouts = (house.folder / "texts" / LANG / ABOUT for house in houses().values())
    return load_wording(LANG, (*common_files(LANG), *(file for file in abouts if file.exists())))
