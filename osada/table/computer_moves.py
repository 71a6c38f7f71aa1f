"""The moves of computer players at a table: who of them is to act, and what they are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec import to_builtins

from osada.bots.levels import LEVELS
from osada.kernel.action import Action
from osada.kernel.message import Message
from osada.kernel.state import State

from .as_asked import AsAsked
from .decided import Decided
from .plays import play
from .protocol.commands import Play
from .protocol.problems import Refused
from .questions import Ask, Move
from .scenes import note
from .stream import add_event
from .table import Table
from .writes import EntryRow


def told_by_lesson(table: Table) -> Move | None:
    """The move of another seat that a lesson has written down."""
    step = table.script.at(len(table.standing)) if table.script is not None else None
    if step is not None and table.seats[step.seat].kind == "computer":
        return step.seat, step.action
    return None


def to_act(table: Table) -> int | None:
    """The seat of a computer player that is in turn."""
    if not (table.head.computer_due and table.is_running):
        return None
    return next(seat for seat in table.state.turn if table.seats[seat].is_played_by_computer)


def as_asked(table: Table, seat: int) -> AsAsked:
    """The table as this computer player is asked about it."""
    return AsAsked(table, seat, table.seats[seat].level or "greedy")


def answered(table: Table, seat: int, ask: Ask, known: int) -> str:
    """What a computer player does, where the answer comes at once; `known` is the last play that it
    was told of, `NOWHERE` where it has not sat down."""
    asked = as_asked(table, seat)
    question = asked.following(known, alone=True) if known >= 0 else None
    moves = [] if question is None else ask(question)
    moves = moves or ask(asked.sitting_down(alone=True))
    return str(moves[0][1])


def computer_plays(
    table: Table, seat: int, action: str, expected: int, now: float, stumbles: int = 0
) -> Decided:
    """The play of a computer player, with a note if it stumbled; not when the person whose seat
    it is has come back meanwhile."""
    if not table.seats[seat].is_played_by_computer:
        raise Refused("stale", number=table.number)
    decided = play(table, seat, Play(action, expected), now)
    told = aim_of(table, seat, action)
    if told is not None:
        add_event(decided.writes.entries[0], told)
    if stumbles:
        stumbled = to_builtins(note("stumbled", seat=seat))
        row = EntryRow(table.number + 2, "note", seat, now, {"told": stumbled})
        decided.writes.entries.append(row)
    return decided


def aim_of(table: Table, seat: int, action: str) -> Message | None:
    """What it is after, where its game has words for that and it plans at all: no novice does."""
    house = table.game.house
    known = table.game.vocabulary.find(action)
    if not house.aim or known is None or table.seats[seat].level not in LEVELS[1:]:
        return None
    aim = cast(Callable[[State, int, Action], Message | None], house.part(house.aim))
    return aim(table.state, seat, known)
