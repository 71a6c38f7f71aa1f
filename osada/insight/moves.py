"""A game taken apart into decisions: a turn each, as far as it can be planned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from osada.bots.judge import Judge
from osada.kernel.action import Action
from osada.kernel.state import State


class Move(NamedTuple):
    """What somebody decided at once: from a position on, until the turn was over or something was
    learned."""

    seat: int
    first: int
    """The number of its first action in the game, from 0,"""
    actions: tuple[Action, ...]
    before: State
    after: State
    rest: tuple[Action, ...] = ()
    """What the turn went on with, as far as that could be planned here."""

    @property
    def is_choice(self) -> bool:
        """Whether there was anything to decide."""
        return len(self.actions) > 1 or len(self.before.legal(self.seat)) > 1


class StepTaken(NamedTuple):
    """One action of a game, and the positions around it."""

    seat: int
    action: Action
    before: State
    after: State


def moves_of(judge: Judge, steps: list[StepTaken]) -> Iterator[Move]:
    """The decisions of a game in order. Actions that nobody had a choice about belong to the move
    before them, if it is the same seat's."""
    begun: list[StepTaken] = []
    first = 0
    for number, step in enumerate(steps):
        if not begun:
            first = number
        begun.append(step)
        following = steps[number + 1] if number + 1 < len(steps) else None
        if is_over(judge, step) or following is None or following.seat != step.seat:
            yield _move(begun, first)
            begun = []


def is_over(judge: Judge, step: StepTaken) -> bool:
    """Whether a decision is over with this action."""
    learned = step.after.reveals != step.before.reveals
    return not step.after.turn or learned or judge.turn_over(step.after, step.seat)


def _move(steps: list[StepTaken], first: int) -> Move:
    actions = tuple(step.action for step in steps)
    return Move(steps[0].seat, first, actions, steps[0].before, steps[-1].after)
