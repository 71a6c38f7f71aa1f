"""Sees every request come and go: gives it an id, writes it down, counts it."""

from __future__ import annotations

import re
import secrets
from time import perf_counter

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..host import metrics
from ..host.logs import Sparing, cut_tokens

log = structlog.get_logger("osada.requests")
_ID = re.compile(rb"[\w.-]{1,64}")
LONGEST_PATH = 2048
UNROUTED = "none"
"""The path of what was refused at the door, or leads nowhere."""
TOLD = "osada.told"
"""In the scope of a request: why it failed stands in the log, as often as it should."""
SILENT = frozenset(("/health", "/metrics"))
"""Asked for every few seconds by machines; written down only when something is wrong."""


class Observer:
    """Stands around everything else, so that what the guard refuses is seen too."""

    def __init__(self, app: ASGIApp, behind_proxy: bool = False, terse: bool = False) -> None:
        self.app = app
        self.behind_proxy = behind_proxy
        self.terse = terse
        """Write down only what changes something or goes wrong."""
        self._refusals = Sparing(log)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection through, and note what became of it."""
        kind: str = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        name = self._name(scope)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=name)
        if kind == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send, name)

    async def _request(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        method = str(scope.get("method", ""))
        path = scope["path"]
        began = perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), (b"x-request-id", name.encode())]
                message["headers"] = headers
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            took = perf_counter() - began
            metrics.counted(method, scope.get("path_template", UNROUTED), status, took)
            silent = path in SILENT or (self.terse and method in ("GET", "HEAD"))
            least = 400 if self.terse else 500
            if not scope.get(TOLD) and (not silent or status >= least):
                self._write_down(method, path, status, took)

    def _write_down(self, method: str, path: str, status: int, took: float) -> None:
        if status >= 500:
            said = log.error
        elif status < 400 or self._refusals.may_be_said():
            said = log.info
        else:
            return
        ms = round(took * 1000, 1)
        said("request", method=method, path=_shown(path), status=status, ms=ms)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        opened = False

        async def sending(message: Message) -> None:
            nonlocal opened
            if message["type"] == "websocket.accept" and not opened:
                opened = True
                metrics.sockets.inc()
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            if opened:
                metrics.sockets.dec()
            elif self._refusals.may_be_said():
                log.info("socket refused", path=_shown(scope["path"]))

    def _name(self, scope: Scope) -> str:
        """An id for finding everything that was written about one request."""
        if self.behind_proxy:
            given = dict(scope["headers"]).get(b"x-request-id", b"")
            if _ID.fullmatch(given):
                return given.decode()
        return secrets.token_hex(6)


def told_already(scope: Scope) -> None:
    """What became of a request need not be written down once more."""
    scope[TOLD] = True  # type: ignore[literal-required]


def _shown(path: str) -> str:
    """A path as it is written down; of a long one only the beginning is even looked at."""
    return cut_tokens(path[:LONGEST_PATH])[:200]
