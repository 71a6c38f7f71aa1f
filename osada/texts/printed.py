"""What is printed, said in texts: `{ $printed-prices-hire_one }` is the entry `prices.hire_one`.

The dots of an entry's name are hyphens, since Fluent knows no dots; of a list `…-1` is the first
item, and of words with numbers in them, `coins one 4`, `…-number` is the first number and
`…-number-2` the second. Things that an entry counts, `2 wood + 1 stone`, are told in words in the
rules (`Speech`). A text is filled in before it is read, with the values of the game it belongs to,
so whoever speaks it need not know that it holds any: neither the command line nor the page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from osada.kernel.content import Content

MARK = "$printed-"
COUNTED = re.compile(r"[1-9]\d? [a-z]+")
NAME = re.compile(r"\$(printed-[A-Za-z0-9_-]+)")


@lru_cache(maxsize=64)
def printed_values(content: Content) -> Mapping[str, str]:
    """Every number and word of a game as Fluent writes it, by the name that texts have for it."""
    found: dict[str, str] = {}
    for name, entry in content.entries.items():
        key = text_name(name)
        items = entry.value if isinstance(entry.value, list) else None
        named = {key: entry.value} if items is None else _numbered(key, items)
        for one, value in named.items():
            literal = literal_of(value)
            if literal:
                found[one] = literal
            found.update(_numbers_in(one, value))
    return found


def text_name(entry: str) -> str:
    """What the texts call an entry.

    >>> text_name("prices.hire_one")
    'printed-prices-hire_one'
    """
    return "printed-" + entry.replace(".", "-")


def _numbered(key: str, items: list[object]) -> dict[str, object]:
    return {f"{key}-{number}": item for number, item in enumerate(items, 1)}


def _numbers_in(key: str, value: object) -> dict[str, str]:
    """The numbers that stand among words, by the names that texts have for them."""
    words = value.split() if isinstance(value, str) else []
    numbers = [word for word in words if word.isascii() and word.isdigit()]
    return {
        f"{key}-number" if place == 1 else f"{key}-number-{place}": str(int(number))
        for place, number in enumerate(numbers, 1)
    }


def counted_things(value: object) -> list[str]:
    """The things that an entry counts, each as often as it does; none where it counts nothing.

    >>> counted_things("2 wood + 1 stone"), counted_things("wood"), counted_things(2)
    (['wood', 'wood', 'stone'], [], [])
    """
    if not isinstance(value, str) or not all(map(COUNTED.fullmatch, value.split(" + "))):
        return []
    parts = (part.split() for part in value.split(" + "))
    return [thing for count, thing in parts for _ in range(int(count))]


def literal_of(value: object) -> str:
    """A number or a text in quotes; nothing for what is neither.

    >>> literal_of(5), literal_of('S"V'), literal_of([1])
    ('5', '"S\\\\"V"', '')
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, str) and "\n" not in value:
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return ""


def filled(text: str, values: Mapping[str, str]) -> str:
    """The text with every printed value in its place; what there is no value for stays.

    >>> filled("Pay { $printed-hire } to { $seat }.", {"printed-hire": "2"})
    'Pay { 2 } to { $seat }.'
    """
    if MARK not in text:
        return text
    return NAME.sub(lambda found: values.get(found[1], found[0]), text)
