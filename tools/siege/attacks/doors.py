"""Foreign pages and names, requests inside requests, headers without end."""

from __future__ import annotations

from ..attacker import Attacker
from ..line import upgrade
from ..wire import LOST, Wire, request
from . import attack
from .tables import own_table

EVIL = "evil.example"
SWALLOWED = 1 << 20
"""Bytes of headers that nobody has to take."""
WAIT = 5.0
"""Seconds in which the server must hang up on them."""


@attack("foreign pages", most=200)
async def foreign(attacker: Attacker) -> None:
    """Another page acts with a person's cookies; and another name for this server (rebinding)."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "greedy")
    cookies = browser.headers()
    live = f"/api/tables/{made.get('id', 'x')}/live"
    origins = [f"http://{EVIL}", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1"]
    while attacker.more:
        for origin in origins:
            told = {**cookies, "origin": origin}
            answer = await attacker.ask("POST", "/api/me", browser.source, {"name": "Eve"}, told)
            if answer.status == 200:
                attacker.got(f"a page of {origin} acted for a person")
            answer = await attacker.throw(upgrade(attacker.port, live, told), browser.source)
            if answer.status == 101:
                attacker.got(f"a page of {origin} opened a socket")
        for host in (EVIL, f"{EVIL}:{attacker.port}", f"127.0.0.1:{attacker.port}.{EVIL}"):
            told = {**cookies, "host": host, "origin": f"http://{host}"}
            answer = await attacker.ask("POST", "/api/me", browser.source, {"name": "Eve"}, told)
            if answer.status == 200:
                attacker.got("a request to another host's name was carried out (DNS rebinding)")
            answer = await attacker.ask("GET", "/api/tables", browser.source, headers=told)
            if answer.status == 200:
                attacker.got("tables were read under another host's name (DNS rebinding)")
            answer = await attacker.throw(upgrade(attacker.port, live, told), browser.source)
            if answer.status == 101:
                attacker.got("a socket was opened under another host's name (DNS rebinding)")
        for lacking in ("x-csrf", "origin"):
            told = {name: value for name, value in cookies.items() if name != lacking}
            answer = await attacker.ask("POST", "/api/me", browser.source, {"name": "Eve"}, told)
            if lacking == "x-csrf" and answer.status == 200:
                attacker.got("a request without the page's own header was carried out")


INNER = "GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


def smuggled(port: int) -> list[tuple[str, bytes]]:
    """Requests of which two servers in a row would see different ends."""
    head = f"POST /api/session HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
    chunked = f"0\r\n\r\n{INNER}"
    size = len(chunked)
    return [
        (name, raw.encode())
        for name, raw in (
            (
                "two lengths",
                f"{head}content-length: 0\r\ncontent-length: {len(INNER)}\r\n\r\n{INNER}",
            ),
            ("two lengths in one", f"{head}content-length: 0, {len(INNER)}\r\n\r\n{INNER}"),
            (
                "length and chunks",
                f"{head}content-length: {size}\r\ntransfer-encoding: chunked\r\n\r\n{chunked}",
            ),
            (
                "chunks and length",
                f"{head}transfer-encoding: chunked\r\ncontent-length: {size}\r\n\r\n{chunked}",
            ),
            (
                "chunks that are none",
                f"{head}transfer-encoding: xchunked\r\ncontent-length: {size}\r\n\r\n{chunked}",
            ),
            (
                "chunks behind a space",
                f"{head}transfer-encoding : chunked\r\ncontent-length: {size}\r\n\r\n{chunked}",
            ),
            ("a signed length", f"{head}content-length: +0\r\n\r\n{INNER}"),
            ("a length of white space", f"{head}content-length:  0 \x0b\r\n\r\n{INNER}"),
            ("a folded header", f"{head}x: a\r\n content-length: 5\r\n\r\n{INNER}"),
        )
    ]


@attack("requests inside requests", most=200)
async def smuggling(attacker: Attacker) -> None:
    """Two lengths, lengths with chunks: the second request must not be answered."""
    shapes = smuggled(attacker.port)
    plain = {"two lengths", "two lengths in one", "length and chunks", "chunks and length"}

    async def send(number: int) -> None:
        name, raw = shapes[attacker.report.sent % len(shapes)]
        wire = await attacker.open(attacker.address(attacker.report.sent))
        if wire is None:
            return
        await wire.push(raw)
        answers = await _answers(wire)
        for answer in answers:
            attacker.heard(answer)
        if not answers:
            attacker.heard("closed")
        if name in plain and len(answers) > 1:
            attacker.got(f"a request inside a request was answered: {name}")
        wire.close()

    await attacker.crowd(3, send)


async def _answers(wire: Wire) -> list[str]:
    found: list[str] = []
    try:
        while len(found) < 3:
            found.append((await wire.answer(1.5)).name)
    except LOST:
        pass
    return found


@attack("huge headers", most=400)
async def headers(attacker: Attacker) -> None:
    """One header without end, and headers without number."""
    big = (
        {"x-big": "x" * 200_000},
        {f"x-{n}": "x" for n in range(5000)},
        {"authorization": "Bearer " + "x." * 30_000},
        {"x-forwarded-for": "1," * 30_000},
        {"origin": "http://" + "a." * 30_000},
        {"host": "a." * 30_000},
        {"accept-encoding": "gzip," * 12_000},
        {"if-none-match": '"a",' * 15_000},
        {"range": "bytes=" + "0-1," * 15_000},
    )

    async def send(number: int) -> None:
        if number == 0:
            await _endless(attacker)
            return
        told = big[attacker.report.sent % len(big)]
        await attacker.throw(request(attacker.port, "GET", "/", told), attacker.address(number))

    await attacker.crowd(3, send)


async def _endless(attacker: Attacker) -> None:
    wire = await attacker.open(attacker.address(0))
    if wire is None:
        return
    sent = 0
    await wire.push(b"GET / HTTP/1.1\r\n")
    while attacker.more and await wire.push(b"x-more: " + b"x" * 8000 + b"\r\n"):
        await attacker.turn()
        sent += 8000
        if sent > SWALLOWED:  # what the system itself holds for a server is not yet taken in
            break
    closed = sent <= SWALLOWED or await wire.is_closed(WAIT)
    attacker.heard("closed" if closed else "swallowed")
    if not closed:
        attacker.hurts("headers without end were taken in")
    wire.close()
