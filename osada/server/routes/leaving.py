"""What one does with a table as a whole: call it otherwise, leave it, have it out of one's list."""

from __future__ import annotations

import time

from litestar import post
from litestar.params import FromPath, JSONBody

from osada.table import seats, votes
from osada.table.decided import Decided
from osada.table.heads import parting_of
from osada.table.protocol.problems import Refused, wait_for
from osada.table.protocol.table import Done, TableHead
from osada.table.scenes import note
from osada.table.table import Table
from osada.table.writes import LEFT, Writes

from ..protocol.lobby import Part, Title
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

    def decide(room: Table) -> Decided:
        if room.head.title == title:
            return Decided(Writes())
        return Decided(
            Writes(
                entries=[seats.noted(room, asked.seat, note("titled"), time.time())],
                head={"title": title},
            )
        )

    await asked.service.tables.change(asked.room, decide)
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
        if parting_of(room.head, room.seats, seat, player) != data.how:
            raise Refused("stale", {"number": room.number}, number=room.number)
        now, decided = time.time(), Decided(Writes())
        if data.how == "leave":
            assert seat is not None
            there = [p for p, at in members if at == seat]
            return seats.leave(room, seat, _heir(room, members, there), there, now)
        if data.how == "remove":
            decided = votes.end_alone(room, seat, now)
        if player:
            decided.writes.hidden = {player: True}
        return decided

    return Done(await asked.service.tables.change(asked.room, decide))


def _heir(room: Table, members: list[tuple[str, int]], leaving: list[str]) -> str:
    """Whose the table is when these leave: who has sat there longest, if it was theirs."""
    if room.head.owner not in leaving:
        return ""
    sit = {s.seat for s in room.seats if s.kind == "person" and s.away != LEFT}
    return next((p for p, at in members if at in sit and p not in leaving), "")


HANDLERS = [rename_table, part]
