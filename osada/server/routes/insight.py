"""What somebody may ask about good moves at a table."""

from __future__ import annotations

import asyncio
import time

from litestar import get, post
from litestar.params import FromPath, JSONBody

from osada.kernel.variations import plain
from osada.requests import insight as asked_of
from osada.requests.at_table import by_its_rules
from osada.table.advice_seen import (
    remarks_seen,
)
from osada.table.arranging import note_hint
from osada.table.hints import hint_told
from osada.table.making import make_branch
from osada.table.protocol.insight import (
    Analysis,
    BranchWish,
    Chances,
    Hint,
    RemarkSeen,
    RemarkWish,
    TryWish,
)
from osada.table.protocol.problems import Refused, wait_for
from osada.table.protocol.table import Done, TableHead
from osada.table.viewers import needs_seat

from ..players.analyses import Work
from ..tables.fresh import fresh
from .compressed import COMPRESSED
from .requests import (
    AnyRequest,
    TableRequest,
    asker_of,
    calling_address,
    looked_back,
    while_there,
)

MOST_REMARKS = 300
"""What one person may write beside one game."""


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: AnyRequest, table: FromPath[str]) -> Hint:
    """A good move where it is one's turn, two others, and why. The log says that it was asked for;
    asking again at the same decision brings the same."""
    asked = await TableRequest.at(request, table)
    seat, service = needs_seat(asked.head), asked.service
    wait_for(service.pace.command(asked.room, seat, calling_address(request)), asked.room.number)
    hinted = service.hints.hint(asked.room, seat, asker_of(request, asked.visitor, "hint"))
    found, is_new = await while_there(request, hinted)
    if is_new:
        await service.tables.change(asked.room, lambda room: note_hint(room, seat, time.time()))
    return hint_told(asked.room, seat, found)


@get("/api/tables/{table:str}/analysis", middleware=COMPRESSED)
async def analysis(request: AnyRequest, table: FromPath[str]) -> Analysis:
    """What has been found out about the game so far."""
    asked, seat = await _analyst(request, table)
    return await _told(asked, await asked.service.analyses.known(asked.room, seat))


@post("/api/tables/{table:str}/analysis", status_code=200, middleware=COMPRESSED)
async def begin_analysis(request: AnyRequest, table: FromPath[str]) -> Analysis:
    """Have the game looked at, in the background, from where that was left."""
    asked, seat = await _analyst(request, table)
    address = calling_address(request)
    wait_for(asked.service.pace.command(asked.room, asked.seat, address), asked.room.number)
    with by_its_rules(asked.room):
        return await _told(asked, await asked.service.analyses.begin(asked.room, seat, address))


@post("/api/tables/{table:str}/analysis/pause", status_code=200, middleware=COMPRESSED)
async def pause_analysis(request: AnyRequest, table: FromPath[str]) -> Analysis:
    """Leave it for now; what has been found out stays."""
    asked, seat = await _analyst(request, table)
    asked.service.analyses.pause(asked.room)
    return await _told(asked, await asked.service.analyses.known(asked.room, seat))


async def _analyst(request: AnyRequest, table: str) -> tuple[TableRequest, int | None]:
    """Somebody who may have a game analysed, and whose decisions alone they may see: while it runs
    their own, and only where nobody else plays."""
    asked = await TableRequest.at(request, table)
    return asked, asked_of.analyst(asked)


async def _told(asked: TableRequest, work: Work) -> Analysis:
    remarks, tries = await asked.service.note_finder.listed(asked.room, asked.player)
    return asked_of.analysis(asked, work, remarks, tries)


@post("/api/tables/{table:str}/chances", status_code=200)
async def chances(request: AnyRequest, table: FromPath[str]) -> Chances:
    """Everybody's chance to win as the table stands, where it is one's turn or the game is over."""
    asked, _ = await _analyst(request, table)
    room, service, address = asked.room, asked.service, calling_address(request)
    known = asked_of.known_chances(asked)
    if known is not None:
        return known
    wait_for(service.pace.command(room, asked.seat, address), room.number)
    look = service.hints.look(
        room, needs_seat(asked.head), asker_of(request, asked.visitor, "hint")
    )
    found = await while_there(request, look)
    return Chances(room.number, found["choices"][0]["chances"])


@post("/api/tables/{table:str}/remark", status_code=200)
async def remark(
    request: AnyRequest, table: FromPath[str], data: JSONBody[RemarkWish]
) -> list[RemarkSeen]:
    """Write something beside the game; all that one has written there."""
    asked, _ = await _analyst(request, table)
    service, player = asked.service, asked.visitor.player
    if not player:
        raise Refused("not-signed-in")
    pace, address = service.pace, calling_address(request)
    wait_for(pace.command(asked.room, asked.seat, address), asked.room.number)
    pace.check_store(address)
    text, number = plain(data.text), min(data.number, asked.room.number)
    if text and await service.remarks.others(table, player, number) >= MOST_REMARKS:
        raise Refused("too-many-remarks", {"count": MOST_REMARKS})
    pace.stored(address, await service.remarks.write(table, player, {number: text}))
    return remarks_seen(await service.remarks.of(table, player))


@post("/api/tables/{table:str}/branch", status_code=201)
async def branch(
    request: AnyRequest, table: FromPath[str], data: JSONBody[BranchWish]
) -> TableHead:
    """Try another way from a position of the game on: a table for oneself and computer players, in
    the seat whose turn it was. Chance is drawn anew there."""
    asked, _ = await _analyst(request, table)
    service, player = asked.service, asked.visitor.player
    if not player:
        raise Refused("not-signed-in")
    address = calling_address(request)
    service.pace.check_store(address)  # before an older try makes room for it
    upto = min(data.number, asked.room.number)
    state = await looked_back(request, asked.room, upto)
    if not state.turn:
        raise Refused("over")
    name = (await service.accounts.me(player)).name
    made = await asyncio.to_thread(
        make_branch, asked.room, asked.seat, state, player, name, fresh(), data.lang
    )
    await service.tries.make_room(player, table)
    await service.set_up(made, address)
    await service.insights.branch_off(table, upto, made.head.id)
    room = await service.tables.open(made.head.id)
    service.computers.wake(room)
    return service.tables.watchers.head(room, state.turn[0], player)


@post("/api/tables/{table:str}/try", status_code=200)
async def part_with_try(request: AnyRequest, table: FromPath[str], data: JSONBody[TryWish]) -> Done:
    """Keep a try as a table of one's own, or throw it away."""
    asked = await TableRequest.at(request, table)
    room, service, player = asked.room, asked.service, asked.visitor.player
    wait_for(service.pace.command(room, asked.seat, calling_address(request)), room.number)
    if data.how == "keep":
        await service.tries.keep(room, player, service.settings.tables)
    else:
        await service.tries.throw_away(room, player)
    return Done(room.number)


HANDLERS = [
    hint,
    chances,
    analysis,
    begin_analysis,
    pause_analysis,
    remark,
    branch,
    part_with_try,
]
