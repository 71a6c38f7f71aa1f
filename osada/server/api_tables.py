"""What a program may ask of a table over HTTP; the socket takes the same commands."""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from . import seating
from .access import check_shown, needs_seat, permitted_viewer, seat_token
from .asking import why_not
from .desk import AnyRequest, Desk, by_its_rules, calling_address
from .devices import devices_at
from .lobby_protocol import DeviceSeen, Link, NewTableMade, Revoke, ScoreLine
from .making import address_of, make_rematch
from .plays import Decided
from .problems import Refused
from .protocol import Command, Done, EntrySeen, Scene, TableHead, Tell, Why
from .recording import hand_out, is_recorded
from .room import Room
from .scenes import PAGE, entries_seen, note, scene_of
from .store.rows import Change, Conflict

Viewer = Annotated[
    str | None,
    Parameter(description="whose eyes: a seat's number, or `watcher`; one's own by default"),
]


@get("/api/tables/{table:str}")
async def head(request: AnyRequest, table: str) -> TableHead:
    """The table: who sits where, whose turn it is, how far it has come."""
    return (await Desk.at(request, table)).head


@get("/api/tables/{table:str}/scene")
async def scene(
    request: AnyRequest,
    table: str,
    number: Annotated[int | None, Parameter(ge=0, le=(1 << 31) - 1)] = None,
    viewer: Viewer = None,
) -> Scene:
    """The position now, or as it was after the entry `number`."""
    desk = await Desk.at(request, table)
    eyes = permitted_viewer(desk.room, desk.seat, viewer)
    room = desk.room
    if number is None or (number >= room.number and eyes == desk.seat):
        return scene_of(room, eyes)
    upto = min(number, room.number)
    with by_its_rules(room):
        state = await room.position(room.standing_at(upto))
        return scene_of(room, eyes, state, upto)


@get("/api/tables/{table:str}/entries")
async def entries(
    request: AnyRequest,
    table: str,
    after: Annotated[int, Parameter(ge=-1, le=(1 << 31) - 1)] = -1,
    before: Annotated[int | None, Parameter(ge=0, le=(1 << 31) - 1)] = None,
    limit: Annotated[int, Parameter(ge=1, le=PAGE)] = PAGE,
    viewer: Viewer = None,
) -> list[EntrySeen]:
    """The stream after an entry, and before another where one is named: what was played, taken
    back, said and agreed. The last `limit` of it; ask for what is before its first to have more."""
    desk = await Desk.at(request, table)
    eyes = permitted_viewer(desk.room, desk.seat, viewer)
    return entries_seen(desk.room, eyes, after, before, limit)


@post("/api/tables/{table:str}/do", status_code=200)
async def do(request: AnyRequest, table: str, data: Command) -> Done:
    """Act at the table: play, undo, vote, speak, leave a seat to a computer player."""
    desk = await Desk.at(request, table)
    seat, pace = needs_seat(desk.head), desk.service.pace
    address = calling_address(request)
    wait = pace.command(desk.room, seat, address)
    if wait:
        raise Refused("too-fast", {"seconds": math.ceil(wait)}, number=desk.room.number)
    with pace.acting(desk.room, seat, data, address):
        return Done(await desk.service.tables.do(desk.room, seat, data, desk.visitor.player))


@post("/api/tables/{table:str}/why", status_code=200)
async def why(request: AnyRequest, table: str, data: Why) -> dict[str, list[Tell]]:
    """Why actions are not legal now, each with the rule behind it."""
    desk = await Desk.at(request, table)
    return why_not(desk.room, needs_seat(desk.head), data.actions)


@get("/api/tables/{table:str}/links")
async def links(request: AnyRequest, table: str) -> list[Link]:
    """The links a visitor may pass on: that of their own seat, those of open seats as the owner or
    at a listed table, and the watch link. The link of a taken seat is its holder's alone."""
    desk = await Desk.at(request, table)
    owner, listed = desk.head.owner, desk.room.row.listed
    if desk.seat is None and not owner and not desk.room.is_open_to_all():
        raise Refused("watching")
    seats: list[int | None] = [None]
    if owner or (listed and desk.seat is None):
        seats += [s.seat for s in desk.room.seats if s.kind == "open"]
    if desk.seat is not None:
        seats.append(desk.seat)
    return [link(desk, seat) for seat in seats]


