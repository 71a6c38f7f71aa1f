"""A connection from one of this machine's own addresses, on which anything can be written."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from osada.lab.load.throwaway import LoadFailed

PATIENCE = 10.0
"""Seconds after which an answer that has not come is none."""
MOST = 1 << 24
"""Bytes of one answer that are read."""
LOST = (OSError, EOFError, TimeoutError, ValueError, IndexError)
"""What a connection that is cut, silent or full of nonsense comes to."""


class Answer(NamedTuple):
    """What came back. `status` is 0 when nothing did, and `how` then says why."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes
    how: str = ""

    @property
    def name(self) -> str:
        """The status, or what happened instead."""
        return str(self.status) if self.status else self.how

    def said(self) -> dict[str, object]:
        """The body as a JSON object; empty if it is none."""
        with suppress(ValueError):
            said = json.loads(self.body)
            if isinstance(said, dict):
                return said
        return {}

    def cookies(self) -> dict[str, str]:
        """What it asks a browser to remember."""
        given = [value for name, value in self.headers if name == "set-cookie"]
        pairs = [value.partition(";")[0].partition("=") for value in given]
        return {name.strip(): value for name, _, value in pairs}


class Wire:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, source: str, narrow: bool = False) -> Wire:
        """Connect from an address of the loopback; `narrow`: with hardly any room to receive."""
        line = socket.socket()
        line.setblocking(False)
        try:
            if narrow:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.bind((source, 0))
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
                return cls(*await asyncio.open_connection(sock=line, limit=MOST))
        except BaseException:
            line.close()
            raise

    async def send(self, raw: bytes) -> None:
        """Write, and wait until the other side has room for it."""
        self.writer.write(raw)
        async with asyncio.timeout(PATIENCE):
            await self.writer.drain()

    async def push(self, raw: bytes) -> bool:
        """Write if it still can be; whether it could."""
        if self.reader.at_eof() or self.writer.is_closing():
            return False
        try:
            await self.send(raw)
        except LOST:
            return False
        return True

    def stop_reading(self) -> None:
        """Let everything that comes wait, here and then at the server."""
        transport = self.writer.transport
        assert isinstance(transport, asyncio.ReadTransport)
        transport.pause_reading()

    async def answer(self, patience: float = PATIENCE) -> Answer:
        """The next answer of the server."""
        async with asyncio.timeout(patience):
            head = await self.reader.readuntil(b"\r\n\r\n")
            first, *lines = head.decode("latin-1").rstrip("\r\n").split("\r\n")
            headers = [
                (n.lower(), v.strip()) for n, _, v in (line.partition(":") for line in lines)
            ]
            told = dict(headers)
            status = int(first.split()[1])
            if status == 101:
                body = b""
            elif "content-length" in told:
                body = await self.reader.readexactly(min(MOST, int(told["content-length"])))
            elif told.get("transfer-encoding") == "chunked":
                body = await self._chunks()
            else:
                body = await self.reader.read(MOST)
        return Answer(status, headers, body)

    async def _chunks(self) -> bytes:
        parts = []
        while size := int(await self.reader.readline(), 16):
            parts.append(await self.reader.readexactly(size))
            await self.reader.readline()
        await self.reader.readline()
        return b"".join(parts)

    async def is_closed(self, within: float) -> bool:
        """Whether the server hangs up in so many seconds; what it says before is passed over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                with suppress(OSError):
                    while await self.reader.read(65536):
                        pass
                return True
        return False

    def close(self) -> None:
        """Hang up."""
        with suppress(OSError, RuntimeError):
            self.writer.close()


def request(
    port: int, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b""
) -> bytes:
    """A request as it stands on the wire; whatever is in `path` and `headers` is sent as it is."""
    told = {"host": f"127.0.0.1:{port}", "connection": "close", **(headers or {})}
    if body and "content-length" not in told and "transfer-encoding" not in told:
        told["content-length"] = str(len(body))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body


async def exchange(port: int, source: str, raw: bytes, patience: float = PATIENCE) -> Answer:
    """Send this on a connection of its own; the first answer to it. It never raises: what went
    wrong is an answer too."""
    wire = None
    try:
        wire = await Wire.open(port, source)
        # Somebody who is refused early must still read why.
        with suppress(ConnectionError, TimeoutError):
            await wire.send(raw)
        return await wire.answer(patience)
    except LOST as error:
        return Answer(0, [], b"", _how(error))
    finally:
        if wire is not None:
            wire.close()


def _how(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "silent"
    return "refused" if isinstance(error, ConnectionRefusedError) else "closed"


def check_addresses(*sources: str) -> None:
    """Siege and honest players come from addresses of their own, which not every system has."""
    for source in sources:
        with socket.socket() as probe:
            try:
                probe.bind((source, 0))
            except OSError:
                raise LoadFailed(
                    f"this machine has no address {source} to come from: a siege needs Linux, "
                    "where all of 127.0.0.0/8 is the machine itself"
                ) from None
