"""What somebody may ask about good moves at a table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Protocol

from osada.table.advice_seen import (
    course_seen,
    decided_seen,
    decisions_seen,
    moments_seen,
    sure_chances,
)
from osada.table.arranging import note_hint
from osada.table.hints import hint_told
from osada.table.levels import advised
from osada.table.protocol.insight import Analysis, BranchSeen, Chances, Hint, RemarkSeen
from osada.table.protocol.problems import Refused
from osada.table.viewers import check_shown

from .at_table import AtTable


async def hint(at: AtTable, seat: int, found: dict[str, Any], is_new: bool) -> Hint:
    """A good move, and why, as it was found; who hears it first, has it noted in the log."""
    if is_new:
        await at.change(lambda room: note_hint(room, seat, time.time()))
    return hint_told(at.room, seat, found)


def analyst(at: AtTable) -> int | None:
    """Let in whoever may have a game analysed, and say whose decisions alone they may see: while it
    runs their own, and only where nobody else plays."""
    if not advised(at.room.head.game):
        raise Refused("no-insight", number=at.room.number)
    if not at.head.insight:
        check_shown(at.room)
    return None if at.room.is_shown else at.seat


class Looked(Protocol):
    """A game that is looked at, or was, decision by decision."""

    @property
    def of(self) -> int:
        """How many decisions there are, once that is known."""
        ...

    @property
    def found(self) -> dict[int, dict[str, Any]]:
        """What was found out, by the first play of each."""
        ...

    @property
    def failed(self) -> bool:
        """Whether it was given up."""
        ...

    @property
    def working(self) -> bool:
        """Whether somebody is at it."""
        ...


def analysis(
    at: AtTable, work: Looked, remarks: Sequence[RemarkSeen], tries: Sequence[BranchSeen]
) -> Analysis:
    """What has been found out about the game so far."""
    room = at.room
    seat = at.seat if at.seat is not None else 0
    decisions = decisions_seen(room, work.found)
    moments = moments_seen(room, work.found, seat)
    whole = bool(decisions) and not work.working and len(decisions) >= work.of
    return Analysis(
        of=work.of or (len(decisions) if not work.working and decisions else 0),
        working=work.working,
        failed=work.failed,
        seat=seat,
        decisions=decisions,
        course=course_seen(room, decisions),
        moments=moments,
        decided=decided_seen(room, seat) if whole and not moments else None,
        branches=list(tries),
        remarks=list(remarks),
    )


def known_chances(at: AtTable) -> Chances | None:
    """Everybody's chance to win where the game is over; None where somebody has to think."""
    outcome = at.room.state.outcome
    if outcome is None:
        return None
    return Chances(at.room.number, sure_chances(outcome, at.room.head.seats))
