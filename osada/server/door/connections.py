"""Connections as uvicorn handles them, with what it leaves open: a request that never comes whole,
a reader who does not read, more of them than there is room for, frames that say nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, ClassVar, Final

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from osada.table.protocol.problems import Refused

from ..host.bucket import Bucket
from ..host.environment import Rate
from . import request_head
from .adopting import Giving
from .networks import network
from .open_connections import HEAD, STUCK, TOLD, OpenConnections
from .request_head import check_head
from .status import status_of
from .table_paths import GIVEN

WIRE: Final = request_head.HEAD + request_head.PATH + request_head.QUERY + 4 * request_head.HEADERS
"""Bytes of the whole head of a request, as it comes."""
SILENT: Final = Rate(200, 20.0)
"""Frames of a socket that carry no message: pings and the like."""
PIECE: Final = 4_096
"""Bytes of a socket that are read before it is looked at again."""


class _Conversation(h11.Connection):
    """Reads no head of which it does not know that it is short enough, and no body of which it is
    said in two ways where it ends: a proxy before us may have believed the other one."""

    too_big = False

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            head = self.trailing_data[0][: WIRE + 1]
            ends = [at for at in (head.find(b"\n\r\n"), head.find(b"\n\n")) if at >= 0]
            end = min(ends, default=len(head))
            if end > WIRE or head.count(b"\n", 0, end) > request_head.HEADERS:
                self.too_big = True
                raise h11.RemoteProtocolError("the head is too big")
        event = super().next_event()
        if isinstance(event, h11.Request):
            named = {name for name, _ in event.headers}
            if {b"content-length", b"transfer-encoding"} <= named:
                raise h11.RemoteProtocolError("the body ends in two ways")
        return event


class Counted(asyncio.Protocol):
    """A connection among all others: `everybody` hangs up on it where it takes too long."""

    giving: ClassVar[Giving | None] = None
    """The way to other processes of the house, where there are any."""
    everybody: ClassVar[OpenConnections] = OpenConnections(
        1 << 31, 1 << 31, by_address=False, clock=time.monotonic
    )
    """Everybody at this process; `osada.server.running` says how many they may be."""

    leaving: ClassVar[Callable[[], None]] = staticmethod(lambda: None)
    """Called when the server begins to end: others take over what it has."""

    due: float | None = None
    stuck: float | None = None
    closing: float | None = None
    transport: asyncio.Transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.everybody.leave(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends."""
        type(self).leaving()
        super().shutdown()  # type: ignore[misc]

    def pause_writing(self) -> None:
        """They take in nothing more."""
        self.stuck = self.everybody.now() + STUCK
        super().pause_writing()

    def resume_writing(self) -> None:
        """They read again."""
        self.stuck = None
        super().resume_writing()


class HttpConnection(Counted, H11Protocol):
    """A connection on which requests come one after the other."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn: _Conversation = _Conversation(h11.SERVER, WIRE)
        self._refusal = ""
        """Why nothing will be asked here."""
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: from now on their time runs."""
        super().connection_made(transport)
        refusal = self.everybody.enter(self, address_of(self.client))
        if refusal is None:
            transport.abort()
            return
        self._refusal = refusal
        self.due = self.everybody.now() + (TOLD if refusal else HEAD)

    def data_received(self, data: bytes) -> None:
        """Read on. Who is asked nothing and has begun to say something must come to its end."""
        if self._refusal:
            self._say_no(Refused(self._refusal))
        if self._refused:
            return
        super().data_received(data)
        if self._answering:
            self.due = None
        elif self.due is None and self.timeout_keep_alive_task is None:
            self.due = self.everybody.now() + HEAD

    @property
    def _answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    def on_response_complete(self) -> None:
        """The next request may come; what is left of this one must be over soon."""
        self.due = None
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A request becomes a socket, which keeps its place among them; at the process where its
        table is at home, if that is another one."""
        try:
            check_head(self.scope)  # type: ignore[arg-type]
        except Refused as refused:
            self._say_no(refused)
            return
        giving = self.giving
        if giving is None or GIVEN in self.app_state or not giving.is_elsewhere(self.scope["path"]):
            self._become_socket(event)
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self._go_home(giving, event))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _become_socket(self, event: h11.Request) -> None:
        self.everybody.leave(self)
        super().handle_websocket_upgrade(event)

    async def _go_home(self, giving: Giving, event: h11.Request) -> None:
        """Give the connection away with all that was read of it, or keep it."""
        lines = [b"%s %s HTTP/1.1\r\n" % (event.method, event.target)]
        lines += [b"%s: %s\r\n" % header for header in self.headers]
        read = b"".join((*lines, b"\r\n", self.conn.trailing_data[0]))
        kept = await giving.kept(self.scope["path"], self.transport, read)
        if self.transport.is_closing():
            return
        if kept:
            self._become_socket(event)
            self.transport.resume_reading()
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """What is no request is told so; of a head that is too big, which limit it met."""
        if self.conn.too_big:
            self._say_no(Refused("big-head", {"limit": request_head.HEAD}))
            return
        super().send_400_response(msg)

    def _say_no(self, refused: Refused) -> None:
        """Answer without asking the application, and hang up: not at once, as an answer is lost
        to whoever still sends when the other side is gone."""
        if self._refused:
            return
        self._refused = True
        self.due = self.everybody.now() + TOLD
        status = HTTPStatus(status_of(refused))
        body = msgspec.json.encode(refused.problem)
        lines = (
            f"HTTP/1.1 {status.value} {status.phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "retry-after: 10",
            "connection: close",
        )
        self.transport.write("\r\n".join((*lines, "\r\n")).encode() + body)
        self.transport.write_eof()


class SocketConnection(Counted, WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._silent = Bucket(SILENT)
        self._heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody who was let in as a request comes as a socket."""
        super().connection_made(transport)
        self.everybody.enter(self, address_of(self.client))

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, so that a thousand empty frames do not hold everybody up."""
        self._heard = self.loop.time()
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def send_keepalive_ping(self) -> None:
        """Ask whether they are there; not whoever has just said something."""
        silent = self.loop.time() - self._heard
        if self.ping_interval is None or silent >= self.ping_interval:
            super().send_keepalive_ping()
        else:
            self.ping_timer = self.loop.call_later(
                self.ping_interval - silent, self.send_keepalive_ping
            )

    def handle_ping(self) -> None:
        """Answer, but not for ever."""
        if self._says_something():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """They are there."""
        if self._says_something():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A message comes in parts."""
        if self._says_something():
            super().handle_cont(event)

    def _says_something(self) -> bool:
        if self._silent.take():
            self.transport.abort()
            return False
        return True

    def keepalive_timeout(self) -> None:
        """They do not answer: nothing that waits for them will be read."""
        super().keepalive_timeout()
        self.transport.abort()


def address_of(client: tuple[str, int] | None) -> str:
    """Where somebody comes from, for counting."""
    return network(client[0]) if client else "local"
