"""A door to knock at: a guard, and an application behind it that says what was brought."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from osada.server.door.guard import Guard
from osada.server.host.settings import Settings
from osada.table.protocol.table import Problem

HOST = "table.example:8080"


ME = "osada_me=abc"


class Answer:
    """What came back: from the guard, or from the application behind it."""

    def __init__(self, sent: list[dict[str, Any]]) -> None:
        self.status: int = sent[0].get("status", 0)
        self.headers = {k.decode(): v.decode() for k, v in sent[0].get("headers", [])}
        self.body: bytes = b"".join(message.get("body", b"") for message in sent)

    @property
    def code(self) -> str:
        return msgspec.json.decode(self.body, type=Problem).code


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that says what was brought."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        return
    body = b""
    if scope["method"] == "POST":
        more = True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    said = f"{scope['scheme']} {scope['client'][0]} {len(body)}".encode()
    await send({"type": "http.response.body", "body": said, "more_body": False})


class Door:
    """A guard to knock at."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("address", (f"http://{HOST}",))
        self.guard = Guard(echo, Settings(database="sqlite:///x", **settings))

    def knock(
        self,
        method: str = "GET",
        path: str = "/api/me",
        body: Any = b"",
        kind: str = "http",
        address: str = "10.0.0.1",
        query: str = "",
        **headers: str,
    ) -> Answer:
        """Ask, with headers given as names with underscores."""
        given = {"host": HOST, **{k.replace("_", "-"): v for k, v in headers.items()}}
        chunks = [body] if isinstance(body, bytes) else list(body)
        if isinstance(body, bytes) and body:
            given.setdefault("content-length", str(len(body)))
        messages = [
            {"type": "http.request", "body": chunk, "more_body": i + 1 < len(chunks)}
            for i, chunk in enumerate(chunks)
        ]
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"} if kind == "websocket" else messages.pop(0)

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope: Any = {
            "type": kind,
            "method": method,
            "path": path,
            "query_string": query.encode(),
            "scheme": "http" if kind == "http" else "ws",
            "client": (address, 5000),
            "headers": [(k.encode(), v.encode()) for k, v in given.items()],
        }
        asyncio.run(self.guard(scope, receive, send))  # type: ignore[arg-type]
        self.sent = sent
        return Answer(sent)
