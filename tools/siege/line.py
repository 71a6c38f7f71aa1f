"""An attacker's WebSocket, on which frames of any kind can be written."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Mapping
from contextlib import suppress

from .attacker import Attacker
from .wire import LOST, Wire, request

TEXT, CLOSE = 1, 8
FIN = 0x80


def frame(opcode: int, data: bytes, first: int = FIN, mask: bytes = b"\1\2\3\4") -> bytes:
    """One frame; `first` are the bits beside the opcode, no `mask` is against the rules."""
    masked = 0x80 if mask else 0
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", first | opcode, masked | size)
    elif size < 65536:
        head = struct.pack("!BBH", first | opcode, masked | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, masked | 127, size)
    if mask:
        repeated = mask * (size // 4 + 1)
        data = bytes(a ^ b for a, b in zip(data, repeated, strict=False))
    return head + mask + data


def upgrade(port: int, path: str, headers: Mapping[str, str] | None = None) -> bytes:
    """The request for a socket."""
    told = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "c2llZ2VzaWVnZXNpZWdlcw==",
        **(headers or {}),
    }
    return request(port, "GET", path, told)


class Line:
    """A socket after its handshake."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    @classmethod
    async def open(
        cls,
        attacker: Attacker,
        table: str,
        source: str,
        headers: Mapping[str, str] | None = None,
        hello: bool = True,
        narrow: bool = False,
    ) -> Line | None:
        """A socket at a table; None if it was refused."""
        wire = await attacker.open(source, narrow)
        if wire is None:
            return None
        try:
            await wire.send(upgrade(attacker.port, f"/api/tables/{table}/live", headers))
            answer = await wire.answer()
            attacker.heard(answer.name)
            if answer.status != 101:
                wire.close()
                return None
            line = cls(wire)
            if hello:
                await line.say({"do": "hello", "token": "", "after": -1})
        except LOST:
            attacker.heard("closed")
            wire.close()
            return None
        return line

    async def say(self, message: object) -> bool:
        """Send one message; whether it could be sent."""
        return await self.wire.push(frame(TEXT, json.dumps(message).encode()))

    async def drain(self) -> None:
        """Read what has come, so that nothing waits for us."""
        with suppress(*LOST):
            async with asyncio.timeout(0.001):
                await self.wire.reader.read(1 << 20)

    async def closing(self, within: float) -> str:
        """How the server ends this: `ws CODE`, `closed`, or `open` if it does not."""
        heard = b""
        try:
            async with asyncio.timeout(within):
                while part := await self.wire.reader.read(65536):
                    heard = (heard + part)[-200:]
        except TimeoutError:
            return "open"
        except OSError:
            return "closed"
        at = heard.rfind(bytes([FIN | CLOSE]))
        if 0 <= at <= len(heard) - 4 and heard[at + 1] < 126:
            return f"ws {struct.unpack('!H', heard[at + 2 : at + 4])[0]}"
        return "closed"
