"""Honest people at a table under siege: each with an address and a browser of their own."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from websockets.exceptions import WebSocketException

from osada.kernel.action import Wire
from osada.lab.load.players import Player, Table
from osada.lab.load.throwaway import LoadFailed
from osada.table.protocol.house import NewTableMade

from .browser import Browser
from .games import ALL
from .wire import LOST

OVER_HTTP = 6
"""At every table of so many, people act by plain requests instead of the socket."""


class Guest(Player):
    """Somebody who came by a link, and is known by a browser's cookie since."""

    def __init__(self, table: Table, seat: int, browser: Browser, by_post: bool) -> None:
        super().__init__(table, seat, "")
        self.browser = browser
        self.by_post = by_post

    async def play(self, action: Wire) -> None:
        """Play an action, on the socket or by a request."""
        if not self.by_post:
            await super().play(action)
            return
        ask = {"do": "play", "action": action, "expected": self.number}
        answer = await self.browser.post(f"/api/tables/{self.table.id}/do", ask, patience=30.0)
        if answer.status != 200:
            self.table.fail(f"an action over HTTP was answered with {answer.name}")


async def set_table(port: int, number: int, seed: int) -> Table:
    """A new table with its people, who came by their links."""
    people = 2 + number % 2
    owner = Browser(port, f"127.1.{number}.{1 + seed % 250}")
    await owner.come()
    wish = {"game": ALL[number % len(ALL)], "seats": [{"who": "link"}] * people}
    answer = await owner.post("/api/tables", wish)
    if answer.status != 201:
        raise LoadFailed(f"no honest table: {answer.name} {answer.body[:200]!r}")
    made = msgspec.json.decode(answer.body, type=NewTableMade)
    tokens = {link.seat: link.token for link in made.links}
    table = Table(made.table.id, [], seed)
    for seat in range(people):
        browser = Browser(port, f"127.1.{number}.{1 + (seed + seat) % 250}")
        guest = Guest(table, seat, browser, number % OVER_HTTP == 0)
        await _sit(port, guest, tokens[seat])
        table.players.append(guest)
    return table


async def _sit(port: int, guest: Guest, link: str) -> None:
    browser = guest.browser
    await browser.come()
    taken = await browser.post(f"/api/links/{link}", {"name": f"Honest {guest.seat}"})
    if taken.status != 200:
        raise LoadFailed(f"no honest seat: {taken.name} {taken.body[:200]!r}")
    try:
        await guest.sit(f"ws://127.0.0.1:{port}", browser.source, browser.headers())
    except (*LOST, WebSocketException) as error:
        raise LoadFailed(f"no honest socket ({type(error).__name__})") from None


async def clear(table: Table) -> None:
    """Everybody goes home."""
    for player in table.players:
        with suppress(*LOST, WebSocketException):
            await player.leave()
