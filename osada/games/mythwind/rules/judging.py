"""Whether a condition of a card holds in the town. MYT-GOAL-01, MYT-GOAL-05."""

from __future__ import annotations

import re
from functools import cache

from .conditions import ATOM, SEASONS, least
from .effects import LEVELS
from .town import Town
from .words import COUNTERS, LETTERS


def holds(s: Town, text: str) -> bool:
    """Whether the condition is true now; `and` binds closer than `or`."""
    return any(
        all(_atom(s, atom.strip()) for atom in part.split(" and ")) for part in text.split(" or ")
    )


def measured(s: Town, text: str) -> list[tuple[int, int]]:
    """How far each part of a condition that asks for a number has come: what there is, and what it
    takes."""
    found: list[tuple[int, int]] = []
    for part in re.split(r" or | and ", text):
        atom = ATOM.fullmatch(part.strip())
        if atom is not None and atom[3] is not None:
            found.append((_amount(s, atom[1], atom[2] or ""), least(atom[3], s.seats)))
    return found


@cache
def wanted(text: str, seats: int) -> tuple[int, ...]:
    """The numbers that a condition asks for with so many characters in play."""
    atoms = (ATOM.fullmatch(part.strip()) for part in re.split(r" or | and ", text))
    return tuple(least(atom[3], seats) for atom in atoms if atom is not None and atom[3])


def _atom(s: Town, text: str) -> bool:
    if text.startswith("not "):
        return not _atom(s, text[4:])
    found = ATOM.fullmatch(text)
    assert found is not None
    return _amount(s, found[1], found[2] or "") >= least(found[3] or "1", s.seats)


def _amount(s: Town, word: str, name: str) -> int:
    """What there is of something; 1 for what is so."""
    if word == "flag":
        return s.flags.get(name, 0)
    if word == "season":
        return int(SEASONS[s.season % 4] == name)
    if word == "year":
        return s.season // 4 + 1
    if word == "building":
        return int(s.box.names.index(name) in s.areas)
    if word == "buildings":
        return _standing(s, name)
    if word == "dice":
        return s.dice_out("SV".index(name))
    if word == "tower":
        return sum(1 for die in s.tower if die % 4 == 3)
    if word == "count":
        return s.counters[COUNTERS.index(name)]
    if word == "field":
        return int(s.field_open)
    return min(s.tracks[LETTERS.index(letter)] for letter in word)


def _standing(s: Town, level: str) -> int:
    """Buildings on areas: all, or those of a level or higher."""
    built = [b for b in s.areas if b >= 0]
    if level == "all":
        return len(built)
    return sum(1 for b in built if s.box.buildings[b].level >= LEVELS.index(level))
