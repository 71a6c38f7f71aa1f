"""The texts as they are sent to a page: one file a game and language, kept in the browser."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response

from osada.table.books import rules_in, words_in

from .documents import Document
from .requests import AnyRequest


def word_book(request: AnyRequest, game: str, lang: str, override: str = "") -> Response[bytes]:
    """All words but the rules, with the values as they are printed or as an owner corrects them."""
    return _words(game, lang, override).answer(request)


def rules_book(request: AnyRequest, game: str, lang: str, override: str = "") -> Response[bytes]:
    """The rules, with the values as they are printed or as an owner corrects them."""
    return _rules(game, lang, override).answer(request)


@lru_cache(maxsize=64)
def _words(game: str, lang: str, override: str) -> Document:
    return Document(words_in(game, lang, override).encode(), "text/plain")


@lru_cache(maxsize=64)
def _rules(game: str, lang: str, override: str) -> Document:
    return Document(rules_in(game, lang, override).encode(), "text/plain")
