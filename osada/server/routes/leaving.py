"""What one does with a table as a whole: call it otherwise, leave it, have it out of one's list."""

from __future__ import annotations

import time

from litestar import post
from litestar.params import FromPath, JSONBody

from osada.table import arranging, seats
from osada.table.decided import Decided
from osada.table.protocol.house import Part, Title
from osada.table.protocol.problems import Refused, wait_for
from osada.table.protocol.table import Done, TableHead
from osada.table.table import Table

from .requests import AnyRequest, TableRequest, calling_address


@post("/api/tables/{table:str}/title", status_code=200)
async def rename_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Title]
) -> TableHead:
    """Call a table otherwise, as its owner."""
    asked = await TableRequest.at(request, table)
    if not asked.head.owner:
        raise Refused("not-yours")
    pace, address = asked.service.pace, calling_address(request)
    wait_for(pace.command(asked.room, asked.seat, address), asked.room.number)
    pace.check_store(address)
    title = seats.clean(data.title, 60)

    await asked.service.tables.change(
        asked.room, lambda room: arranging.title(room, asked.seat, title, time.time())
    )
    return asked.head


@post("/api/tables/{table:str}/part", status_code=200)
async def part(request: AnyRequest, table: FromPath[str], data: JSONBody[Part]) -> Done:
    """Part with a table as its head says: leave one's seat to a computer player, end a game that
    nobody else plays, or have it out of one's list. What was said to happen does, or nothing."""
    asked = await TableRequest.at(request, table)
    seat, player = asked.seat, asked.visitor.player
    wait = asked.service.pace.command(asked.room, seat, calling_address(request))
    wait_for(wait, asked.room.number)
    members = await asked.service.store.members(table)
    if seat is None and (player, -1) not in members:
        raise Refused("watching")

    def decide(room: Table) -> Decided:
        return arranging.part(room, seat, data.how, player, members, time.time())

    return Done(await asked.service.tables.change(asked.room, decide))


HANDLERS = [rename_table, part]
