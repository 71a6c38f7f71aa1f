"""What somebody may ask about good moves at a table."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from ..protocol.insight import Hint
from ..protocol.problems import wait_for
from ..store.rows import Change
from ..tables.access import needs_seat
from ..tables.advice_seen import choices_seen
from ..tables.plays import Decided
from ..tables.room import Room
from ..tables.scenes import note
from ..tables.seats import noted
from .requests import AnyRequest, TableRequest, calling_address


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: AnyRequest, table: FromPath[str]) -> Hint:
    """A good move where it is one's turn, two others, and why. The log says that it was asked for;
    asking again at the same decision brings the same."""
    asked = await TableRequest.at(request, table)
    seat, service = needs_seat(asked.head), asked.service
    wait_for(service.pace.command(asked.room, seat, calling_address(request)), asked.room.number)
    is_new = service.hints.is_new(asked.room, seat)
    found = await service.hints.hint(asked.room, seat)
    if is_new:
        await service.tables.change(asked.room, lambda room: _asked_for(room, seat))
    words = asked.room.game.vocabulary
    return Hint(asked.room.number, seat, choices_seen(found, words))


def _asked_for(room: Room, seat: int) -> Decided:
    return Decided(Change(entries=[noted(room, seat, note("hint", seat=seat))]))


HANDLERS = [hint]
