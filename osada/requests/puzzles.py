"""The puzzles there are, how far somebody has come with each, and what is said of an answer."""

from __future__ import annotations

import datetime
from typing import Any

from msgspec import Struct, structs

import osada
from osada.insight import gives_insight
from osada.insight.puzzle import Puzzle, Turn, of_the_day
from osada.table.games import open_game
from osada.table.protocol.insight import Following
from osada.table.protocol.problems import Refused
from osada.table.protocol.puzzle import (
    PuzzleDay,
    PuzzleHead,
    PuzzleMark,
    Puzzles,
    PuzzleStep,
    PuzzleVerdict,
)
from osada.table.protocol.table import Tell
from osada.table.puzzles import PuzzleTable, collection, theme

DAYS = 7


class Solved(Struct):
    """How far somebody has come with a puzzle."""

    tries: int
    at_try: int
    """The try that was right; 0 while none was."""


AllSolved = dict[tuple[str, str], Solved]


def all_puzzles(every: list[PuzzleHead], solved: AllSolved, today: datetime.date) -> Puzzles:
    """All of them, how far one has come with each, and those of the last days."""
    heads = [structs.replace(one, mark=mark_of(solved.get((one.game, one.name)))) for one in every]
    return Puzzles(week(heads, today), heads)


def every_puzzle() -> list[PuzzleHead]:
    """Every puzzle there is, as nobody has tried it yet."""
    with_some = (name for name in osada.games() if gives_insight(open_game(name)))
    return [
        puzzle_head(game, puzzle, None)
        for game in with_some
        for puzzle in collection(game).values()
    ]


def week(heads: list[PuzzleHead], today: datetime.date) -> list[PuzzleDay]:
    """The puzzles of the last seven days, today's last."""
    everything, found = [(one.game, one) for one in heads], []
    for back in range(DAYS - 1, -1, -1):
        day = today - datetime.timedelta(days=back)
        chosen = of_the_day(everything, day)
        if chosen is not None:
            game, one = chosen
            found.append(PuzzleDay(day.isoformat(), game, one.name, one.mark))
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


def step(at: PuzzleTable, game: str, solved: Solved | None, tried: int, found: int) -> PuzzleStep:
    """How it stands after what somebody has played."""
    head = puzzle_head(game, at.puzzle, solved)
    return PuzzleStep(at.head(), at.scene(), at.entries(), at.over, head, tried, found)


def theme_told(at: PuzzleTable, game: str) -> Tell:
    """What a puzzle teaches, for who wants help."""
    found = theme(game, at.puzzle.name)
    if found is None:
        raise Refused("no-hint")
    return found


def turn_to_judge(at: PuzzleTable, shown: bool) -> Turn:
    """The turn that is to be judged: what was played, or the right one where that is shown."""
    if not shown and not at.over:
        raise Refused("no-answer")
    return at.puzzle.answers[0] if shown else at.turn


def counted(known: Solved | None, right: bool) -> Solved:
    """One try more; once it is solved, nothing changes that."""
    if known is not None and known.at_try:
        return known
    tries = 1 if known is None else known.tries + 1
    return Solved(tries, tries if right else 0)


def verdict(
    at: PuzzleTable, game: str, found: dict[str, Any], shown: bool, solved: Solved
) -> PuzzleVerdict:
    """What is said of an answer; without any action the answer is shown."""
    puzzle, words = at.puzzle, open_game(game).vocabulary
    right = found["right"] and not shown
    return PuzzleVerdict(
        right=right,
        mark=mark_of(solved),
        chance=puzzle.chance,
        error=puzzle.error,
        lost=found["lost"],
        answer=[words.wire(text) for text in found["answer"]] if shown or right else [],
        reasons=[Tell(one["key"], one["args"], one["rule"]) for one in found["reasons"]],
        follows=[
            Following(seat, [words.wire(text) for text in actions])
            for seat, actions in found["follows"]
        ],
        theme=theme(game, puzzle.name),
    )
