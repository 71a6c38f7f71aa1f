"""A puzzle: a position in which one turn is clearly the best, and not the one seen first."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from osada.kernel.errors import OsadaError
from osada.kernel.game import Game

from .adviser import Told

FILE = "puzzles.jsonl"
"""In the folder of a game: where its puzzles come from, then one a line."""
Turn = tuple[str, ...]


class WithName(Protocol):
    """A puzzle, or what a list says of it."""

    @property
    def name(self) -> str: ...


Known = TypeVar("Known", bound=WithName)


class BadPuzzle(OsadaError):
    """A puzzle that is not there, or a file of puzzles that cannot be read."""


class Puzzle(NamedTuple):
    """All that is known of one puzzle."""

    name: str
    """A few signs by which it is found again: the fingerprint of its position."""
    seat: int
    """Who is to move."""
    grade: str
    """The weakest level that finds it most of the time; empty where none does."""
    answers: tuple[Turn, ...]
    """The best turn, then those that come to the same."""
    obvious: Turn
    """What is played by who looks no further than what it brings."""
    chance: float
    """The chance to win after the best turn,"""
    error: float
    """how far that may be off to either side,"""
    margin: float
    """and by how much less every other turn has."""
    cost: float
    """What the obvious one costs."""
    reasons: tuple[Told, ...]
    """Why the best turn is better than the obvious one."""
    found: Mapping[str, float]
    """How often each level found it."""
    source: Mapping[str, int]
    """Where it comes from: the number of the game and the seed, its seats, how many actions in."""
    position: Mapping[str, Any]

    def to_data(self) -> dict[str, Any]:
        """As it is kept."""
        return self._asdict()

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Puzzle:
        """As it was kept."""
        turns = tuple(tuple(turn) for turn in data["answers"])
        given = {**data, "answers": turns, "obvious": tuple(data["obvious"])}
        return cls(**{**given, "reasons": tuple(data["reasons"])})


def puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game, easiest first; none where it has none."""
    file = game.house.folder / FILE
    return list(read_puzzles(file)) if file.exists() else []


def of_the_day(everything: Sequence[tuple[str, Known]], day: date) -> tuple[str, Known] | None:
    """The puzzle of a day, with its game: all of them take turns, in an order that looks like
    none."""
    mixed = sorted(everything, key=lambda one: blake2b(one[1].name.encode()).digest())
    return mixed[day.toordinal() % len(mixed)] if mixed else None


def read_puzzles(file: Path) -> Iterator[Puzzle]:
    """The puzzles of a file that `write_puzzles` wrote."""
    _, *lines = file.read_text(encoding="utf-8").splitlines()
    try:
        for line in lines:
            yield Puzzle.from_data(json.loads(line))
    except (ValueError, KeyError, TypeError):
        raise BadPuzzle(f"{file} is no file of puzzles: make it with osada lab puzzles") from None


def write_puzzles(made: Mapping[str, Any], found: list[Puzzle]) -> str:
    """The text of a file of puzzles: how they were made, and all of them."""
    lines = [made, *(puzzle.to_data() for puzzle in found)]
    return "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines)
