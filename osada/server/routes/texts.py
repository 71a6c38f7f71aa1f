"""The texts as they are sent to a page: one file a game and language, kept in the browser."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response

from osada.table.books import rules_in, words_in
from osada.table.games import Values

from .documents import Document
from .requests import AnyRequest


def word_book(request: AnyRequest, game: str, lang: str, values: Values) -> Response[bytes]:
    """All words but the rules, with the values as they are printed or as an owner corrects them."""
    return _words(game, lang, values).answer(request)


def rules_book(request: AnyRequest, game: str, lang: str, values: Values) -> Response[bytes]:
    """The rules, with the values as they are printed or as an owner corrects them."""
    return _rules(game, lang, values).answer(request)


@lru_cache(maxsize=64)
def _words(game: str, lang: str, values: Values) -> Document:
    return Document(words_in(game, lang, *values).encode(), "text/plain")


@lru_cache(maxsize=64)
def _rules(game: str, lang: str, values: Values) -> Document:
    return Document(rules_in(game, lang, *values).encode(), "text/plain")
