"""Questions that change nothing: what an action would do. The rules themselves play it, on a
position that looks the same to whoever asks, so that nothing can be learned from the answer."""

from __future__ import annotations

from osada.kernel.action import Wire
from osada.kernel.foresight import foreseen
from osada.kernel.state import Illegal

from ..protocol.difference import difference
from ..protocol.problems import Refused, tell
from ..protocol.table import Foreseen
from .plays import check_running, find_action
from .room import Room
from .stream import change_seen


def what_if(room: Room, seat: int, sent: str | Wire) -> Foreseen:
    """What this seat would see if it played this now; a refusal where it may not."""
    check_running(room)
    action = find_action(room, seat, sent)
    try:
        after = foreseen(room.state, seat, action)
    except Illegal as error:
        raise Refused("illegal", {}, error.reasons, seat, room.number) from None
    if after is None:
        return Foreseen(unknown=True)
    return Foreseen(
        events=[tell(event, seat) for event in after.events],
        changes=[change_seen(change, seat) for change in after.changes],
        base=room.number,
        change=difference(room.state.view(seat), after.view(seat)) or {},
    )
