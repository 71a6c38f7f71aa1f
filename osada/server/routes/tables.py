"""What a program may ask of a table over HTTP; the socket takes the same commands."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from osada.requests import tables as asked_of
from osada.requests.at_table import by_its_rules
from osada.table import seats
from osada.table.arranging import rematch as rematch_at
from osada.table.decided import Decided
from osada.table.making import address_of, make_rematch
from osada.table.protocol.commands import Command, WhatIf, Why
from osada.table.protocol.house import Link, NewTableMade
from osada.table.protocol.problems import Refused, wait_for
from osada.table.protocol.table import Done, EntrySeen, Foreseen, Scene, TableHead, Tell
from osada.table.protocol.told import ChapterSeen, ScoreLine
from osada.table.scenes import PAGE
from osada.table.table import Table
from osada.table.viewers import check_shown, needs_seat
from osada.table.what_if import what_if
from osada.table.why_not import why_not
from osada.table.writes import Conflict

from ..protocol.lobby import DeviceSeen, Revoke
from ..tables.access import seat_token
from ..tables.chronicles import POLICY
from ..tables.devices import devices_at
from ..tables.fresh import fresh
from .compressed import COMPRESSED
from .requests import AnyRequest, TableRequest, calling_address

LATEST = (1 << 31) - 1
"""No entry of a table has a larger number."""
Viewer = Annotated[
    str | None,
    QueryParameter(description="whose eyes: a seat's number, or `watcher`; one's own by default"),
]


@get("/api/tables/{table:str}")
async def head(request: AnyRequest, table: FromPath[str]) -> TableHead:
    """The table: who sits where, whose turn it is, how far it has come."""
    return (await TableRequest.at(request, table)).head


@get("/api/tables/{table:str}/scene", middleware=COMPRESSED)
async def scene(
    request: AnyRequest,
    table: FromPath[str],
    number: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None,
    viewer: Viewer = None,
    brief: FromQuery[bool] = False,
) -> Scene:
    """The position now, or as it was after the entry `number`; `brief`: with references in place of
    what is printed."""
    return await asked_of.scene(await TableRequest.at(request, table), number, viewer, brief)


@get("/api/tables/{table:str}/entries", middleware=COMPRESSED)
async def entries(
    request: AnyRequest,
    table: FromPath[str],
    after: Annotated[int, QueryParameter(ge=-1, le=LATEST)] = -1,
    before: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
    viewer: Viewer = None,
    moving: FromQuery[bool] = False,
) -> list[EntrySeen]:
    """The stream after an entry, and before another where one is named: what was played, taken
    back, said and agreed. The last `limit` of it; ask for what is before its first to have more.
    `moving`: and what every play changed on the board, picture by picture."""
    asked = await TableRequest.at(request, table)
    return asked_of.entries(asked, after, before, limit, viewer, moving)


@post("/api/tables/{table:str}/do", status_code=200)
async def do(request: AnyRequest, table: FromPath[str], data: JSONBody[Command]) -> Done:
    """Act at the table: play, undo, vote, speak, leave a seat to a computer player."""
    asked = await TableRequest.at(request, table)
    seat, pace = needs_seat(asked.head), asked.service.pace
    address = calling_address(request)
    wait_for(pace.command(asked.room, seat, address), asked.room.number)
    with pace.acting(asked.room, seat, data, address):
        return Done(await asked.service.tables.do(asked.room, seat, data, asked.visitor.player))


@post("/api/tables/{table:str}/why", status_code=200)
async def why(request: AnyRequest, table: FromPath[str], data: JSONBody[Why]) -> list[list[Tell]]:
    """Why actions are not legal now, each with the rule behind it."""
    asked = await TableRequest.at(request, table)
    return why_not(asked.room, needs_seat(asked.head), data.actions)


@post("/api/tables/{table:str}/what-if", status_code=200)
async def what_would_be(
    request: AnyRequest, table: FromPath[str], data: JSONBody[WhatIf]
) -> Foreseen:
    """What an action would do, as far as nothing that the asker does not know decides it."""
    asked = await TableRequest.at(request, table)
    seat = needs_seat(asked.head)
    wait = asked.service.pace.command(asked.room, seat, calling_address(request))
    wait_for(wait, asked.room.number)
    return what_if(asked.room, seat, data.action)


@get("/api/tables/{table:str}/links")
async def links(request: AnyRequest, table: FromPath[str]) -> list[Link]:
    """The links a visitor may pass on: that of their own seat, those of open seats as the owner or
    at a listed table, and the watch link, which who watches may pass on when the game is over. The
    link of a taken seat is its holder's alone."""
    asked = await TableRequest.at(request, table)
    owner, listed = asked.head.owner, asked.room.head.listed
    if asked.seat is None and not (owner or asked.room.is_open_to_all() or asked.room.is_shown):
        raise Refused("watching")
    seats: list[int | None] = [None]
    if owner or (listed and asked.seat is None):
        seats += [s.seat for s in asked.room.seats if s.kind == "open"]
    if asked.seat is not None:
        seats.append(asked.seat)
    return [link(asked, seat) for seat in seats]


