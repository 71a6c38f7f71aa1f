"""Connections that are opened and left hanging until the siege ends (row 13)."""

from __future__ import annotations

from osada.server.host.settings import Settings

from ..browser import Browser
from ..camp import Camp
from ..line import Line
from ..wire import LOST, request
from . import attack
from .tables import own_table

ONE_ADDRESS = 600
"""Sockets that one address tries to hold."""


@attack("socket flood", weight=2.0, most=1600)
async def sockets(camp: Camp) -> None:
    """Sockets opened and held, first by one address, then by many."""
    browser = await camp.browser(0)
    made = await own_table(camp, browser, "me", "link", listed=True)
    if not made:
        return
    open_here = 0

    async def hold(number: int) -> None:
        nonlocal open_here
        first = camp.report.sent < ONE_ADDRESS
        source = camp.address(1 if first else camp.report.sent)
        line = await Line.open(camp, made["id"], source, hello=number % 2 == 0)
        if line is not None:
            camp.hanging.append(line.wire)
            open_here += first and not line.wire.reader.at_eof()

    await camp.crowd(6, hold)
    most = Settings(database="").sockets
    if open_here > most:
        camp.hurts(f"one address holds {open_here} sockets, where {most} are allowed")


@attack("half-sent headers", weight=1.5, most=600)
async def headers(camp: Camp) -> None:
    """Requests that are begun and never finished."""

    async def hold(number: int) -> None:
        wire = await camp.open(camp.address(camp.report.sent % 6))
        if wire is not None:
            camp.hanging.append(wire)
            await wire.push(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")

    await camp.crowd(4, hold)


@attack("slow bodies", weight=1.5, most=400)
async def bodies(camp: Camp) -> None:
    """Bodies that are announced and never come, but for a byte."""

    async def hold(number: int) -> None:
        wire = await camp.open(camp.address(camp.report.sent % 6))
        if wire is not None:
            camp.hanging.append(wire)
            told = {"content-length": "30000", "content-type": "application/json"}
            await wire.push(request(camp.port, "POST", "/api/session", told) + b"{")

    await camp.crowd(4, hold)


@attack("idle connections", weight=1.5, most=600)
async def idle(camp: Camp) -> None:
    """One question each, and then the line is kept."""

    async def hold(number: int) -> None:
        wire = await camp.open(camp.address(camp.report.sent % 6))
        if wire is not None:
            camp.hanging.append(wire)
            told = {"connection": "keep-alive"}
            await wire.push(request(camp.port, "GET", "/api/me", told))
            try:
                camp.heard((await wire.answer()).name)
            except LOST:
                camp.heard("closed")

    await camp.crowd(4, hold)


@attack("slow readers", weight=2.0, most=1200)
async def readers(camp: Camp) -> None:
    """Sockets that never read while their table is busy."""
    browser = await camp.browser(0)
    made = await own_table(camp, browser, "me", "link", listed=True)
    if not made:
        return
    for number in range(60):
        visitor = Browser(camp.port, camp.address(number % 6))
        line = await Line.open(camp, made["id"], visitor.source, narrow=True)
        if line is not None:
            line.wire.stop_reading()
            camp.hanging.append(line.wire)

    async def talk(number: int) -> None:
        said = {"do": "chat", "text": "busy " * 90}
        await camp.post(browser, f"/api/tables/{made['id']}/do", said)

    await camp.crowd(2, talk)
