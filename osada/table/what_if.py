"""Questions that change nothing: what an action would do. The rules themselves play it, on a
position that looks the same to whoever asks, so that nothing can be learned from the answer."""

from __future__ import annotations

from osada.kernel.action import Wire
from osada.kernel.foresight import foreseen

from .plays import find_action
from .protocol.difference import difference
from .protocol.problems import tell
from .protocol.table import Foreseen
from .stream import change_seen
from .table import Table


def what_if(table: Table, seat: int, sent: str | Wire) -> Foreseen:
    """What this seat would see if it played this now. Nothing is told of what it may not play: the
    table may have moved on since somebody pointed at it."""
    action = find_action(table, seat, sent)
    if not table.is_running or action not in table.state.legal(seat):
        return Foreseen(unknown=True)
    after = foreseen(table.state, seat, action)
    if after is None:
        return Foreseen(unknown=True)
    return Foreseen(
        events=[tell(event, seat) for event in after.events],
        changes=[change_seen(change, seat) for change in after.changes],
        base=table.number,
        change=difference(table.state.view(seat), after.view(seat)) or {},
    )
