"""Fluent files made ready to speak: read when first needed, then kept."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from .languages import COMMON, check_language
from .printed import MARK, NAME, filled

Argument = str | int | float
MINUS = re.compile(r"(?<![\w.-])-(?=\d)")
"""The hyphen that Fluent puts before a number below 0."""
Values = tuple[tuple[str, str], ...]
"""Printed values by name."""


class Wording:
    """The texts of some files in one language, by key. What is missing is shown, never raised."""

    def __init__(
        self, lang: str, files: tuple[Path, ...], values: Values = (), added: str = ""
    ) -> None:
        self.lang = lang
        # The marks that isolate a placeable are for pages that mix directions of writing; in a
        # terminal, and between three languages written left to right, they are only litter.
        self.bundle = FluentBundle([lang], use_isolating=False)
        printed = dict(values)
        for file in files:
            mentions = MARK in _text(file)
            own = FluentResource(filled(_text(file), printed)) if mentions else _parsed(file)
            self.bundle.add_resource(own)
        if added:
            self.bundle.add_resource(FluentResource(added))

    def say(self, key: str, args: Mapping[str, Argument] | None = None, attribute: str = "") -> str:
        """The text of a key, or of one of its attributes; a key without a text in ⟨…⟩."""
        return self.render(key, args, attribute)[0]

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is a text of this key, or such an attribute of it."""
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return (message.attributes.get(attribute) if attribute else message.value) is not None

    def render(
        self, key: str, args: Mapping[str, Argument] | None = None, attribute: str = ""
    ) -> tuple[str, list[Exception]]:
        """Like `say`, with what went wrong on the way: for those who check the texts."""
        name = f"{key}.{attribute}" if attribute else key
        missing = f"⟨{name}⟩"
        if not self.bundle.has_message(key):
            return missing, [KeyError(name)]
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return missing, [KeyError(name)]
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        return MINUS.sub("−", str(text)), errors

    def forms_of(self, key: str) -> tuple[str, ...]:
        """The attributes of a key that has a text."""
        return tuple(self.bundle.get_message(key).attributes)

    def one_after_the_other(self, items: Sequence[str], last: str = "table-list-last") -> str:
        """A list in words; `last` is the key of the text that adds the last item."""
        text = items[0]
        for number, item in enumerate(items[1:], 2):
            key = last if number == len(items) else "table-list-more"
            text = self.say(key, {"head": text, "next": item})
        return text


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _parsed(file: Path) -> Resource:
    """A file may belong to more than one wording: the table's own words go with every game's."""
    return FluentResource(_text(file))


def keys_of(file: Path) -> tuple[str, ...]:
    """Every key that a file has a text for."""
    return _keys(_parsed(file))


def keys_in(text: str) -> tuple[str, ...]:
    """Every key that a text in Fluent has a text for."""
    return _keys(FluentResource(text))


def _keys(resource: Resource) -> tuple[str, ...]:
    return tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))


def load_wording(
    lang: str, files: tuple[Path, ...], printed: Mapping[str, str] | None = None, added: str = ""
) -> Wording:
    """The wording of these files with the printed values that they mention, and of what is added;
    made only once in a process."""
    mentioned = sorted({name for file in files for name in mentions(file)})
    values = tuple((name, printed[name]) for name in mentioned if printed and name in printed)
    return kept_wording(lang, files, values, added)


@cache
def mentions(file: Path) -> tuple[str, ...]:
    """The printed values that a file mentions, by name."""
    return tuple(NAME.findall(_text(file)))


@lru_cache(maxsize=64)
def kept_wording(lang: str, files: tuple[Path, ...], values: Values, added: str) -> Wording:
    return Wording(lang, files, values, added)


def common_files(lang: str) -> tuple[Path, ...]:
    """The files with the words of the table itself, whatever is played on it."""
    check_language(lang)
    return tuple(sorted((COMMON / lang).glob("*.ftl")))


def common_words(lang: str) -> Wording:
    """The words of the table itself, for whoever speaks without a game.

    >>> common_words("cs").say("table-seat", {"number": 2})
    'Hráč 2'
    """
    return load_wording(lang, common_files(lang))
