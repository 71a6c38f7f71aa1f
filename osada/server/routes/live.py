"""The live table: one socket for each open page."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from osada.requests.at_table import printed_address
from osada.table.protocol.commands import Command, Envelope, Hello, Return
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import Problem, Reply, Tell, Welcome
from osada.table.replying import reply_to
from osada.table.table import Table, check_rules
from osada.table.writes import REPLACED

from ..door.caller import caller_of
from ..door.sessions import Visitor
from ..service import Service
from ..store.complaints import complain
from ..tables.access import place_of
from ..tables.devices import device_of, use_seat
from ..tables.watchers import ELSEWHERE, TOO_SLOW, Watcher
from .requests import no_store

PATIENCE = 10.0
"""Seconds in which a new socket must say hello."""
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a message that is no request comes to, by what is wrong with it."""
NOT_YOURS, BAD_MESSAGE, TOO_FAST, NO_STORE = 4403, 4400, 4429, 4503
WHY = {
    NOT_YOURS: "no place here",
    BAD_MESSAGE: "no request",
    TOO_FAST: "too much at once",
    TOO_SLOW: "too slow",
    ELSEWHERE: "another process has the table",
    NO_STORE: "the database is away",
}
AT_SEAT = 20
"""Sockets that one seat may have open, on whatever devices."""
WATCHING = 500
"""Sockets that may watch one table; whoever has a seat there comes in beside them."""

Socket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode
_hello = msgspec.json.Decoder(Hello).decode
_envelope = msgspec.json.Decoder(Envelope).decode


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """Follow a table and act at it: Hello, then Welcome, Updates and Replies."""
    service: Service = socket.app.state.service
    await socket.accept()
    try:
        async with asyncio.timeout(PATIENCE):
            hello = _hello(await _receive(socket, service.settings.max_message))
        caller = caller_of(socket.scope, False)
        visitor = await service.sessions.visitor(caller)
        visitor.token = hello.token or visitor.token
        room = await service.tables.open(table)
        viewer = await place_of(service.store, service.signer, room, visitor)
        _check_crowd(service, room, viewer)
        if viewer is not None:
            device = device_of(socket.scope, visitor, service.settings.behind_proxy)
            await use_seat(service.tables, room, viewer, device)
        check_rules(room)
    except (WebSocketDisconnect, _Gone):
        return
    except TimeoutError:
        await _close(socket, TOO_SLOW)
    except UNREADABLE:
        await _close(socket, BAD_MESSAGE)
    except Refused as refused:
        await _say_no(socket, refused.problem)
    except Exception as error:
        if complain(error, "a socket could not be opened") is None:
            raise
        await _close(socket, NO_STORE)  # it comes again
    else:
        visit = _Visit(service, socket, room, viewer, visitor, caller.address)
        await visit.stay(hello.after, hello.brief)


def _check_crowd(service: Service, room: Table, viewer: int | None) -> None:
    """Watchers keep nobody from their seat, and no seat keeps the others from theirs."""
    there = service.tables.watchers.looking(room.head.id, viewer)
    if there >= (WATCHING if viewer is None else AT_SEAT):
        raise Refused("too-many")


class _Visit:
    """One person at one table, from Welcome to the end."""

    def __init__(
        self,
        service: Service,
        socket: Socket,
        room: Table,
        viewer: int | None,
        visitor: Visitor,
        address: str,
    ) -> None:
        self.service = service
        self.socket = socket
        self.room = room
        self.watcher = Watcher(room.head.id, viewer, visitor)
        self.address = address

    async def stay(self, after: int, brief: bool = False) -> None:
        """Send what happens and do what is asked, until the socket closes."""
        self.watcher.view.brief = brief
        watchers = self.service.tables.watchers
        # Nothing is awaited between the Welcome and the first Update: no entry falls between.
        self.watcher.send(_encode(self._welcome(after)))
        watchers.add(self.watcher)
        sending = asyncio.create_task(self._send())
        try:
            await self._hand_back()
            while True:
                raw = await _receive(self.socket, self.service.settings.max_message)
                wait = self.service.pace.command(self.room, self.watcher.viewer, self.address)
                if wait > 1:
                    await _close(self.socket, TOO_FAST)
                    return
                await asyncio.sleep(wait)
                if self.watcher.closed:
                    return
                await self._serve(raw)
        except (WebSocketDisconnect, _Gone):
            pass
        except UNREADABLE:
            await _close(self.socket, BAD_MESSAGE)
        finally:
            watchers.remove(self.watcher)
            sending.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sending
            await self._left()

    def _welcome(self, after: int) -> Welcome:
        viewer = self.watcher.viewer
        head = self.service.tables.watchers.head(self.room, viewer, self.watcher.player)
        return self.watcher.view.welcome(self.room, head, after, printed_address(self.room))

    async def _send(self) -> None:
        while True:
            message = await self.watcher.queue.get()
            if message is None:
                await _close(self.socket, self.watcher.code)
                return
            await self.socket.send_data(message, mode="text")

    async def _serve(self, raw: bytes | str) -> None:
        envelope = _envelope(raw)
        try:
            reply = await reply_to(self.room, self.watcher.viewer, envelope, self._act)
        except Exception as error:
            ailment = complain(error, "a request failed", game=self.room.head.game)
            if ailment is not None:
                problem = no_store(ailment).problem
            else:
                problem = Problem("broken", Tell("problem-broken"))
            reply = Reply(envelope.ref, problem=problem)
        self.watcher.send(_encode(reply))

    async def _act(self, seat: int, command: Command) -> int:
        with self.service.pace.acting(self.room, seat, command, self.address):
            return await self.service.tables.do(self.room, seat, command, self.watcher.player)

    async def _hand_back(self) -> None:
        """Somebody whose seat others gave to a computer player has it again when they return."""
        seat = self.watcher.viewer
        if seat is not None and self.room.seats[seat].away == REPLACED:
            with suppress(Refused):
                await self.service.tables.do(self.room, seat, Return())

    async def _left(self) -> None:
        seat = self.watcher.viewer
        if seat is not None and seat < len(self.room.seats):
            now = time.time()
            self.room.saw(seat, now)
            with suppress(Exception):
                await self.service.store.saw(self.room.head.id, seat, now)


class _Gone(Exception):
    """The socket was closed from the other side."""


async def _receive(socket: Socket, limit: int) -> bytes | str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise _Gone
    raw = message.get("text")
    data: bytes | str = message.get("bytes") or b"" if raw is None else raw
    if len(data) > limit:
        raise msgspec.DecodeError("too big")
    return data


async def _say_no(socket: Socket, problem: Problem) -> None:
    with suppress(Exception):
        await socket.send_data(_encode(Reply(0, problem=problem)), mode="text")
    await _close(socket, TOO_FAST if problem.code == "too-many" else NOT_YOURS)


async def _close(socket: Socket, code: int) -> None:
    with suppress(Exception):
        await socket.close(code=code, reason=WHY[code])
