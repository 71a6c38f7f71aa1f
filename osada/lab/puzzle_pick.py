"""Which of the mined puzzles make a collection: of all grades and themes, few of one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from osada.bots.levels import LEVELS
from osada.insight.puzzle import Puzzle

OF_ONE_GAME = 3


def pick(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, easiest first. One after the other is taken of what there is least of yet:
    of its grade, and of what it teaches; among equals the clearest."""
    left = sorted(found, key=lambda one: (-one.margin, one.name))
    picked: list[Puzzle] = []
    grades: Counter[str] = Counter()
    themes: Counter[str] = Counter()
    games: Counter[int] = Counter()
    while left and len(picked) < count:
        best = min(left, key=lambda one: (grades[one.grade], themes[theme(one)]))
        left.remove(best)
        if games[best.source["game"]] < OF_ONE_GAME:
            picked.append(best)
            grades[best.grade] += 1
            themes[theme(best)] += 1
            games[best.source["game"]] += 1
    return sorted(picked, key=lambda one: (_rank(one.grade), -one.margin))


def theme(puzzle: Puzzle) -> str:
    """What it teaches: the first reason why its answer is better."""
    return str(puzzle.reasons[0]["key"]) if puzzle.reasons else ""


def _rank(grade: str) -> int:
    return LEVELS.index(grade) if grade in LEVELS else len(LEVELS)
