"""Fluent files made ready to speak: read when first needed, then kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from .languages import COMMON, check_language

Argument = str | int


class Wording:
    """The texts of some files in one language, by key. What is missing is shown, never raised."""

    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        self.lang = lang
        # The marks that isolate a placeable are for pages that mix directions of writing; in a
        # terminal, and between three languages written left to right, they are only litter.
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            self.bundle.add_resource(_parsed(file))

    def say(self, key: str, args: Mapping[str, Argument] | None = None, attribute: str = "") -> str:
        """The text of a key, or of one of its attributes; a key without a text in ⟨…⟩."""
        return self.render(key, args, attribute)[0]

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
        return str(text), errors

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
def _parsed(file: Path) -> Resource:
    """A file may belong to more than one wording: the table's own words go with every game's."""
    return FluentResource(file.read_text(encoding="utf-8"))


def keys_of(file: Path) -> tuple[str, ...]:
    """Every key that a file has a text for."""
    return tuple(entry.id.name for entry in _parsed(file).body if isinstance(entry, Message))


@cache
def load_wording(lang: str, files: tuple[Path, ...]) -> Wording:
    """The wording of these files, made only once in a process."""
    return Wording(lang, files)


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
