"""A request at one table: who asks, at which seat, what the table looks like to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import SystemRandom
from typing import Any, TypeVar

from litestar import Request
from msgspec import Struct

from osada.kernel.state import State
from osada.requests.at_table import by_its_rules
from osada.table.decided import Decided
from osada.table.making import imagined_for
from osada.table.protocol.problems import COME_AGAIN, Refused, wait_for
from osada.table.protocol.table import TableHead
from osada.table.protocol.wishes import Origin
from osada.table.table import Table
from osada.table.who_sat_then import seat_at

from ..door.caller import caller_of
from ..door.sessions import Visitor
from ..players.pool import Asker, Kind
from ..service import Service
from ..store.ailments import Ailment
from ..tables.access import place_of
from ..tables.devices import Device, device_of, use_seat

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")


class TableRequest(Struct):
    """Everything a handler wants to know of who stands before it (an `AtTable`)."""

    request: AnyRequest
    service: Service
    room: Table
    visitor: Visitor
    seat: int | None
    device: Device

    @classmethod
    async def at(cls, request: AnyRequest, table: str) -> TableRequest:
        """Let somebody in at a table; `Refused` for strangers."""
        service = service_of(request)
        visitor = await visitor_at(request)
        room = await service.tables.open(table)
        seat = await place_of(service.store, service.signer, room, visitor)
        device = device_of(request.scope, visitor, service.settings.behind_proxy)
        if seat is not None:
            await use_seat(service.tables, room, seat, device)
        return cls(request, service, room, visitor, seat, device)

    @property
    def head(self) -> TableHead:
        """The table as they see it."""
        return self.service.tables.watchers.head(self.room, self.seat, self.visitor.player)

    @property
    def player(self) -> str:
        """Who they are to this server; empty for a program with a link."""
        return self.visitor.player

    async def change(self, decide: Callable[[Table], Decided]) -> int:
        """Let something happen."""
        return await self.service.tables.change(self.room, decide)

    async def members(self) -> list[tuple[str, int]]:
        """Everybody who has a place here, with it."""
        return await self.service.store.members(self.room.head.id)

    async def position(self, upto: int) -> State:
        """How it stood after an entry; `Refused` where too many plays had to be played again."""
        return await looked_back(self.request, self.room, upto)


async def position_at(request: AnyRequest, origin: Origin) -> tuple[Table, State]:
    """A table and how it stood there, to go on from: what whoever asks may not know is another."""
    asked = await TableRequest.at(request, origin.table)
    room = asked.room
    upto = min(origin.number, room.number)
    state = await looked_back(request, room, upto)
    return room, imagined_for(room, state, seat_at(room, upto, asked.seat), SystemRandom())


async def looked_back(request: AnyRequest, room: Table, upto: int) -> State:
    """How a table stood after an entry; `Refused` where too many plays had to be played again for
    whoever asks."""
    standing = room.standing_at(upto)
    service = service_of(request)
    wait_for(service.pace.replays(calling_address(request), room.plays_to(standing)), room.number)
    with by_its_rules(room):
        return await service.tables.position(room, standing)


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, as long as whoever asked waits for it."""
    working = asyncio.create_task(work)
    gone = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("too-slow")  # nobody hears it
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def no_store(ailment: Ailment) -> Refused:
    """What is said where the database cannot do what was asked; nothing was done."""
    return Refused("no-store", {"why": ailment, "seconds": COME_AGAIN})


def asker_of(request: AnyRequest, visitor: Visitor, kind: Kind) -> Asker:
    """Who wants advice, and from where."""
    address = calling_address(request)
    return Asker(address, visitor.player or visitor.token or address, kind)


def service_of(request: AnyRequest) -> Service:
    """The server's parts."""
    service = request.app.state.service
    assert isinstance(service, Service)
    return service


async def visitor_at(request: AnyRequest) -> Visitor:
    """Who asks."""
    return await service_of(request).sessions.visitor(caller_of(request.scope, False))


def calling_address(request: AnyRequest) -> str:
    """Where it comes from, for counting; the guard has put it there."""
    client = request.scope.get("client")
    return client[0] if client else "local"
