"""Connections that are opened and left hanging until the siege ends (row 13)."""

from __future__ import annotations

from osada.server.host.settings import Settings

from ..attacker import Attacker
from ..browser import Browser
from ..line import Line
from ..wire import LOST, request
from . import attack
from .tables import own_table

ONE_ADDRESS = 600
"""Sockets that one address tries to hold."""


@attack("socket flood", weight=2.0, most=1600)
async def sockets(attacker: Attacker) -> None:
    """Sockets opened and held, first by one address, then by many."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link", listed=True)
    if not made:
        return
    open_here = 0

    async def hold(number: int) -> None:
        nonlocal open_here
        first = attacker.report.sent < ONE_ADDRESS
        source = attacker.address(1 if first else attacker.report.sent)
        line = await Line.open(attacker, made["id"], source, hello=number % 2 == 0)
        if line is not None:
            attacker.hanging.append(line.wire)
            open_here += first and not line.wire.reader.at_eof()

    await attacker.crowd(6, hold)
    most = Settings(database="").sockets
    if open_here > most:
        attacker.hurts(f"one address holds {open_here} sockets, where {most} are allowed")


@attack("half-sent headers", weight=1.5, most=600)
async def headers(attacker: Attacker) -> None:
    """Requests that are begun and never finished."""

    async def hold(number: int) -> None:
        wire = await attacker.open(attacker.address(attacker.report.sent % 6))
        if wire is not None:
            attacker.hanging.append(wire)
            await wire.push(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")

    await attacker.crowd(4, hold)


@attack("slow bodies", weight=1.5, most=400)
async def bodies(attacker: Attacker) -> None:
    """Bodies that are announced and never come, but for a byte."""

    async def hold(number: int) -> None:
        wire = await attacker.open(attacker.address(attacker.report.sent % 6))
        if wire is not None:
            attacker.hanging.append(wire)
            told = {"content-length": "30000", "content-type": "application/json"}
            await wire.push(request(attacker.port, "POST", "/api/session", told) + b"{")

    await attacker.crowd(4, hold)


@attack("idle connections", weight=1.5, most=600)
async def idle(attacker: Attacker) -> None:
    """One question each, and then the line is kept."""

    async def hold(number: int) -> None:
        wire = await attacker.open(attacker.address(attacker.report.sent % 6))
        if wire is not None:
            attacker.hanging.append(wire)
            told = {"connection": "keep-alive"}
            await wire.push(request(attacker.port, "GET", "/api/me", told))
            try:
                attacker.heard((await wire.answer()).name)
            except LOST:
                attacker.heard("closed")

    await attacker.crowd(4, hold)


@attack("slow readers", weight=2.0, most=1200)
async def readers(attacker: Attacker) -> None:
    """Sockets that never read while their table is busy."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link", listed=True)
    if not made:
        return
    for number in range(60):
        visitor = Browser(attacker.port, attacker.address(number % 6))
        line = await Line.open(attacker, made["id"], visitor.source, narrow=True)
        if line is not None:
            line.wire.stop_reading()
            attacker.hanging.append(line.wire)

    async def talk(number: int) -> None:
        said = {"do": "chat", "text": "busy " * 90}
        await attacker.post(browser, f"/api/tables/{made['id']}/do", said)

    await attacker.crowd(2, talk)