@post("/api/tables/{table:str}/revoke", status_code=200)
async def revoke(request: AnyRequest, table: str, data: Revoke) -> Link:
    """Make a link worthless, send away whoever came by it, and get a new one; or free a seat."""
    desk = await Desk.at(request, table)
    seat, by = data.seat, desk.seat
    player = "" if desk.visitor.token else desk.visitor.player
    if seat is not None and seat >= len(desk.room.seats):
        raise Refused("bad-request")
    if not desk.head.owner and (seat is None or seat != by):
        raise Refused("not-yours")
    members = await desk.service.store.members(table) if data.free else []

    def decide(room: Room) -> Decided:
        now = time.time()
        if seat is None:
            return seating.new_watch_link(room, by, player)
        if seat == by:
            return _own_anew(desk, room, seat, player, now)
        if data.free:
            return seating.free(room, seat, by, [p for p, at in members if at == seat], now)
        return seating.new_open_link(room, seat, by, now)

    await desk.service.tables.change(desk.room, decide)
    return link(desk, seat)


@get("/api/tables/{table:str}/devices")
async def devices(request: AnyRequest, table: str) -> list[DeviceSeen]:
    """From where one's own seat has been used."""
    desk = await Desk.at(request, table)
    seat = needs_seat(desk.head)
    return await devices_at(desk.service.store, desk.room, seat, desk.device)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: AnyRequest, table: str) -> Response[str]:
    """The game as a record file. It holds every secret, so while it runs it is only for somebody
    who plays alone against computer players; its seed it holds when the game is over."""
    desk = await Desk.at(request, table)
    if not is_recorded(desk.room, desk.seat):
        check_shown(desk.room)
    with by_its_rules(desk.room):
        text = await desk.service.records.of(desk.room)
    if desk.room.row.status == "running":
        await desk.service.tables.change(desk.room, lambda room: hand_out(room, desk.seat))
    name = f"{desk.room.row.game}-{table}.osada"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/api/tables/{table:str}/scores")
async def scores(request: AnyRequest, table: str) -> list[ScoreLine]:
    """The points of every seat over the game, when it is over."""
    desk = await Desk.at(request, table)
    check_shown(desk.room)
    with by_its_rules(desk.room):
        return await desk.service.scores.of(desk.room)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: AnyRequest, table: str) -> NewTableMade:
    """Set up another game of the same people; a second wish leads to the same table."""
    desk = await Desk.at(request, table)
    room, service = desk.room, desk.service
    needs_seat(desk.head)
    if room.row.status not in ("over", "ended"):
        raise Refused("running")
    if not room.row.rematch:
        members = await service.store.members(table)
        # Whoever wishes for it comes to the same address: of two at once, one sets the table.
        address = address_of(service.signer.token("rematch", table))
        owner = desk.visitor.player or room.row.owner
        made = await asyncio.to_thread(make_rematch, room, members, owner, address)
        with suppress(Conflict):
            await service.set_up(made, calling_address(request))
        await service.tables.change(room, lambda r: _rematched(r, address))
    new = await service.tables.open(room.row.rematch)
    service.computers.wake(new)
    head = service.tables.watchers.head(new, desk.seat, desk.visitor.player)
    links = []
    if desk.visitor.token and new.seats[needs_seat(head)].link_version == 1:
        # A program has no cookie by which it would be known there.
        links = [link(Desk(service, new, desk.visitor, desk.seat, desk.device), desk.seat)]
    return NewTableMade(head, links)


def link(desk: Desk, seat: int | None) -> Link:
    """The link to a seat, or to watch."""
    token = seat_token(desk.service.signer, desk.room, seat)
    return Link(seat, token, f"/{'w' if seat is None else 's'}/{token}")


def _own_anew(desk: Desk, room: Room, seat: int, player: str, now: float) -> Decided:
    """A new link for one's own seat; who asks for it is its only device."""
    decided = seating.new_own_link(room, seat, player, now)
    if player:
        decided.change.devices = [desk.device.at(room, seat, now)]
    return decided


def _rematched(room: Room, table: str) -> Decided:
    if room.row.rematch:
        return Decided(Change())
    row = seating.noted(room, None, note("rematch"))
    return Decided(Change(entries=[row], head={"rematch": table}))


HANDLERS = [head, scene, entries, do, why, links, revoke, devices, record, scores, rematch]
