"""The puzzles there are, and how far somebody has come with each."""

from __future__ import annotations

import datetime

import osada
from osada.insight import gives_insight
from osada.insight.puzzle import Puzzle, of_the_day
from osada.table.games import open_game
from osada.table.protocol.puzzle import PuzzleDay, PuzzleHead, PuzzleMark
from osada.table.puzzles import collection, theme

from ..store.puzzles import Solved

DAYS = 7


def all_heads() -> list[tuple[str, Puzzle]]:
    """Every puzzle there is, with its game."""
    with_some = (name for name in osada.games() if gives_insight(open_game(name)))
    return [(game, puzzle) for game in with_some for puzzle in collection(game).values()]


def week(today: datetime.date, solved: dict[tuple[str, str], Solved]) -> list[PuzzleDay]:
    """The puzzles of the last seven days, today's last."""
    found = []
    for back in range(DAYS - 1, -1, -1):
        day = today - datetime.timedelta(days=back)
        one = of_the_day(all_heads(), day)
        if one is not None:
            game, puzzle = one
            mark = mark_of(solved.get((game, puzzle.name)))
            found.append(PuzzleDay(day.isoformat(), game, puzzle.name, mark))
    return found


def mark_of(solved: Solved | None) -> PuzzleMark:
    """How somebody has done with a puzzle."""
    if solved is None:
        return ""
    if not solved.at_try:
        return "missed"
    return "first" if solved.at_try == 1 else "later"


def puzzle_head(game: str, puzzle: Puzzle, solved: Solved | None) -> PuzzleHead:
    """A puzzle in a list, by which it is chosen."""
    seats, teaches = puzzle.source["seats"], theme(game, puzzle.name)
    mark, margin = mark_of(solved), round(puzzle.margin, 3)
    return PuzzleHead(game, puzzle.name, puzzle.grade, seats, mark, teaches, margin)
