"""What the lobby asks for: games, texts, tables, links, records."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, cast

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import structs

import osada
from osada.kernel.state import State
from osada.table.arranging import watch
from osada.table.decided import Decided
from osada.table.game_infos import game_infos
from osada.table.games import Values, pinned_to, values_of
from osada.table.heads import head_of
from osada.table.making import make_table
from osada.table.protocol.house import DroppedRecord, GameInfo, NewTableMade, Tables
from osada.table.protocol.problems import Refused, wait_for
from osada.table.protocol.table import TableHead
from osada.table.protocol.wishes import NewTable
from osada.table.seats import sit_down
from osada.table.stream import WATCHER
from osada.table.table import Table

from ..door.sessions import Visitor
from ..protocol.lobby import LinkInfo, Seated, Take
from ..service import Service
from ..store.lists import Mark, listed_tables, tables_of
from ..store.store import MINE, OPEN
from ..tables.access import (
    Ticket,
    check_ticket,
    free_seats,
    place_of,
    read_ticket,
    seat_token,
    token_of,
)
from ..tables.devices import device_of
from ..tables.fresh import fresh
from .compressed import COMPRESSED
from .invitations import link_for_all
from .people import accounts_of
from .requests import (
    AnyRequest,
    TableRequest,
    calling_address,
    position_at,
    service_of,
    visitor_at,
)
from .tables import link
from .texts import rules_book, word_book

Corrected = Annotated[
    str | None, QueryParameter(description="a table whose owner has corrected what is printed")
]


@get("/api/games", middleware=COMPRESSED)
async def games() -> list[GameInfo]:
    """The games one can play here, with their switches and computer players."""
    return await asyncio.to_thread(game_infos)


@get("/api/texts/{game:str}/{lang:str}", media_type="text/plain")
async def texts(
    request: AnyRequest, game: FromPath[str], lang: FromPath[str], table: Corrected = None
) -> Response[bytes]:
    """Every word of a game and of the table itself in one language, as Fluent; of the game
    `common`, only the table's own."""
    return word_book(request, game, lang, await corrections(request, game, table))


@get("/api/texts/{game:str}/{lang:str}/rules", media_type="text/plain")
async def rule_texts(
    request: AnyRequest, game: FromPath[str], lang: FromPath[str], table: Corrected = None
) -> Response[bytes]:
    """The rules of a game by their ids, as Fluent."""
    return rules_book(request, game, lang, await corrections(request, game, table))


async def corrections(request: AnyRequest, game: str, table: str | None) -> Values:
    """An owner's corrections of the values at a table, and what was printed when it began; those of
    now where nobody asks for a table, or it has none of its own."""
    if table is None:
        return Values()
    row = (await TableRequest.at(request, table)).room.head
    if row.game != game:
        raise Refused("unknown")
    return values_of(row)


Behind = Annotated[
    str | None, QueryParameter(description="what an answer before has named as `more_…`")
]


@get("/api/tables", middleware=COMPRESSED)
async def my_tables(
    request: AnyRequest, mine_after: Behind = None, open_after: Behind = None
) -> Tables:
    """My tables, those that wait for me first, and the listed ones; or one of the two from where a
    page of it has ended."""
    whole = mine_after is None and open_after is None
    tables = Tables([], [])
    if whole or mine_after is not None:
        tables.mine, tables.more_mine = await _mine(request, _mark(mine_after))
    if whole or open_after is not None:
        tables.open, tables.more_open = await _open(request, _mark(open_after))
    return tables


def _mark(text: str | None) -> Mark | None:
    try:
        return Mark.read(text) if text else None
    except ValueError:
        raise Refused("bad-request") from None


async def _mine(request: AnyRequest, after: Mark | None) -> tuple[list[TableHead], str]:
    service, player = service_of(request), (await visitor_at(request)).player
    if not player:
        return [], ""
    page = await tables_of(service.engine, player, MINE, after)
    places = await service.store.places(player, [row.id for row, _ in page.rows])
    heads = []
    for row, seats in page.rows:
        seat = places.get(row.id, WATCHER)
        online = service.tables.watchers.online(row.id)
        me = None if seat == WATCHER else seat
        heads.append(head_of(row, seats, me, player, online, frozen=pinned_to(row)))
    heads.sort(key=lambda head: head.me not in head.turn)
    return heads, str(page.more or "")


async def _open(request: AnyRequest, after: Mark | None) -> tuple[list[TableHead], str]:
    service, player = service_of(request), (await visitor_at(request)).player
    page = await listed_tables(service.engine, OPEN, after)
    ids = [row.id for row, _ in page.rows]
    mine = await service.store.places(player, ids) if player else {}
    others = [
        head_of(row, seats, None, player, frozen=pinned_to(row))
        for row, seats in page.rows
        if row.id not in mine
    ]
    return others, str(page.more or "")


@post("/api/tables", status_code=201)
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> NewTableMade:
    """Set up a table. It runs from now on: open seats are taken by their links at any time."""
    service, player = service_of(request), (await visitor_at(request)).player
    if not player:
        raise Refused("not-signed-in")
    running = await service.store.running_of(player)
    if running >= service.settings.tables:
        raise Refused("too-many-tables", {"count": running})
    origin = None
    if data.origin is not None:
        room, origin = await position_at(request, data.origin)
        if not origin.turn:
            raise Refused("over")
        data.game, data.content = room.head.game, room.head.override
        data.hints = data.hints and not room.is_unadvised
        data.options = dict(room.head.options)
    elif data.position is not None:
        origin = await _entered(request, data)
    else:
        await service.foreign.check_corrections(
            data.game, data.content, who=calling_address(request)
        )
    name = (await service.accounts.me(player)).name
    made = await asyncio.to_thread(make_table, data, player, name, fresh(), origin)
    await service.set_up(made, calling_address(request))
    asked = await _opened(service, request, made.head.id)
    open_seats = [seat.seat for seat in asked.room.seats if seat.kind == "open"]
    links = [link(asked, seat) for seat in (*open_seats, None)]
    return NewTableMade(asked.head, links, link_for_all(asked))


