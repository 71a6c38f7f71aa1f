"""Taking back: freely inside one's turn, never past what somebody has learned.

Computer players agree to every undo on this side of that barrier, so a person may also take back
a decision that they have already answered.
"""

from __future__ import annotations

from osada.kernel.errors import BadUndo
from osada.kernel.journal import Journal
from osada.terminal import Board, Talk

from .seating import Seating


def undo_decision(journal: Journal, seat: int, seating: Seating, talk: Talk) -> int:
    """Take back this seat's last decision, with what computer players answered since; how many
    answers that were."""
    entries = journal.entries
    own = any(entry.seat == seat for entry in entries)
    count = 0
    while True:
        if count == len(entries):
            raise BadUndo(talk("undo-nothing"))
        entry = entries[-1 - count]
        if entry.seat != seat and entry.seat not in seating.bots:
            raise BadUndo(talk("undo-other-person"))
        count += 1
        if len(entries) - count < journal.barrier:
            raise BadUndo(talk("undo-barrier" if own else "undo-nothing"))
        if entry.seat == seat:
            break
    journal.undo(seat, count, frozenset(range(journal.seats)))
    return count - 1


def undo_turn(
    journal: Journal, seat: int, seating: Seating, board: Board, talk: Talk
) -> tuple[int, int]:
    """Take back this seat's whole last turn, as far as it may; how many decisions, and how many
    answers of computer players."""
    answers = undo_decision(journal, seat, seating, talk)
    count = 1
    while (
        journal.undoable(seat)
        and seat in journal.state.turn
        and not board.begins_turn(journal.state.view(seat))
    ):
        journal.undo(seat)
        count += 1
    return count, answers
