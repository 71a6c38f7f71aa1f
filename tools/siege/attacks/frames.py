"""Frames that no browser sends, and what is no HTTP at all."""

from __future__ import annotations

import os
import struct
import zlib

from ..attacker import Attacker
from ..line import FIN, TEXT, Line, frame
from . import attack
from .tables import own_table

WAIT = 3.0
"""Seconds in which the server must hang up on nonsense."""
SWALLOWED = 1 << 20
"""Bytes of a message without an end that nobody has to take."""


def malformed() -> list[tuple[str, bytes]]:
    """Frames against the protocol, or against what was agreed."""
    return [
        ("opcode 3", frame(3, b"x")),
        ("opcode 11", frame(11, b"x")),
        ("reserved bit", frame(TEXT, b"x", FIN | 0x20)),
        ("compressed, not agreed", frame(TEXT, zlib.compress(b"x" * 9000), FIN | 0x40)),
        ("no mask", frame(TEXT, b"{}", mask=b"")),
        ("no UTF-8", frame(TEXT, b"\xff\xfe\xfd")),
        ("half a sign", frame(TEXT, "ż".encode()[:1])),
        ("a surrogate", frame(TEXT, b"\xed\xa0\x80")),
        ("a continuation of nothing", frame(0, b"x")),
        ("a long ping", frame(9, b"x" * 200)),
        ("a ping in parts", frame(9, b"x", 0)),
        ("a close of one byte", frame(8, b"x")),
        ("a close code of nobody", frame(8, struct.pack("!H", 999))),
        ("oversize", frame(TEXT, b"x" * 200_000)),
        ("a length of 2^62", struct.pack("!BBQ", FIN | TEXT, 0xFF, 1 << 62) + b"\0\0\0\0"),
        ("a length above 2^63", struct.pack("!BBQ", FIN | TEXT, 0xFF, (1 << 63) + 1) + b"\0" * 9),
        ("deep JSON", frame(TEXT, b"[" * 30_000)),
        ("no JSON", frame(TEXT, b"\x00" * 30_000)),
        ("binary", frame(2, os.urandom(3000))),
        ("a second hello", frame(TEXT, b'{"do":"hello"}')),
    ]


@attack("malformed frames", weight=1.5, most=400)
async def frames(attacker: Attacker) -> None:
    """Each on a socket of its own, before and after the welcome."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link")
    if not made:
        return
    bad = malformed()

    async def send(number: int) -> None:
        turn = attacker.report.sent
        name, raw = bad[turn % len(bad)]
        headers, source = browser.headers(), attacker.address(turn)
        line = await Line.open(attacker, made["id"], source, headers, hello=turn % 3 > 0)
        if line is None:
            return
        await line.wire.push(raw)
        ending = await line.closing(WAIT)
        attacker.heard(ending)
        if ending == "open":
            attacker.report.note = f"left open after: {name}"
        line.wire.close()

    await attacker.crowd(3, send)


@attack("messages without an end", most=6000)
async def endless(attacker: Attacker) -> None:
    """A message in parts, of which none is the last."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link")
    if not made:
        return

    async def send(number: int) -> None:
        line = await Line.open(attacker, made["id"], attacker.address(number), browser.headers())
        if line is None:
            return
        taken, first = 0, True
        while attacker.more and await line.wire.push(frame(TEXT if first else 0, b"x" * 8192, 0)):
            await attacker.turn()
            taken, first = taken + 8192, False
            if taken > SWALLOWED:
                break
        ending = await line.closing(WAIT)
        attacker.heard(ending)
        if taken > SWALLOWED and ending == "open":
            attacker.hurts("a message without an end was taken in")
        line.wire.close()

    await attacker.crowd(3, send)


@attack("garbage on the port", most=600)
async def garbage(attacker: Attacker) -> None:
    """What is no HTTP."""
    thrown = (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(500),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + os.urandom(300),
        os.urandom(4000),
        b"\0" * 5000,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"\r\n" * 4000 + b"x",
        b"SSH-2.0-OpenSSH_9.9\r\n",
        b"G" * 100_000,
        b"GET / HTTP/1.1\r\nhost\0: x\r\n\r\n",
        "GET /ż HTTP/1.1\r\nhost: ż\r\n\r\n".encode(),
    )

    async def throw(number: int) -> None:
        raw = thrown[attacker.report.sent % len(thrown)]
        await attacker.throw(raw, attacker.address(number), patience=2.0)

    await attacker.crowd(4, throw)