async def _entered(request: AnyRequest, data: NewTable) -> State:
    """The position that a table is to play on from; its rules are those of the table."""
    wait_for(service_of(request).pace.asked(calling_address(request)))
    if data.game not in osada.games() or data.content:
        raise Refused("bad-request")
    who = calling_address(request)
    state = await service_of(request).foreign.position(data.game, data.position or {}, who)
    if not state.turn:
        raise Refused("over")
    options = cast(dict[str, object], state.to_data()["options"])
    data.options = {name: str(choice) for name, choice in options.items()}
    return state


@get("/api/links/{token:str}")
async def link_info(request: AnyRequest, token: FromPath[str]) -> LinkInfo:
    """What a link leads to, before anybody takes it."""
    service, visitor = service_of(request), await visitor_at(request)
    ticket = read_ticket(service.signer, token)
    room = await service.tables.open(ticket.table)
    place = await _place(service, visitor, room)
    sits = place is not None and place != WATCHER
    mine = sits if ticket.group else place == (WATCHER if ticket.seat is None else ticket.seat)
    if not mine:  # who has sat down by it finds the way back by it, though it is spent
        check_ticket(room, ticket)
    head = service.tables.watchers.head(room, place if sits else None, visitor.player)
    taken = ticket.seat is not None and room.seats[ticket.seat].kind == "person"
    info = LinkInfo(head, ticket.seat, taken, mine)
    info.host = (await accounts_of(request).me(room.head.owner)).name
    if ticket.group:
        info.group, info.free = True, free_seats(room)
        info.seat = place if sits else next(iter(info.free), None)
    return info


@post("/api/links/{token:str}", status_code=200)
async def take_link(request: AnyRequest, token: FromPath[str], data: JSONBody[Take]) -> Seated:
    """Sit down by a link, which is spent by it, or watch. A browser is then known by its cookie; a
    program sends the link's token as its own, and is given another one for its seat."""
    service, visitor = service_of(request), await visitor_at(request)
    ticket = read_ticket(service.signer, token)
    room = await service.tables.open(ticket.table)
    is_program = bool(visitor.token)
    if visitor.token != token if is_program else not visitor.player:
        raise Refused("not-signed-in")
    if is_program:
        visitor = Visitor(token=token)
    player = visitor.player
    place = await _place(service, visitor, room)
    seat, sits = ticket.seat, place is not None and place != WATCHER
    if sits and ticket.group:
        seat = place
    elif place is None or place != seat:
        check_ticket(room, ticket)
        if seat is None and not ticket.group:
            await _watch(service, room, player, place)
        elif sits:
            raise Refused("seated")
        else:
            seat = await _sit(request, room, ticket, visitor, data)
    if is_program:
        visitor = Visitor(token=seat_token(service.signer, room, seat))
    me = await place_of(service.store, service.signer, room, visitor)
    head = service.tables.watchers.head(room, me, player)
    return Seated(**structs.asdict(head), token=visitor.token)


async def _place(service: Service, visitor: Visitor, room: Table) -> int | None:
    """The place that a browser has at a table: a seat, WATCHER, or None."""
    if visitor.token or not visitor.player:
        return None
    return (await service.store.places(visitor.player, [room.head.id])).get(room.head.id)


async def _watch(service: Service, room: Table, player: str, place: int | None) -> None:
    if player and place is None:
        await service.tables.change(room, lambda _: watch(player))


async def _sit(
    request: AnyRequest, room: Table, ticket: Ticket, visitor: Visitor, data: Take
) -> int:
    """Sit down; the seat that one has come to."""
    service, now, seat = service_of(request), time.time(), 0

    def sit(room: Table) -> Decided:
        nonlocal seat
        check_ticket(room, ticket)  # somebody may have been quicker
        seat = _wanted(room, data.seat) if ticket.seat is None else ticket.seat
        decided = sit_down(room, seat, visitor.player, data.name, now)
        [taken] = decided.writes.seats
        known = visitor
        if visitor.token:
            known = Visitor(token=token_of(service.signer, room, taken))
        device = device_of(request.scope, known, service.settings.behind_proxy)
        decided.writes.devices = [device.at(room, seat, now)]
        return decided

    await service.tables.change(room, sit)
    return seat


def _wanted(room: Table, seat: int | None) -> int:
    """The free seat that somebody wants, or else the next one."""
    free = free_seats(room)
    if not free or (seat is not None and seat not in free):
        raise Refused("over" if room.head.status != "running" else "seat-taken", number=room.number)
    return free[0] if seat is None else seat


@post("/api/records", status_code=201)
async def open_record(request: AnyRequest, data: JSONBody[DroppedRecord]) -> TableHead:
    """Open a record file as a table to look at, from anybody's viewpoint."""
    service, player = service_of(request), (await visitor_at(request)).player
    address = calling_address(request)
    made = await service.foreign.record(data, player, address)
    await service.set_up(made, address)
    await service.set_up_notes(made, address)
    return head_of(made.head, made.seats, None, player)


async def _opened(service: Service, request: AnyRequest, table: str) -> TableRequest:
    """A table just made, with its computer players awake."""
    asked = await TableRequest.at(request, table)
    service.computers.wake(asked.room)
    return asked


HANDLERS = [games, texts, rule_texts, my_tables, new_table, link_info, take_link, open_record]
