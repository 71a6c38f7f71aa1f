"""Positions entered by hand: each deed is carried out, and every fault named, by the rules."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

import osada
from osada.table.advice_seen import choices_seen
from osada.table.games import open_game
from osada.table.levels import hinted
from osada.table.position_editing import can_enter, written
from osada.table.protocol.insight import Hint
from osada.table.protocol.position import DraftSeen, DraftSent, PositionSent
from osada.table.protocol.problems import Refused, wait_for

from .compressed import COMPRESSED
from .requests import (
    AnyRequest,
    asker_of,
    calling_address,
    position_at,
    service_of,
    visitor_at,
    while_there,
)


@post("/api/positions/{game:str}", status_code=200, middleware=COMPRESSED)
async def draft(request: AnyRequest, game: FromPath[str], data: JSONBody[DraftSent]) -> DraftSeen:
    """A position after what was done to it, with its faults. Nothing is kept."""
    _check(request, game)
    if data.origin is not None:
        room, state = await position_at(request, data.origin)
        if room.head.game != game or room.head.override or room.frozen:
            raise Refused("unknown")
        if room.is_unadvised:
            raise Refused("hints-off")
        data = DraftSent(written(state))
    return await service_of(request).foreign.draft(game, data, calling_address(request))


@post("/api/positions/{game:str}/hint", status_code=200)
async def hint(request: AnyRequest, game: FromPath[str], data: JSONBody[PositionSent]) -> Hint:
    """What is good for who is to decide in a position."""
    _check(request, game)
    service = service_of(request)
    if not hinted(game):
        raise Refused("no-hints")
    who = calling_address(request)
    state = await service.foreign.position(game, data.position, who)
    if not state.turn:
        raise Refused("over")
    asker = asker_of(request, await visitor_at(request), "position")
    asking = service.hints.of_position(game, state, asker)
    found = await while_there(request, asking)
    return Hint(0, state.turn[0], choices_seen(found, open_game(game).vocabulary))


def _check(request: AnyRequest, game: str) -> None:
    wait_for(service_of(request).pace.asked(calling_address(request)))
    if game not in osada.games() or not can_enter(game):
        raise Refused("unknown")


HANDLERS = [draft, hint]
