"""Bodies of requests: read up to their limit before anybody acts on them, and only as many at once
as there is room for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast

from litestar.types import HTTPReceiveMessage, Receive, Scope

from osada.table.protocol.problems import COME_AGAIN, Refused

from .concurrency import HeldByAddress

PATIENCE: Final = 20.0
"""Seconds in which the body of a request must have come."""
AT_ONCE: Final = 4
"""So many of the largest bodies may be held for one address."""
BLOCK: Final = 2
"""So many times as many for one provider's block of addresses."""
ALTOGETHER: Final = 16
"""So many of the largest bodies for all."""


class HeldBodies:
    """Counts the bytes of bodies that are held, for each address and together."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._held = HeldByAddress()

    @contextmanager
    def keep(self, address: str, size: int) -> Iterator[None]:
        """Hold a body of this size until its request is answered."""
        if not size:
            yield
            return
        held, largest = self._held, self._largest
        if (
            held.own(address) + size > AT_ONCE * largest
            or held.block(address) + size > AT_ONCE * BLOCK * largest
            or held.together + size > ALTOGETHER * largest
        ):
            raise Refused("too-fast", {"seconds": COME_AGAIN})
        held.add(address, size)
        try:
            yield
        finally:
            held.add(address, -size)


def size_of(scope: Scope, limit: int) -> int:
    """How much will come at most; 0 for a request without a body. `Refused` if it is too much."""
    headers = dict(scope["headers"])
    length = headers.get(b"content-length", b"")
    if not length:
        return limit if b"transfer-encoding" in headers else 0
    if not length.isdigit() or len(length) > 12 or int(length) > limit:
        raise Refused("too-big", {"limit": limit})
    return int(length)


async def whole_body(receive: Receive, limit: int) -> Receive:
    """The body, read here up to its limit, to be read again by the application."""
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
