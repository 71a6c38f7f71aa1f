"""What one does with a table as a whole: call it otherwise, leave it, have it out of one's list."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from osada.requests import tables as asked_of
from osada.table.protocol.house import Part, Title
from osada.table.protocol.problems import wait_for
from osada.table.protocol.table import Done, TableHead

from .requests import AnyRequest, TableRequest, calling_address


@post("/api/tables/{table:str}/title", status_code=200)
async def rename_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Title]
) -> TableHead:
    """Call a table otherwise, as its owner."""
    asked = await TableRequest.at(request, table)
    pace, address = asked.service.pace, calling_address(request)
    wait_for(pace.command(asked.room, asked.seat, address), asked.room.number)
    pace.check_store(address)
    return await asked_of.rename(asked, data.title)


@post("/api/tables/{table:str}/part", status_code=200)
async def part(request: AnyRequest, table: FromPath[str], data: JSONBody[Part]) -> Done:
    """Part with a table as its head says: leave one's seat to a computer player, end a game that
    nobody else plays, or have it out of one's list. What was said to happen does, or nothing."""
    asked = await TableRequest.at(request, table)
    wait = asked.service.pace.command(asked.room, asked.seat, calling_address(request))
    wait_for(wait, asked.room.number)
    return await asked_of.part(asked, data.how)


HANDLERS = [rename_table, part]
