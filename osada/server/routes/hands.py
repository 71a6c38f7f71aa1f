"""Players join and leave between the chapters of a long game."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from osada.requests import tables as asked_of
from osada.table.protocol.hands import ChangeHands
from osada.table.protocol.problems import wait_for
from osada.table.protocol.table import Done

from .requests import AnyRequest, TableRequest, calling_address


@post("/api/tables/{table:str}/hands", status_code=200)
async def hands(request: AnyRequest, table: FromPath[str], data: JSONBody[ChangeHands]) -> Done:
    """Say who plays from now on, as the table's owner, or sit out. All is done, or nothing."""
    asked = await TableRequest.at(request, table)
    pace, address = asked.service.pace, calling_address(request)
    wait_for(pace.command(asked.room, asked.seat, address), asked.room.number)
    await asked.service.tables.reach(asked.room, data.expected)
    with pace.changing(asked.room, address):
        return await asked_of.hands(asked, data)


HANDLERS = [hands]
