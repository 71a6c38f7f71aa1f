"""Questions that change nothing: what an action would do."""

from __future__ import annotations

from osada.kernel.action import Wire
from osada.kernel.foresight import foreseen

from ..protocol.table import ChangeSeen
from .plays import find_action
from .room import Room
from .stream import change_seen


def what_if(room: Room, seat: int, sent: str | Wire) -> list[ChangeSeen]:
    """What a legal action would change on the board, picture by picture, as far as the seat can
    foresee it; nothing for an action that is not legal."""
    action = find_action(room, seat, sent)
    if action not in room.state.legal(seat):
        return []
    after = foreseen(room.state, seat, action)
    return [] if after is None else [change_seen(change, seat) for change in after.changes]
