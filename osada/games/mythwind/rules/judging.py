"""Whether a condition of a card holds in the town. MYT-GOAL-01, MYT-GOAL-05."""

from __future__ import annotations

from functools import cache
from typing import final

from .conditions import ATOM, SEASONS, least
from .effects import LEVELS
from .town import Town
from .words import COUNTERS, LETTERS


@final
class Atom:
    """One condition of some that are joined: what there is to be of what, or is not to be so."""

    __slots__ = ("name", "negated", "number", "word")

    def __init__(self, text: str) -> None:
        self.negated = text.startswith("not ")
        found = ATOM.fullmatch(text.removeprefix("not "))
        assert found is not None, text
        self.word = found[1]
        self.name = found[2] or ""
        self.number = found[3]
        """How much of it; None for what is so or not."""


@cache
def _read(text: str) -> list[list[Atom]]:
    """The alternatives, each of what must hold together: `and` binds closer than `or`."""
    return [[Atom(atom.strip()) for atom in part.split(" and ")] for part in text.split(" or ")]


def holds(s: Town, text: str) -> bool:
    """Whether the condition is true now."""
    alternatives: list[list[Atom]] = _read(text)
    return any(_all_so(s, atoms) for atoms in alternatives)


def measured(s: Town, text: str) -> list[tuple[int, int]]:
    """How far each part of a condition that asks for a number has come: what there is, and what it
    takes."""
    alternatives: list[list[Atom]] = _read(text)
    return [
        (_amount(s, atom.word, atom.name), least(atom.number, s.seats))
        for atoms in alternatives
        for atom in atoms
        if atom.number is not None and not atom.negated
    ]


@cache
def wanted(text: str, seats: int) -> tuple[int, ...]:
    """The numbers that a condition asks for with so many characters in play."""
    alternatives: list[list[Atom]] = _read(text)
    return tuple(
        [
            least(atom.number, seats)
            for atoms in alternatives
            for atom in atoms
            if atom.number is not None and not atom.negated
        ]
    )


def _all_so(s: Town, atoms: list[Atom]) -> bool:
    return all(_is_so(s, atom) for atom in atoms)


def _is_so(s: Town, atom: Atom) -> bool:
    enough = _amount(s, atom.word, atom.name) >= least(atom.number or "1", s.seats)
    return enough != atom.negated


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
