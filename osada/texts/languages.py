"""The languages of the table: each is a folder of texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from osada.kernel.errors import OsadaError, did_you_mean

COMMON = Path(__file__).parent / "common"


class UnknownLanguage(OsadaError):
    """A language nobody has written texts in yet."""


@cache
def languages() -> tuple[str, ...]:
    """Every language there are texts in, English first: it is what we say when not told.

    >>> languages()
    ('en', 'cs', 'pl')
    """
    found = sorted(folder.name for folder in COMMON.iterdir() if folder.is_dir())
    return tuple(sorted(found, key=lambda lang: lang != "en"))


def check_language(lang: str, known: tuple[str, ...] | None = None) -> None:
    """Refuse a language that is not among the known ones (all of `languages()` by default)."""
    choice = languages() if known is None else known
    if lang not in choice:
        raise UnknownLanguage(f"there is no language '{lang}': {did_you_mean(lang, choice)}")
