"""Taking back: freely inside one's turn, never past what somebody has learned.

Computer players agree to every undo on this side of that barrier, so a person may also take back
a decision that they have already answered.
"""

from __future__ import annotations

from osada.kernel.errors import BadUndo
from osada.table.protocol.commands import Undo
from osada.table.scenes import undoable

from .sitting import Sitting


def undo_decision(sitting: Sitting, seat: int) -> int:
    """Take back this seat's last decision, with what computer players answered since; how many
    answers that were."""
    table, talk = sitting.table, sitting.talk
    plays = [table.entries[number] for number in reversed(table.standing)]
    plays = plays[: len(sitting.journal.entries)]  # those of the present chapter
    own = any(play.seat == seat for play in plays)
    for answers, play in enumerate(plays):
        if play.seat != seat and play.seat not in sitting.seating.bots:
            raise BadUndo(talk("undo-other-person"))
        if play.data.get("teaches"):
            raise BadUndo(talk("undo-barrier" if own else "undo-nothing"))
        if play.seat == seat:
            sitting.here.take_back(seat, answers + 1)
            return answers
    raise BadUndo(talk("undo-nothing"))


def undo_turn(sitting: Sitting, seat: int) -> tuple[int, int]:
    """Take back this seat's whole last turn, as far as it may; how many decisions, and how many
    answers of computer players."""
    answers = undo_decision(sitting, seat)
    count = 1
    while (
        sitting.journal.entries
        and undoable(sitting.table, seat)[0]
        and seat in sitting.state.turn
        and not sitting.board.begins_turn(sitting.state.view(seat))
    ):
        sitting.here.do(seat, Undo(sitting.table.number))
        count += 1
    return count, answers
