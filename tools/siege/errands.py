"""What else honest people do under siege: sign in, sit down by a link, open a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from osada.lab.load.throwaway import LoadFailed

from .browser import Browser
from .games import ANY, BUSY
from .wire import Answer

ACCOUNTS = 12
"""So many that each may sign in by the usual limits, however long the siege lasts."""
PASSWORD = "correct horse battery"
TRIES = 3
"""So often somebody who is asked to come again does so."""
LONGEST_WAIT = 5.0
SLOW = 8.0
"""Seconds after which an errand has failed: nobody waits longer."""


def account(number: int) -> str:
    """The name that an honest person signs in with."""
    return f"honest-{number}"


class Errands:
    """A round of errands, one after another, each from its own address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.longest = 0.0
        self.wrong: list[str] = []
        self._finished = ""
        self._reader = self._browser(250, 1)
        self._people = [self._browser(1, number) for number in range(ACCOUNTS)]
        self._round = 0

    def _browser(self, net: int, number: int) -> Browser:
        return Browser(self.port, f"127.2.{net}.{1 + number % 250}")

    async def prepare(self) -> None:
        """Make the accounts, and finish the game that is opened later."""
        for number, browser in enumerate(self._people):
            await browser.come()
            given = {"login": account(number), "password": PASSWORD}
            _wants(await browser.post("/api/account", given), 200)
        await self._reader.come()
        wish = {"game": ANY, "seats": [{"who": "me"}, {"who": "computer"}]}
        made = _wants(await self._reader.post("/api/tables", wish), 201)
        head = made.said()["table"]
        assert isinstance(head, dict)
        self._finished = f"/api/tables/{head['id']}"
        ending = {"do": "move", "what": "end", "expected": 0}
        _wants(await self._reader.post(f"{self._finished}/do", ending), 200)

    async def go(self) -> None:
        """The next errand; what went wrong is remembered."""
        errands: list[tuple[str, Callable[[int], Awaitable[None]]]] = [
            ("signing in", self._sign_in),
            ("opening a finished game", self._open),
            ("sitting down by a link", self._sit_down),
        ]
        what, errand = errands[self._round % len(errands)]
        turn = self._round // len(errands)
        self._round += 1
        began = monotonic()
        try:
            await errand(turn)
        except LoadFailed as error:
            self.wrong.append(f"{what}: {error}")
        took = monotonic() - began
        self.longest = max(self.longest, took)
        if took > SLOW:
            self.wrong.append(f"{what} took {took:.0f} s")

    async def _sign_in(self, turn: int) -> None:
        browser = self._people[turn % ACCOUNTS]
        given = {"login": account(turn % ACCOUNTS), "password": PASSWORD}
        for _ in range(TRIES):
            answer = await browser.post("/api/session", given)
            if answer.status not in (429, 503):
                break
            wait = dict(answer.headers).get("retry-after", "1")
            await asyncio.sleep(min(LONGEST_WAIT, float(wait) if wait.isdecimal() else 1.0))
        _wants(answer, 200)

    async def _open(self, turn: int) -> None:
        parts = ("", "/entries", "/scene?number=0", "/scores")
        _wants(await self._reader.get(self._finished + parts[turn % len(parts)]), 200)

    async def _sit_down(self, turn: int) -> None:
        owner, friend = self._browser(2, turn), self._browser(3, turn)
        await owner.come()
        wish = {"game": BUSY, "seats": [{"who": "me"}, {"who": "link"}]}
        made = _wants(await owner.post("/api/tables", wish), 201)
        links = made.said()["links"]
        assert isinstance(links, list)
        token = next(link["token"] for link in links if link["seat"] == 1)
        await friend.come()
        _wants(await friend.get(f"/api/links/{token}"), 200)
        _wants(await friend.post(f"/api/links/{token}", {"name": "Friend"}), 200)


def _wants(answer: Answer, status: int) -> Answer:
    if answer.status != status:
        raise LoadFailed(f"{answer.name} {answer.body[:120].decode(errors='replace')}".strip())
    return answer