@post("/api/tables/{table:str}/revoke", status_code=200)
async def revoke(request: AnyRequest, table: FromPath[str], data: JSONBody[Revoke]) -> Link:
    """Make a link worthless, send away whoever came by it, and get a new one; or free a seat."""
    asked = await TableRequest.at(request, table)
    seat, by = data.seat, asked.seat
    player = "" if asked.visitor.token else asked.visitor.player
    if seat is not None and seat >= len(asked.room.seats):
        raise Refused("bad-request")
    if not asked.head.owner and (seat is None or seat != by):
        raise Refused("not-yours")
    members = await asked.service.store.members(table) if data.free else []

    def decide(room: Table) -> Decided:
        now = time.time()
        if seat is None:
            return seats.new_watch_link(room, by, player, time.time())
        if seat == by:
            return _own_anew(asked, room, seat, player, now)
        if data.free:
            return seats.free(room, seat, by, [p for p, at in members if at == seat], now)
        return seats.new_open_link(room, seat, by, now)

    await asked.service.tables.change(asked.room, decide)
    return link(asked, seat)


@get("/api/tables/{table:str}/devices")
async def devices(request: AnyRequest, table: FromPath[str]) -> list[DeviceSeen]:
    """From where one's own seat has been used."""
    asked = await TableRequest.at(request, table)
    seat = needs_seat(asked.head)
    return await devices_at(asked.service.store, asked.room, seat, asked.device)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The game as a record file. It holds every secret, so while it runs it is only for somebody
    who plays alone against computer players, or for the owner of a campaign between two chapters;
    its seed, and what one keeps beside the game, it holds when the game is over."""
    asked = await TableRequest.at(request, table)
    asked_of.check_record(asked)
    with by_its_rules(asked.room):
        beside = await asked.service.note_finder.of(asked.room, asked.visitor.player)
        text = await asked.service.records.noted(asked.room, beside, calling_address(request))
    await asked_of.record_is_out(asked)
    name = f"{asked.room.head.game}-{table}.osada"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


@get("/api/tables/{table:str}/chronicle", media_type="text/html", middleware=COMPRESSED)
async def chronicle(
    request: AnyRequest, table: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """A campaign told so far, as a page to read, print and share: only what all have heard."""
    asked = await TableRequest.at(request, table)
    with by_its_rules(asked.room):
        page = await asked.service.chronicles.of(asked.room, lang, calling_address(request))
    headers = {"content-security-policy": POLICY}
    return Response(page, headers=headers, media_type="text/html")


@get("/api/tables/{table:str}/chronicle/told", media_type="application/json", middleware=COMPRESSED)
async def chronicle_told(
    request: AnyRequest, table: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """The same campaign as JSON, of which the game's page makes its book."""
    asked = await TableRequest.at(request, table)
    with by_its_rules(asked.room):
        told = await asked.service.chronicles.told(asked.room, lang, calling_address(request))
    return Response(told, media_type="application/json")


@get("/api/tables/{table:str}/chapters", middleware=COMPRESSED)
async def chapters(
    request: AnyRequest, table: FromPath[str], chapter: FromQuery[int] = 0
) -> list[ChapterSeen]:
    """What each finished chapter of a long game came to, or one of them: counted from the log."""
    asked = await TableRequest.at(request, table)
    with by_its_rules(asked.room):
        found = await asked.service.chronicles.chapters(asked.room, calling_address(request))
    return [one for one in found if chapter in (0, one.number)]


@get("/api/tables/{table:str}/scores", middleware=COMPRESSED)
async def scores(request: AnyRequest, table: FromPath[str]) -> list[ScoreLine]:
    """The points of every seat over the game, when it is over."""
    asked = await TableRequest.at(request, table)
    check_shown(asked.room)
    with by_its_rules(asked.room):
        return await asked.service.scores.of(asked.room, calling_address(request))


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: AnyRequest, table: FromPath[str]) -> NewTableMade:
    """Set up another game of the same people; a second wish leads to the same table."""
    asked = await TableRequest.at(request, table)
    room, service = asked.room, asked.service
    needs_seat(asked.head)
    if room.head.status not in ("over", "ended"):
        raise Refused("running")
    if not room.head.rematch:
        members = await service.store.members(table)
        # Whoever wishes for it comes to the same address: of two at once, one sets the table.
        address = address_of(service.signer.token("rematch", table))
        owner = asked.visitor.player or room.head.owner
        made = await asyncio.to_thread(make_rematch, room, members, owner, address, fresh())
        with suppress(Conflict):
            await service.set_up(made, calling_address(request))
        await service.tables.change(room, lambda r: rematch_at(r, address, time.time()))
    new = await service.tables.open(room.head.rematch)
    service.computers.wake(new)
    head = service.tables.watchers.head(new, asked.seat, asked.visitor.player)
    links = []
    if asked.visitor.token and new.seats[needs_seat(head)].link_version == 1:
        # A program has no cookie by which it would be known there.
        there = TableRequest(request, service, new, asked.visitor, asked.seat, asked.device)
        links = [link(there, asked.seat)]
    return NewTableMade(head, links)


def link(asked: TableRequest, seat: int | None) -> Link:
    """The link to a seat, or to watch."""
    token = seat_token(asked.service.signer, asked.room, seat)
    return Link(seat, token, f"/{'w' if seat is None else 's'}/{token}")


def _own_anew(asked: TableRequest, room: Table, seat: int, player: str, now: float) -> Decided:
    """A new link for one's own seat; who asks for it is its only device."""
    decided = seats.new_own_link(room, seat, player, now)
    if player:
        decided.writes.devices = [asked.device.at(room, seat, now)]
    return decided


HANDLERS = [
    head,
    scene,
    entries,
    do,
    why,
    what_would_be,
    links,
    revoke,
    devices,
    record,
    chronicle,
    chronicle_told,
    chapters,
    scores,
    rematch,
]
