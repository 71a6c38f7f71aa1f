"""The door of the server: who may ask, how much, how often; everything else never gets in.

It stands around the whole application, so that unknown paths and broken requests meet it too.
"""

from __future__ import annotations

import asyncio
import hmac
import math
from typing import Final, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Receive, Scope, Send

from .buckets import Bucket, Buckets
from .caller import CSRF_COOKIE, Caller, caller_of, is_from
from .headers import with_headers
from .problems import Refused
from .reading import Rate
from .settings import Settings

__all__ = ["Bucket", "Guard"]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
TABLE_BYTES: Final = 262_144
"""A new table may bring its own printed values."""
SHARED: Final = 10
"""So many times as much as one person may come from one address: people share addresses."""
READING: Final = 2
"""And so many times that, for what only reads."""
PATIENCE: Final = 20.0
"""Seconds in which the body of a request must have come."""
REFUSED_SOCKET: Final = 1008


class Guard:
    """Checks every request and socket, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        each = settings.command_rate
        self._creating = Buckets(settings.create_rate)
        self._login = Buckets(settings.login_rate)
        self._doing = Buckets(each)
        self._doing_together = Buckets(Rate(each.count * SHARED, each.seconds))
        self._reading = Buckets(Rate(each.count * SHARED * READING, each.seconds))

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
        caller = caller_of(scope, self.settings.behind_proxy)
        _tell_app(scope, caller)
        try:
            self._check_origin(caller)
            _check_named(caller)
            _wait_for(self._doing_together.take(caller.address))
        except Refused:
            await receive()
            await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": ""})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        caller = caller_of(scope, self.settings.behind_proxy)
        _tell_app(scope, caller)
        sending = with_headers(send, caller, scope["path"])
        try:
            self._check_rate(scope["method"], scope["path"], caller)
            if scope["method"] not in SAFE:
                self._check_origin(caller)
                _check_csrf(caller)
            body = await _whole_body(scope, receive, self._limit(scope["path"]))
        except Refused as refused:
            await _answer(sending, refused)
            return
        await self.app(scope, body, sending)

    def _check_origin(self, caller: Caller) -> None:
        """Of all pages only our own; programs name no page."""
        if caller.origin and not is_from(caller.origin, caller.host, self.settings.origins):
            raise Refused("origin")

    def _check_rate(self, method: str, path: str, caller: Caller) -> None:
        if not path.startswith("/api/"):
            return
        if method in SAFE:
            _wait_for(self._reading.take(caller.address))
            return
        _wait_for(self._doing_together.take(caller.address))
        if path in ("/api/session", "/api/account"):
            if method == "POST":
                _wait_for(self._login.take(caller.address))
        elif path in ("/api/tables", "/api/records") or path.endswith("/rematch"):
            _wait_for(self._creating.take(caller.address))
        else:
            _wait_for(self._doing.take(caller.person))

    def _limit(self, path: str) -> int:
        if path == "/api/records":
            return self.settings.max_record
        return TABLE_BYTES if path == "/api/tables" else self.settings.max_message


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


def _wait_for(seconds: float) -> None:
    if seconds > 0:
        raise Refused("too-fast", {"seconds": math.ceil(seconds)})


async def _whole_body(scope: Scope, receive: Receive, limit: int) -> Receive:
    """The body, read here up to its limit, to be read again by the application."""
    headers = dict(scope["headers"])
    length = headers.get(b"content-length", b"")
    if not length and b"transfer-encoding" not in headers:
        return receive
    if length and (not length.isdigit() or int(length) > limit):
        raise Refused("too-big", {"limit": limit})
    try:
        async with asyncio.timeout(PATIENCE):
            body = await _read(receive, limit)
    except TimeoutError:
        raise Refused("too-slow") from None
    handed = False

    async def again() -> HTTPReceiveMessage:
        nonlocal handed
        if handed:
            return cast("HTTPReceiveMessage", await receive())
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _read(receive: Receive, limit: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Refused("bad-request")
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise Refused("too-big", {"limit": limit})
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


async def _answer(send: Send, refused: Refused) -> None:
    body = msgspec.json.encode(refused.problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    wait = refused.problem.told.args.get("seconds")
    if wait is not None:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
