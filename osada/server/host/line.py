"""One line between two processes: messages in MessagePack, each behind its length. From another
machine both sides first prove that they know the house's secret, without saying it."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import Any, Final

import msgspec

MOST: Final = 1 << 25
"""Bytes of one message."""
NONCE: Final = 16
MARK: Final = 32
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


class InsideLine:
    """Says and hears messages."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def say(self, message: object) -> None:
        """Say something; waits where the other side is slow."""
        raw = _encode(message)
        self._writer.write(len(raw).to_bytes(4, "big") + raw)
        await self._writer.drain()

    async def hear(self) -> Any:
        """What is said next; `EOFError` where nothing more will be."""
        length = int.from_bytes(await self._reader.readexactly(4), "big")
        if length > MOST:
            raise EOFError
        try:
            return _decode(await self._reader.readexactly(length))
        except msgspec.DecodeError:
            raise EOFError from None

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


async def greet(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes
) -> InsideLine:
    """Come to another machine: prove that we know the secret, and ask for the same."""
    theirs = await reader.readexactly(NONCE)
    ours = secrets.token_bytes(NONCE)
    writer.write(ours + _mark(secret, b"I ask", theirs, ours))
    _check(await reader.readexactly(MARK), _mark(secret, b"I answer", theirs, ours))
    return InsideLine(reader, writer)


async def greeted(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes
) -> InsideLine:
    """The other side of it: nothing is read of whoever does not know the secret."""
    ours = secrets.token_bytes(NONCE)
    writer.write(ours)
    theirs = await reader.readexactly(NONCE)
    _check(await reader.readexactly(MARK), _mark(secret, b"I ask", ours, theirs))
    writer.write(_mark(secret, b"I answer", ours, theirs))
    return InsideLine(reader, writer)


def _mark(secret: bytes, role: bytes, first: bytes, second: bytes) -> bytes:
    return hmac.digest(secret, role + first + second, "sha256")


def _check(said: bytes, right: bytes) -> None:
    if not hmac.compare_digest(said, right):
        raise ConnectionError("another house's secret")
