"""Which patterns take longer than their text: a small reader of regular expressions.

A pattern is taken apart into the sequences that it may stand for. It is refused where repetition
stands in repetition, where two repetitions can share the same signs between them, or where a
search could begin again inside what a repetition has just walked over.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from re import _constants as c
from re import _parser
from typing import Any, NamedTuple

SIGNS = frozenset([*map(chr, range(128)), "é", "٣", "\u00a0", "…", "字"])
"""All of ASCII, and one of every kind beyond it."""
FEW = 32
"""So often repeated, a thing is only that much longer."""
MOST_WAYS = 2000
SEARCHES = frozenset(("search", "sub", "subn", "finditer", "findall", "split"))
MATCHES = frozenset(("match", "fullmatch"))


class Part(NamedTuple):
    """Signs of one kind, in a row: exactly so many, or without end."""

    signs: frozenset[str]
    least: int
    endless: bool


CONDITION = Part(frozenset(), 0, False)
"""Something that takes no sign, but may fail."""


class Tangled(Exception):
    """A pattern that may take longer than its text."""


class Found(NamedTuple):
    """A pattern in the source, and whether it is searched for or must begin at the beginning."""

    place: str
    text: str
    flags: int
    searched: bool


def fault_of(pattern: str | bytes, flags: int = 0, searched: bool = True) -> str:
    """What is wrong with a pattern; empty for a good one."""
    tree = _parser.parse(pattern, flags)
    try:
        for way in _ways(tree, tree.state.flags):
            _check(way, searched)
    except Tangled as fault:
        return str(fault)
    return ""


# -- taking apart ------------------------------------------------------------------------------


def _ways(items: Any, flags: int) -> Iterator[list[Part]]:
    """Every sequence of parts that a pattern may stand for."""
    choices = [_choices(kind, value, flags) for kind, value in items]
    ways = 1
    for choice in choices:
        ways *= len(choice)
    if ways > MOST_WAYS:
        raise Tangled("it can be read in too many ways")
    for chosen in product(*choices):
        yield [part for parts in chosen for part in parts]


def _choices(kind: Any, value: Any, flags: int) -> list[list[Part]]:
    if kind in (c.LITERAL, c.NOT_LITERAL, c.ANY, c.IN):
        return [[Part(_signs(kind, value, flags), 1, False)]]
    if kind is c.AT:
        line = value is c.AT_BEGINNING and flags & re.MULTILINE
        # Where it begins anew on each line, a line's end stands before it.
        if line:
            return [[Part(frozenset("\n"), 1, False)]]
        return [[Part(frozenset(), 1, False)]] if value in _FIRST else [[CONDITION]]
    if kind in (c.ASSERT, c.ASSERT_NOT):
        for way in _ways(value[1], flags):
            _check(way, False)
        return [[CONDITION]]
    if kind is c.SUBPATTERN:
        return list(_ways(value[3], flags))
    if kind is c.BRANCH:
        return [way for branch in value[1] for way in _ways(branch, flags)]
    if kind in (c.MAX_REPEAT, c.MIN_REPEAT, c.POSSESSIVE_REPEAT):
        least, most, body = value
        return _repeated(least, most, body, flags)
    raise Tangled(f"{kind} is not understood here")


_FIRST = (c.AT_BEGINNING, c.AT_BEGINNING_STRING)


def _repeated(least: int, most: int, body: Any, flags: int) -> list[list[Part]]:
    ways = list(_ways(body, flags))
    if (least, most) == (0, 1):
        return [[], *ways]
    if len(ways) > 1 or any(part.endless for part in ways[0]):
        raise Tangled("repetition, or a choice, stands in repetition")
    signs = frozenset().union(*(part.signs for part in ways[0]))
    return [[Part(signs, least, most == c.MAXREPEAT or most > FEW)]]


def _signs(kind: Any, value: Any, flags: int) -> frozenset[str]:
    if kind is c.ANY:
        return SIGNS if flags & re.DOTALL else SIGNS - {"\n"}
    if kind is c.LITERAL:
        return _either_case({chr(value)}, flags)
    if kind is c.NOT_LITERAL:
        return SIGNS - {chr(value)}
    found: set[str] = set()
    negated = False
    for what, given in value:
        if what is c.NEGATE:
            negated = True
        elif what is c.LITERAL:
            found.add(chr(given))
        elif what is c.RANGE:
            found |= {sign for sign in SIGNS if given[0] <= ord(sign) <= given[1]}
        else:
            found |= {sign for sign in SIGNS if re.fullmatch(_CLASSES[given], sign, flags & ASCII)}
    return SIGNS - found if negated else _either_case(found, flags)


ASCII = int(re.ASCII)
_CLASSES = {
    c.CATEGORY_DIGIT: r"\d",
    c.CATEGORY_NOT_DIGIT: r"\D",
    c.CATEGORY_SPACE: r"\s",
    c.CATEGORY_NOT_SPACE: r"\S",
    c.CATEGORY_WORD: r"\w",
    c.CATEGORY_NOT_WORD: r"\W",
}


def _either_case(signs: set[str], flags: int) -> frozenset[str]:
    if flags & re.IGNORECASE:
        signs = signs | {sign.lower() for sign in signs} | {sign.upper() for sign in signs}
    return frozenset(signs)


# -- judging -----------------------------------------------------------------------------------


def _check(way: Sequence[Part], searched: bool) -> None:
    for at, part in enumerate(way):
        if not part.endless:
            continue
        for later in range(at + 1, len(way)):
            if way[later].endless and part.signs & way[later].signs:
                raise Tangled("two repetitions can share the same signs")
            if way[later].least and not part.signs & way[later].signs:
                break
        if searched and at < len(way) - 1 and not _begins_apart(way[:at], part):
            raise Tangled("a search can begin again inside a repetition that fails after it")


def _begins_apart(before: Sequence[Part], part: Part) -> bool:
    """Whether something stands first that the repetition itself never walks over."""
    return any(one.least and not one.signs & part.signs for one in before)


# -- finding -----------------------------------------------------------------------------------


def patterns_in(folder: Path) -> Iterator[Found]:
    """Every pattern in the sources of a folder; one that is not written out is a fault itself."""
    sources = {path: ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")}
    searched = {
        node.value.id
        for tree in sources.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in SEARCHES
        and isinstance(node.value, ast.Name)
    }
    for path, tree in sources.items():
        place = str(path.relative_to(folder))
        named = {
            node.value: target.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name) and node.value is not None
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from _called(node, f"{place}:{node.lineno}", named.get(node, ""), searched)


def _called(call: ast.Call, place: str, name: str, searched: set[str]) -> Iterator[Found]:
    for keyword in call.keywords:
        if keyword.arg == "pattern":  # msgspec searches
            yield Found(place, _written(keyword.value, place), 0, True)
    called = call.func
    if not (isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name)):
        return
    if called.value.id != "re" or called.attr not in {"compile", *SEARCHES, *MATCHES}:
        return
    flags = 0
    for node in (n for argument in call.args[1:] for n in ast.walk(argument)):
        if isinstance(node, ast.Attribute) and node.attr.isupper():
            flags |= int(getattr(re, node.attr))
    is_searched = name in searched if called.attr == "compile" else called.attr in SEARCHES
    yield Found(place, _written(call.args[0], place), flags, is_searched)


def _written(node: ast.expr, place: str) -> Any:
    assert isinstance(node, ast.Constant), f"{place}: a pattern must be written out, to be read"
    return node.value
