"""The Fluent files as they are written: which keys they hold, what each uses and refers to."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import osada
from osada.games.vikings import game as vikings_module
from osada.texts import languages

LANGUAGES = languages()
GAME = osada.game("vikings")
VIKINGS = Path(vikings_module.__file__).parent / "texts"
COMMON = Path(osada.__file__).parent / "texts" / "common"

Files = tuple[Path, ...]
Name = tuple[str, str]
"""A key and its attribute, empty for the text of the key itself."""


class Text:
    """One pattern of a file: the arguments it uses and the texts it refers to. Of an argument
    that is a thing a text may use any form: `$tile-on` belongs to the argument `tile`."""

    def __init__(self, pattern: ast.Pattern) -> None:
        finder = _Finder()
        finder.visit(pattern)
        self.arguments = {used.partition("-")[0] for used in finder.used}
        self.references = finder.references


class _Finder(Visitor):
    def __init__(self) -> None:
        self.used: set[str] = set()
        self.references: set[Name] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))


@cache
def entries(file: Path) -> tuple[ast.EntryType, ...]:
    """Everything in a file, with what could not be read as `Junk`."""
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")).body)


@cache
def texts(*files: Path) -> dict[Name, Text]:
    """Every text of some files by key and attribute."""
    found: dict[Name, Text] = {}
    for entry in (entry for file in files for entry in entries(file)):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name, ""] = Text(entry.value)
            for attribute in entry.attributes:
                found[entry.id.name, attribute.id.name] = Text(attribute.value)
    return found


def reached(files: Files, start: set[Name]) -> set[Name]:
    """The texts one comes to from these by following references."""
    known = texts(*files)
    seen: set[Name] = set()
    ahead = set(start)
    while ahead:
        name = ahead.pop()
        seen.add(name)
        if name in known:
            ahead |= known[name].references - seen
    return seen


def arguments_of(files: Files, key: str) -> set[str]:
    """Every argument that the text of a key uses, itself or through what it refers to."""
    known = texts(*files)
    used: set[str] = set()
    for name in reached(files, {(key, "")}):
        used |= known[name].arguments
    return used
