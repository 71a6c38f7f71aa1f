"""What buildings are called that an owner's file adds: with every form that our sentences need.

[building.observatory.texts.en]
name = "Observatory"
nom = "the Observatory"
"""

from __future__ import annotations

from typing import Final

from osada.kernel.content import Content
from osada.kernel.errors import BadContent, Fault
from osada.kernel.game import Game

from .rules.words import BUILDINGS

FAMILY: Final = "mythwind-building-"
NAME: Final = "name"
"""The form that stands alone; the others are attributes of its text."""
LONGEST: Final = 60
SPECIAL: Final = frozenset("{}[]*#\n\r")
"""Signs that mean something else in a text."""


def added_names(content: Content, lang: str) -> str:
    """Their names in a language, as Fluent."""
    lines: list[str] = []
    for building in _added(content):
        place = f"building.{building}.texts.{lang}."
        forms = [name for name in content.entries if name.startswith(place)]
        said = {name.removeprefix(place): content.text(name) for name in forms}
        lines.append(f"{FAMILY}{building} = {said.pop(NAME, building)}")
        lines += [f"    .{form} = {text}" for form, text in said.items()]
    return "\n".join(lines) + "\n" if lines else ""


def check_names(game: Game) -> None:
    """Refuse a building without a name, or with one that lacks a form or would be mistaken."""
    faults = [
        fault
        for building in _added(game.content)
        for lang in game.languages
        for fault in _faults(game, building, lang)
    ]
    if faults:
        raise BadContent(faults)


def _added(content: Content) -> tuple[str, ...]:
    return content.added("building")


def _faults(game: Game, building: str, lang: str) -> list[Fault]:
    # Only now: whoever plays as it is printed need not wait for a reader of texts.
    from osada.texts.things import NAMES
    from osada.texts.wording import keys_of, load_wording

    file = game.house.folder / "texts" / lang / NAMES
    place = f"building.{building}.texts.{lang}"
    given = {
        name.removeprefix(place + "."): entry
        for name, entry in game.content.entries.items()
        if name.startswith(place + ".")
    }
    first = next(
        e for n, e in game.content.entries.items() if n.startswith(f"building.{building}.")
    )
    taken = [key for key in keys_of(file) if key.split("-", 2)[-1] == building]
    if taken and building not in BUILDINGS:  # those are cards of a later printing
        return [Fault(place, f"'{building}' is the name of something else", first.file, first.line)]
    forms = (NAME, *load_wording(lang, (file,)).forms_of(FAMILY + BUILDINGS[0]))
    missing = [form for form in forms if form not in given]
    if missing:
        return [Fault(place, f"lacks {', '.join(missing)}", first.file, first.line)]
    return [
        Fault(f"{place}.{form}", "must be a short plain text", entry.file, entry.line)
        for form, entry in given.items()
        if form not in forms or not _is_plain(entry.value)
    ]


def _is_plain(value: object) -> bool:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST:
        return False
    return value[0].isalpha() and not SPECIAL & set(value) and value.isprintable()
