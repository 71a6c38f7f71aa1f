"""Where attackers come from: their addresses, their pace, and what is written down of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic, process_time

from .browser import Browser
from .verdict import Sent
from .wire import LOST, PATIENCE, Answer, Wire, exchange, request

RATE = 250.0
"""The most that is sent in a second, so that the siege measures the server and not itself."""
SHARE = 0.35
"""The part of one core that the attackers may use, for the same reason."""
HOSTS = 240
"""Addresses of one attack: enough that no limit by address alone would help."""


class Attacker:
    """One attack: it may go on while there is `more`."""

    def __init__(self, port: int, net: int, seconds: float, most: int) -> None:
        self.port = port
        self.net = net
        self.most = most
        self.report = Sent()
        self.hanging: list[Wire] = []
        """Connections that are left as they are until the siege ends."""
        self._began = monotonic()
        self._until = self._began + seconds
        self._used = process_time()
        self._next = self._began

    @property
    def more(self) -> bool:
        """Whether there is time, and something left to send."""
        return self.report.sent < self.most and monotonic() < self._until

    @property
    def seconds(self) -> float:
        """How long it has gone on."""
        return monotonic() - self._began

    @property
    def left(self) -> float:
        """How long it may still go on."""
        return max(0.0, self._until - monotonic())

    def address(self, number: int) -> str:
        """One of this attack's own addresses."""
        return f"127.3.{self.net}.{1 + number % HOSTS}"

    async def turn(self) -> None:
        """Wait until something more may be sent, and count it."""
        self.report.sent += 1
        self._next = max(self._next + 1 / RATE, monotonic() - 0.1)
        wait = self._next - monotonic()
        over = process_time() - self._used - SHARE * self.seconds - 0.2
        await asyncio.sleep(max(0.0, wait, over / SHARE))

    def heard(self, name: str) -> None:
        """Count an answer."""
        self.report.answers[name] = self.report.answers.get(name, 0) + 1

    def got(self, what: str) -> None:
        """Something that nobody should be able to get."""
        if what not in self.report.got:
            self.report.got.append(what)

    def hurts(self, what: str) -> None:
        """Something that robs nobody, but should not be."""
        if what not in self.report.hurts:
            self.report.hurts.append(what)

    async def throw(self, raw: bytes, source: str, patience: float = PATIENCE) -> Answer:
        """Send bytes as they are; what came back is counted."""
        await self.turn()
        answer = await exchange(self.port, source, raw, patience)
        self.heard(answer.name)
        return answer

    async def ask(
        self,
        method: str,
        path: str,
        source: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """A request with a body of JSON, or of bytes as they are."""
        raw = (
            body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        )
        kind = {"content-type": "application/json"} if raw else {}
        told = {**kind, **(headers or {})}
        return await self.throw(request(self.port, method, path, told, raw), source)

    async def open(self, source: str, narrow: bool = False) -> Wire | None:
        """A connection; None if the server does not take it."""
        await self.turn()
        try:
            return await Wire.open(self.port, source, narrow)
        except LOST:
            self.heard("refused")
            return None

    async def browser(self, number: int) -> Browser:
        """Somebody with cookies, at one of the attack's addresses."""
        browser = Browser(self.port, self.address(number))
        await self.turn()
        self.heard((await browser.come()).name)
        return browser

    async def post(self, browser: Browser, path: str, body: object) -> Answer:
        """What somebody with cookies asks for, counted."""
        await self.turn()
        answer = await browser.post(path, body)
        self.heard(answer.name)
        return answer

    async def get(self, browser: Browser, path: str) -> Answer:
        """What somebody with cookies reads, counted."""
        await self.turn()
        answer = await browser.get(path)
        self.heard(answer.name)
        return answer

    async def crowd(self, people: int, doing: Callable[[int], Awaitable[None]]) -> None:
        """Several at once, each again and again while there is more."""

        async def one(number: int) -> None:
            while self.more:
                await doing(number)

        await asyncio.gather(*(one(number) for number in range(people)))
