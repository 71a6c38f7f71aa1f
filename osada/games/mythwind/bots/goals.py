"""How companions read the season's goal: what it still asks for, and how near another one is."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from osada.kernel.message import Phrase

from ..rules.conditions import ATOM
from ..rules.conditions import least as at_least
from ..rules.judging import holds, measured
from ..rules.town import Town
from ..rules.words import COUNTERS, LETTERS
from . import why
from .worths import worth

A_SEASON: Final = {
    "clear": 2,
    "complete": 3,
    "complete_III": 0.6,
    "construct": 4,
    "hire": 6,
    "hire_S": 3,
    "adventure": 4,
    "skill": 2,
    "use_building": 5,
    "sprite_field": 4,
    "buy": 12,
    "event": 2,
    "coins": 90,
}
"""How much of each a season brings a town of two, about; four bring more."""


Needs = dict[str | int, int]
"""What a goal asks for: counters by name, tracks by number with the level to keep."""


def goal_needs(s: Town) -> Needs:
    """What the season's goal still asks for."""
    if s.goal < 0:
        return {}
    return needs(s, s.box.goals[s.goal].test)


def needs(s: Town, test: str) -> Needs:
    """The same of any condition."""
    found: Needs = {}
    for word, name, least in atoms(test, s.seats):
        if word == "count":
            left = least - s.counters[COUNTERS.index(name)]
            if left > 0:
                found[name] = left
        elif set(word) <= set(LETTERS):
            for letter in word:
                found[LETTERS.index(letter)] = least
        else:
            found[f"{word} {name}"] = least
    return found


@lru_cache(maxsize=256)
def atoms(test: str, seats: int) -> tuple[tuple[str, str, int], ...]:
    """The parts of a condition that ask for a number."""
    parts = [ATOM.fullmatch(part.strip()) for part in re.split(r" or | and ", test)]
    return tuple(
        (a[1], a[2] or "", at_least(a[3], seats))
        for a in parts
        if a is not None and a[3] is not None
    )


def most_promising(s: Town, goals: list[int]) -> tuple[int, Phrase]:
    """The goal with the best chance, then the best pay; and which of the two decided."""
    ranked = sorted(
        [(_promise(s, goal), goal) for goal in goals], key=lambda one: (-one[0][0], one[1])
    )
    (_, near, pay), goal = ranked[0]
    if len(ranked) == 1:
        return goal, why.GOAL_NEAR
    _, next_near, next_pay = ranked[1][0]
    return goal, why.GOAL_PAYS if pay - next_pay > near - next_near else why.GOAL_NEAR


def _promise(s: Town, goal: int) -> tuple[float, float, float]:
    """All of it; how near it is; what it pays."""
    card = s.box.goals[goal]
    near = 40.0 * _chance(s, card.test)
    paid = worth(s, card.success) - worth(s, card.failure)
    more = 6.0 if card.unlock >= 0 else 0.0
    return near + paid + more, near, paid + more


def _chance(s: Town, test: str) -> float:
    """How likely the town is to get there, from none to sure, by the hardest part of the easiest
    way."""
    return max(
        min(_atom_chance(s, atom.strip()) for atom in part.split(" and "))
        for part in test.split(" or ")
    )


def _atom_chance(s: Town, atom: str) -> float:
    found = ATOM.fullmatch(atom)
    if found is None or found[3] is None:
        return 1.0 if holds(s, atom) else 0.1
    word, name, least = found[1], found[2] or "", at_least(found[3], s.seats)
    if word == "count":
        return min(1.0, A_SEASON.get(name, 2) * (1 + 0.15 * (s.seats - 2)) / max(least, 1) * 0.8)
    [(now, most)] = measured(s, atom)
    reach = 4 if set(word) <= set(LETTERS) else 1.5
    return max(0.0, 1.0 - max(0, most - now) / (2 * reach))
