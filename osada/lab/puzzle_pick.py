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
    games: Counter[tuple[int, int]] = Counter()
    while left and len(picked) < count:
        best = min(left, key=lambda one: (grades[one.grade], themes[theme(one)]))
        left.remove(best)
        if games[_game(best)] < OF_ONE_GAME and not any(_one(best, of) for of in picked):
            picked.append(best)
            grades[best.grade] += 1
            themes[theme(best)] += 1
            games[_game(best)] += 1
    return sorted(picked, key=lambda one: (_rank(one.grade), -one.margin))


def _game(puzzle: Puzzle) -> tuple[int, int]:
    """Where it comes from; those that do not say it are of the first seed."""
    return puzzle.source.get("seed", 1), puzzle.source["game"]


def _one(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether one of them is the rest of the other's turn."""
    whole, rest = sorted((puzzle, other), key=lambda one: one.source["action"])
    played = rest.source["action"] - whole.source["action"]
    return _game(whole) == _game(rest) and whole.answers[0][played:] == rest.answers[0]


def theme(puzzle: Puzzle) -> str:
    """What it teaches: the first reason why its answer is better."""
    return str(puzzle.reasons[0]["key"]) if puzzle.reasons else ""


def _rank(grade: str) -> int:
    return LEVELS.index(grade) if grade in LEVELS else len(LEVELS)
