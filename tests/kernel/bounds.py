"""Between which numbers an owner may correct each entry of a game's content.

`python -m tests.kernel.bounds` writes down what the code says now, for a person to look at; with
`--show` it only tells. Always in a process of its own: a game may keep what it has read.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import osada
from osada.kernel.content import Content

FOLDER = Path(__file__).with_name("bounds")
GAMES = ("hamlet", "mythwind", "vikings")


def asked(game: str) -> list[str]:
    """A line for each entry that is read as numbers: its name, how many, the least, the most.
    Entries of one kind, such as those of all buildings, have one line."""
    found: set[str] = set()
    whole, wholes = Content.whole, Content.wholes

    def one(self: Content, name: str, low: int, high: int) -> int:
        found.add(f"{_common(name)}: {low} to {high}")
        return whole(self, name, low, high)

    def several(self: Content, name: str, count: int, low: int, high: int) -> tuple[int, ...]:
        found.add(f"{_common(name)}: {count} of {low} to {high}")
        return wholes(self, name, count, low, high)

    Content.whole, Content.wholes = one, several  # type: ignore[method-assign]
    try:
        osada.game(game)
    finally:
        Content.whole, Content.wholes = whole, wholes  # type: ignore[method-assign]
    return sorted(found)


def _common(name: str) -> str:
    """
    >>> _common("building.inn.entry"), _common("start.gold_3")
    ('building.*.entry', 'start.gold_#')
    """
    return re.sub(r"\d+", "#", re.sub(r"^(\w+)\.[^.]+\.([^.]+)$", r"\1.*.\2", name))


if __name__ == "__main__":
    for each in GAMES:
        lines = "".join(f"{line}\n" for line in asked(each))
        if sys.argv[1:] == ["--show"]:
            print(f"{each}\n{lines}")
        else:
            (FOLDER / f"{each}.txt").write_text(lines, encoding="utf-8")
