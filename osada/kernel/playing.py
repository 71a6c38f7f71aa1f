"""Playing an action so that it can be written down, and playing again what was written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .action import Action
from .chance import Draw
from .game import Game
from .message import Event
from .picture import Picture
from .state import State


class Entry:
    """One action as it was played: by whom, what chance gave and showed, what it told."""

    __slots__ = ("action", "changes", "draws", "events", "seat", "shown", "teaches")

    def __init__(self, seat: int, action: Action, state: State, teaches: bool) -> None:
        self.seat = seat
        self.action = action
        self.draws: tuple[Draw, ...] = tuple(state.chance.drawn)
        self.shown: tuple[Draw, ...] = tuple(state.shown)
        self.events: tuple[Event, ...] = tuple(state.events)
        self.changes: tuple[Picture, ...] = tuple(state.changes)
        """The same as pictures that follow one another."""
        self.teaches = teaches
        """Whether somebody learned something by it: nobody may undo it alone."""

    def __repr__(self) -> str:
        return f"<Entry: seat {self.seat}, {self.action}>"


def step(
    before: State, seat: int, action: Action, script: list[Draw] | None = None
) -> tuple[State, Entry]:
    """The position after an action, and what is worth writing down; `before` stays as it is."""
    after = before.copy()
    after.chance.script = script
    after.watched = True
    after.play(seat, action)
    after.chance.script = None
    return after, Entry(seat, action, after, after.reveals != before.reveals)


class Played(NamedTuple):
    """An action as it was written down, with what chance gave and showed."""

    seat: int
    action: Action | str
    script: list[Draw]


class Recast(NamedTuple):
    """Other players who sat down: what is played at each seat, and what was drawn for it."""

    who: tuple[str, ...]
    script: list[Draw]


Written = Played | Recast
"""A step of a game as it was written down."""


def went_on(game: Game, before: State, written: Written) -> tuple[State, Entry | None]:
    """The position after a step, with what is told of an action; `before` stays as it is."""
    if isinstance(written, Recast):
        return game.reseat(before, written.who, written.script), None
    seat, action, script = written
    if isinstance(action, str):
        action = game.parse(before, action)
    return step(before, seat, action, list(script))


def replay(
    game: Game, state: State, steps: Iterable[Written]
) -> Iterator[tuple[State, Entry | None]]:
    """All of it, step by step: every position with what was told."""
    for written in steps:
        state, entry = went_on(game, state, written)
        yield state, entry


def free_to_undo(latest_first: Iterable[tuple[int | None, bool]], seat: int) -> tuple[int, bool]:
    """How many of the last plays a seat may take back by itself, its own down to the last that
    taught somebody something; and whether it is this that forbids the first. Each play is told by
    its seat, and whether it taught anything.

    >>> free_to_undo([(0, False), (0, False), (0, True), (0, False)], 0)
    (2, False)
    >>> free_to_undo([(0, True)], 0), free_to_undo([(1, False)], 0)
    ((0, True), (0, False))
    """
    count = 0
    for by, teaches in latest_first:
        if by != seat:
            break
        if teaches:
            return count, count == 0
        count += 1
    return count, False
