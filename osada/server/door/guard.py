"""The door of the server: who may ask, how much, how often; everything else never gets in.

It stands around the whole application, so that unknown paths and broken requests meet it too.
"""

from __future__ import annotations

import hmac
from contextlib import ExitStack
from typing import Final, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from osada.table.protocol.problems import Refused, wait_for

from ..host.environment import Rate
from ..host.settings import Settings
from .bodies import HeldBodies, size_of, whole_body
from .buckets import AddressBuckets, Buckets
from .caller import CSRF_COOKIE, Caller, caller_of, is_from, stranger
from .concurrency import AtOnce
from .headers import with_headers
from .hosts import Hosts
from .paths import RECORDS, SAFE, TABLES, Sort, normal, sort_of, weight_of
from .request_head import check_head, raw_path
from .status import status_of

TABLE_BYTES: Final = 262_144
"""A new table may bring its own printed values."""
SHARED: Final = 10
"""So many times as much as one person may come from one address: people share addresses."""
READING: Final = 2
"""And so many times that, for what only reads."""
PEOPLE: Final = 5
"""So many people at one address may all have as many sockets as one may have."""
SMALL: Final = 256
"""So many small bodies take the place of a large one."""
REFUSED_SOCKET: Final = 1008


class Guard:
    """Checks every request and socket, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        each = settings.command_rate
        together = Rate(each.count * SHARED, each.seconds)
        reading = Rate(together.count * READING, each.seconds)
        self._hosts = Hosts(settings.address, settings.origins)
        self._ours = (*settings.address, *settings.origins)
        self._bodies = HeldBodies(settings.max_record)
        self._small_bodies = HeldBodies(SMALL * settings.max_message)
        self._sockets = AtOnce(settings.sockets)
        self._own_sockets = AtOnce(max(1, settings.sockets // PEOPLE))
        self._doing = Buckets(each)
        self._doing_together = AddressBuckets(together)
        self._by_address: dict[Sort, AddressBuckets] = {
            "page": AddressBuckets(reading),
            "read": AddressBuckets(reading),
            "do": self._doing_together,
            "create": AddressBuckets(settings.create_rate),
        }

    def rates(self) -> dict[str, Buckets | AddressBuckets]:
        """What is counted for the whole house."""
        together = {f"{sort} at the door": one for sort, one in self._by_address.items()}
        return {"done by a person": self._doing, **together}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in, or answer why not."""
        kind: str = scope["type"]
        if kind == ScopeType.HTTP:
            await self._request(cast("HTTPScope", scope), receive, send)
        elif kind == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as held:
            try:
                caller = self._enter(scope)
                self._check_origin(caller)
                _check_named(caller)
                wait_for(self._doing_together.take(caller.address))
                held.enter_context(self._sockets.one(caller.address))
                if caller.person != caller.address:
                    wait_for(self._doing.take(caller.person))
                    held.enter_context(self._own_sockets.one(caller.person))
            except Refused as refused:
                await receive()
                await _refuse_socket(scope, send, refused)
                return
            await self.app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        sending = with_headers(send, stranger(scope), "")
        with ExitStack() as held:
            try:
                caller = self._enter(scope)
                path = scope["path"]
                sending = with_headers(send, caller, path)
                self._check_rate(scope["method"], path, caller)
                if scope["method"] not in SAFE:
                    self._check_origin(caller)
                    _check_csrf(caller)
                limit = self._limit(path)
                size = size_of(scope, limit)
                # Whoever holds up large bodies keeps nobody from signing in or playing.
                is_small = limit == self.settings.max_message
                bodies = self._small_bodies if is_small else self._bodies
                held.enter_context(bodies.keep(caller.address, size))
                body = await whole_body(receive, limit) if size else receive
            except Refused as refused:
                await answer(sending, refused, scope["path"])
                return
            await self._pass_on(scope, body, sending)

    async def _pass_on(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Let the application answer; HEAD as GET, of which the connection then sends the head."""
        if scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        inner = cast("HTTPScope", {**scope, "method": "GET"})
        await self.app(inner, receive, send)
        if "path_template" in inner:
            scope["path_template"] = inner["path_template"]

    def _enter(self, scope: Scope) -> Caller:
        """Read who calls and where to; from here on everybody sees the same path."""
        check_head(scope)
        caller = caller_of(scope, self.settings.behind_proxy)
        _tell_app(scope, caller)
        scope["path"] = normal(raw_path(scope))
        if not self._hosts.knows(caller.host, scope["path"]):
            raise Refused("host", {"host": caller.host[:80]})
        return caller

    def _check_origin(self, caller: Caller) -> None:
        """Of all pages only our own; programs name no page."""
        if caller.origin and not is_from(caller.origin, caller.host, self._ours):
            raise Refused("origin")

    def _check_rate(self, method: str, path: str, caller: Caller) -> None:
        """Nothing is free: everything counts for its address, what is done for its person too."""
        sort = sort_of(method, path)
        if sort == "create":
            wait_for(self._doing_together.take(caller.address))
        wait_for(self._by_address[sort].take(caller.address, weight_of(sort, path)))
        if sort in ("do", "create"):
            wait_for(self._doing.take(caller.person))

    def _limit(self, path: str) -> int:
        if path == RECORDS:
            return self.settings.max_record
        return TABLE_BYTES if path == TABLES else self.settings.max_message


def _tell_app(scope: Scope, caller: Caller) -> None:
    """Let handlers know the true address and scheme, which a proxy may have told us."""
    web = scope["type"] == ScopeType.HTTP
    port = (scope.get("client") or ("", 0))[1]
    scope["client"] = (caller.address, port)
    names = ("http", "https") if web else ("ws", "wss")
    scope["scheme"] = names[caller.secure]


def _check_named(caller: Caller) -> None:
    """What acts by a cookie on a socket, which cannot carry our header, must name its page."""
    if caller.as_browser and not caller.origin:
        raise Refused("origin")


def _check_csrf(caller: Caller) -> None:
    """What acts by a cookie repeats the other cookie in a header, as only our page can."""
    if caller.as_browser:
        kept = caller.cookies.get(CSRF_COOKIE, "")
        if not kept or not hmac.compare_digest(kept.encode(), caller.csrf.encode()):
            raise Refused("csrf")


async def _refuse_socket(scope: Scope, send: Send, refused: Refused) -> None:
    """A socket that was not opened yet is a request, and can be answered as one."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": ""})
        return

    async def sending(message: Message) -> None:
        await send(cast("Message", {**message, "type": f"websocket.{message['type']}"}))

    await answer(sending, refused, scope["path"])


async def answer(send: Send, refused: Refused, path: str) -> None:
    """Say why not, in the place of the application."""
    kind, body = b"application/json", msgspec.json.encode(refused.problem)
    if refused.problem.code == "host" and not path.startswith("/api/"):
        kind, body = b"text/plain; charset=utf-8", _not_our_name(refused).encode()
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    wait = refused.problem.told.args.get("seconds")
    if wait is not None:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _not_our_name(refused: Refused) -> str:
    """For a person whose browser has no page yet that could say it in their language."""
    host = refused.problem.told.args["host"]
    return (
        f"This server does not answer to the name '{host}'.\n"
        "If it is yours, start it with its public address: OSADA_ADDRESS=https://your.name "
        "or osada serve --address https://your.name\n"
    )
