"""What is printed in a game, by its fingerprint: fetched once and kept for ever."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath, FromQuery

import osada
from osada.table.games import open_game, printed_at
from osada.table.protocol.problems import Refused

from .documents import FOREVER, Document
from .requests import AnyRequest, TableRequest


@get("/api/games/{game:str}/printed/{fingerprint:str}")
async def printed(
    request: AnyRequest,
    game: FromPath[str],
    fingerprint: FromPath[str],
    table: FromQuery[str | None] = None,
) -> Response[bytes]:
    """What is printed in a game, with the corrections of a table: the same for ever."""
    found = None
    if table is not None:
        found = (await TableRequest.at(request, table)).room.printed
    elif game in osada.games():
        now = open_game(game)
        every = (printed_at(game, "", now.content_hash, seats) for seats in now.seats)
        found = next((one for one in every if one.fingerprint == fingerprint), None)
    if found is None or found.fingerprint != fingerprint or not fingerprint:
        raise Refused("unknown")
    return Document(found.raw, "application/json", FOREVER).answer(request)


HANDLERS = [printed]
