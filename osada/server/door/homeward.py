"""The way home: what is asked about a table goes to the process that has it.

A request is relayed, and so is a socket to another machine. On the same machine the whole
connection of a socket is given away before it is answered (`connections.py`, `Adopting`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from osada.table.protocol.problems import Refused

from ..host import metrics
from ..host.homes import Homes
from ..host.inside import PATIENCE, Inside, NobodyThere
from ..host.line import InsideLine
from .asking_for import CHANGED, WANTED, ask_for
from .guard import answer
from .table_paths import GIVEN, table_of

TRIES: Final = 2
"""So often a home is looked for; then something is served where it is, home or not."""
PIECE: Final = 1 << 18
"""Bytes of a body in one message."""
RESTART: Final = 1012
PASSED: Final = ("method", "http_version", "scheme", "path", "raw_path", "query_string", "headers")
FURTHER: Final = ("root_path", "client", "server", "subprotocols", "extensions", "asgi")
Wire = dict[str, Any]
Move = Callable[[str, str], Awaitable[None]]
"""Lets a process, by its id, be a table's home."""
Read = Callable[[str], Awaitable[None]]
"""Reads a table again."""


class Homeward:
    """Stands inside the door: what comes through it may still have to go to another process."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._homes: Homes | None = None
        self._inside: Inside | None = None
        self._move: Move | None = None
        self._read: Read | None = None

    def begin(self, homes: Homes, inside: Inside, move: Move, read: Read) -> None:
        """Know the others."""
        self._homes, self._inside, self._move, self._read = homes, inside, move, read

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here what belongs here."""
        kind: str = scope["type"]
        inside = self._inside
        if inside is None or kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        table = table_of(scope["path"])
        if table is None or self._homes is None:
            await self.app(scope, receive, send)
            return
        if scope.get("state", {}).get(GIVEN):
            await self._homes.find(table)  # who gave it may have taken the lease for us
            await self.app(scope, receive, send)
            return
        await self._table(inside, table, scope, receive, send)

    async def _table(
        self, inside: Inside, table: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        assert self._homes is not None
        for _ in range(TRIES):
            home = await self._homes.find(table)
            if home is None:
                break
            relay = _Relay(scope, receive, send)
            try:
                if self._homes.wants(table) and await ask_for(inside, self._homes, table, home):
                    continue
                if await relay.go(await inside.ask(home)):
                    metrics.table_arrivals.labels("relayed").inc()
                    return
                self._homes.doubt(table)  # it has gone elsewhere since
            except NobodyThere:
                self._homes.is_gone(home)
            except (OSError, EOFError) as error:
                if isinstance(error, TimeoutError):
                    self._homes.is_silent(home)
                self._homes.doubt(table)
                if not await relay.may_begin_again():
                    return
        at = "unkept" if self._homes.tenure(table) is None else "home"
        metrics.table_arrivals.labels(at).inc()
        await self.app(scope, receive, send)

    async def answer(self, line: InsideLine) -> None:
        """What another process passes on."""
        asked: Wire = await line.hear()
        if asked["type"] == WANTED:
            if self._move is not None:
                await self._move(asked["table"], asked["by"])
            await line.say({"is": "moved"})
            return
        if asked["type"] == CHANGED:
            if self._read is not None:
                await self._read(asked["table"])
            await line.say({"is": "read"})
            return
        scope = _scope(asked)
        table = table_of(scope["path"])
        homes = self._homes
        if table is not None and homes is not None and await homes.find(table) is not None:
            await line.say({"is": "elsewhere"})
            return
        await line.say({"is": "here"})
        await _Served(line, scope).by(self.app)


class _Relay:
    """One request or socket on its way to its home and back."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._heard = False
        """Whether anything of it may have been done there."""
        self._begun = False
        """Whether an answer has begun,"""
        self._answered = False
        """and whether all of it has been given."""

    async def go(self, line: InsideLine) -> bool:
        """Relay all of it; False where it was not taken. `EOFError` where the home died."""
        listening: asyncio.Task[None] | None = None
        try:
            passed = {name: self._scope.get(name) for name in (*PASSED, *FURTHER)}
            await line.say({**passed, "type": self._scope["type"]})
            async with asyncio.timeout(PATIENCE):
                if (await line.hear())["is"] != "here":
                    return False
            self._heard = True
            listening = asyncio.create_task(self._pass_on(line))
            while (told := await line.hear())["is"] == "sent":
                self._begun = True
                await self._send(cast(Message, told["message"]))
                self._answered = _is_last(told["message"])
            if told.get("route"):
                self._scope["path_template"] = told["route"]
            return True
        except (OSError, EOFError):
            # What comes after the answer is for our figures: the home may have hung up by then.
            if not self._answered:
                raise
            return True
        finally:
            if listening is not None:
                listening.cancel()
            line.close()

    async def _pass_on(self, line: InsideLine) -> None:
        """What the person says."""
        try:
            while True:
                message = await self._receive()
                await line.say({"is": "received", "message": message})
                if message["type"].endswith(".disconnect"):
                    return
        except OSError:
            return  # whoever reads the answers will notice

    async def may_begin_again(self) -> bool:
        """After the home died in the midst: whether it can be asked as if for the first time. A
        socket is hung up on, and comes again; of what may have been done the person decides."""
        if self._scope["type"] == ScopeType.WEBSOCKET:
            if not self._heard:
                return True
            await self._send(cast(Message, {"type": "websocket.close", "code": RESTART}))
            return False
        if self._begun:
            raise ConnectionError("the table's process has ended in the midst of an answer")
        if self._heard and self._scope["method"] not in ("GET", "HEAD"):
            await answer(self._send, Refused("no-home", {"seconds": 1}), self._scope["path"])
            return False
        return True


class _Served:
    """The same at the home: an application's view of it."""

    def __init__(self, line: InsideLine, scope: Scope) -> None:
        self._line = line
        self._scope = scope
        self._said: asyncio.Queue[Any] = asyncio.Queue()

    async def by(self, app: ASGIApp) -> None:
        """Let the application answer."""
        listening = asyncio.create_task(self._listen())
        try:
            await app(self._scope, self._said.get, self._send)
            await self._line.say({"is": "over", "route": self._scope.get("path_template", "")})
        finally:
            listening.cancel()

    async def _listen(self) -> None:
        try:
            while True:
                self._said.put_nowait((await self._line.hear())["message"])
        except (OSError, EOFError):
            kind = "http" if self._scope["type"] == ScopeType.HTTP else "websocket"
            self._said.put_nowait({"type": f"{kind}.disconnect", "code": 1006})

    async def _send(self, message: Message) -> None:
        body = cast(Wire, message).get("body", b"")
        for start in range(0, len(body) - PIECE, PIECE):
            piece = {**message, "body": body[start : start + PIECE], "more_body": True}
            await self._line.say({"is": "sent", "message": piece})
        if len(body) > PIECE:
            rest = (len(body) - 1) // PIECE * PIECE
            message = cast(Message, {**message, "body": body[rest:]})
        await self._line.say({"is": "sent", "message": message})


def _is_last(message: Wire) -> bool:
    """Whether an answer ends with it."""
    return message["type"] == "http.response.body" and not message.get("more_body")


def _scope(asked: Wire) -> Scope:
    """A scope as it was before it travelled: its pairs are pairs again."""
    scope = {name: value for name, value in asked.items() if value is not None}
    scope["headers"] = [(name, value) for name, value in scope["headers"]]
    for name in ("client", "server"):
        if name in scope:
            scope[name] = tuple(scope[name])
    return cast(Scope, {**scope, "state": {}})
