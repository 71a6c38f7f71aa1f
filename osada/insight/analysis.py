"""A whole game looked at, decision by decision, and how everybody's chance went."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from osada.kernel.action import Action
from osada.kernel.journal import Journal
from osada.kernel.state import State

from .adviser import Adviser
from .effort import Effort
from .look import Choice, Look, look
from .moves import Move, StepTaken, moves_of


class Seen(NamedTuple):
    """One decision of a game, looked at."""

    number: int
    """Which of the game's decisions, from 0;"""
    first: int
    """its first action among all actions of the game,"""
    length: int
    """and how many it took."""
    turn: int
    """How far the game had come, by the measure of its stages: the round."""
    look: Look

    @property
    def played(self) -> Choice:
        """What was played."""
        return self.look.choices[self.look.played]

    @property
    def best(self) -> Choice:
        """What would have been best."""
        return self.look.choices[0]


class Point(NamedTuple):
    """Everybody's chance to win at one place of the game: after so many of its actions."""

    after: int
    chances: tuple[float, ...]


def steps_of(journal: Journal) -> list[StepTaken]:
    """Every action of a game with the positions around it."""
    positions = journal.positions
    return [
        StepTaken(entry.seat, entry.action, before, after)
        for entry, before, after in zip(journal.entries, positions, positions[1:], strict=False)
    ]


def decisions(adviser: Adviser, steps: Iterable[StepTaken]) -> list[Move]:
    """The decisions of a game at which there was something to decide."""
    known = list(steps)
    moves = [move for move in moves_of(adviser.judge, known) if move.is_choice]
    return [move._replace(rest=rest_of(adviser, known, move)) for move in moves]


def rest_of(adviser: Adviser, steps: list[StepTaken], move: Move) -> tuple[Action, ...]:
    """What the same turn went on with, as far as it could be planned."""
    rest: list[Action] = []
    at = move.first + len(move.actions)
    while at < len(steps):
        before, seat = steps[at].before, steps[at].seat
        if seat != move.seat or before.reveals != move.before.reveals:
            break
        if adviser.whole_turn_over(before, seat):
            break
        rest.append(steps[at].action)
        at += 1
    return tuple(rest)


def look_at(adviser: Adviser, move: Move, number: int, effort: Effort) -> Seen:
    """Look at one of them."""
    seen = look(adviser, move.before, move.seat, effort, move.actions, number, move.rest)
    stage = adviser.judge.stage(move.before)
    return Seen(number, move.first, len(move.actions), stage, seen)


def course(seen: Iterable[Seen], last: State, actions: int, whole: bool = True) -> list[Point]:
    """How everybody's chance went; the last point is the result itself, where the whole of the game
    was looked at."""
    points = [Point(one.first + one.length, one.played.chances) for one in seen]
    if last.outcome is not None and whole:
        winners = last.outcome.winners
        sure = tuple(1.0 / len(winners) if at in winners else 0.0 for at in range(last.seats))
        points = [point for point in points if point.after < actions]
        points.append(Point(actions, sure))
    return points
