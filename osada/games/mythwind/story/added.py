"""What the cards say that an owner's file adds to the story: every text that such a card needs, in
every language, and nothing that could be mistaken for something else.

[event.160.texts.en]
title = "The Kite"
text = "Over the ridge a red kite stands in the wind."
a = "Let the children run after it."
a-then = "They come home with the kite and half the afternoon."
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.kernel.content import Content
from osada.kernel.errors import BadContent, Fault

from ..rules.added_cards import KINDS, added
from ..rules.box import Box
from .check import story_faults
from .texts import adventure_keys, event_keys

LONGEST: Final = 600
SPECIAL: Final = frozenset("{}\n\r")
"""Signs that mean something else in a text,"""
FIRST: Final = frozenset("[*.")
"""and at its beginning."""


def check_added(content: Content, box: Box, languages: tuple[str, ...]) -> None:
    """Refuse a card that lacks a text, or with which the story would not be sound any more."""
    cards = [(kind, number) for kind in KINDS for number in added(content, kind)]
    if not cards:
        return
    faults = [
        fault
        for kind, number in cards
        for lang in languages
        for fault in _faults(content, box, kind, number, lang)
    ]
    file = next(e.file for n, e in content.entries.items() if n.split(".")[0] in KINDS)
    faults += [Fault("", told, file) for told in story_faults(box)]
    if faults:
        raise BadContent(faults)


def added_story(content: Content, lang: str) -> str:
    """Their texts in a language, as Fluent."""
    lines = []
    for kind in KINDS:
        for number in added(content, kind):
            place = f"{kind}.{number}.texts.{lang}."
            lines += [
                f"mythwind-{kind}-{number}-{name.removeprefix(place)} = {entry.value}"
                for name, entry in content.entries.items()
                if name.startswith(place)
            ]
    return "\n".join(lines) + "\n" if lines else ""


def _faults(content: Content, box: Box, kind: str, number: str, lang: str) -> Iterator[Fault]:
    place = f"{kind}.{number}.texts.{lang}"
    card = f"mythwind-{kind}-{number}-"
    keys = (
        event_keys(int(number), box.events[int(number)])
        if kind == "event"
        else adventure_keys(int(number), box.adventures[int(number)])
    )
    needed = [key.removeprefix(card) for key in keys]
    given = {
        name.removeprefix(f"{place}."): entry
        for name, entry in content.entries.items()
        if name.startswith(f"{place}.")
    }
    first = next(e for n, e in content.entries.items() if n.startswith(f"{kind}.{number}."))
    missing = [key for key in needed if key not in given]
    if missing:
        yield Fault(place, f"lacks {', '.join(missing)}", first.file, first.line)
    for key, entry in given.items():
        where = f"{place}.{key}"
        if key not in needed:
            reason = f"is no text of this card, which has: {', '.join(needed)}"
            yield Fault(where, reason, entry.file, entry.line)
        elif not is_plain(entry.value):
            reason = f"must be a plain text on one line of at most {LONGEST} signs, without braces"
            yield Fault(where, reason, entry.file, entry.line)


def is_plain(value: object) -> bool:
    """Whether a text says itself and nothing else."""
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST:
        return False
    return value[0] not in FIRST and not SPECIAL & set(value) and value.isprintable()
