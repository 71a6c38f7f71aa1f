"""What a command comes to at a table: the one place where somebody at a seat does something."""

from __future__ import annotations

from . import plays, seats, votes
from .decided import Decided
from .protocol.commands import (
    Answer,
    Chat,
    Command,
    Name,
    Occupy,
    Play,
    Propose,
    Return,
    StandIn,
    Undo,
)
from .protocol.problems import Refused
from .table import Table
from .writes import HERE


def decide(
    table: Table,
    seat: int,
    command: Command,
    now: float,
    online: frozenset[int] = frozenset(),
    is_owner: bool = False,
) -> Decided:
    """`Refused` where it cannot be done. `online` are the seats that somebody has open just now."""
    if seat >= len(table.seats):  # others sit there now
        raise Refused("stale", {"number": table.number}, number=table.number)
    match command:
        case Play():
            _check_back(table, seat)
            return plays.play(table, seat, command, now)
        case Undo():
            return plays.undo(table, seat, command, now)
        case Propose():
            return votes.open_vote(table, seat, command, now, online)
        case Answer():
            return votes.answer(table, seat, command, now, online)
        case Chat():
            return seats.chat(table, seat, command, now)
        case Occupy():
            return seats.occupy(table, seat, command, is_owner, now)
        case StandIn():
            return seats.stand_in(table, seat, command, is_owner, now)
        case Return():
            return seats.come_back(table, seat, command, now)
        case Name():
            return seats.rename(table, seat, command, now)


def _check_back(table: Table, seat: int) -> None:
    if table.seats[seat].away != HERE:
        raise Refused("away", number=table.number)
