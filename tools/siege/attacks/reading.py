"""Asking too much of what is slow to answer: long games, old positions, reasons (row 18)."""

from __future__ import annotations

from ..attacker import Attacker
from ..browser import Browser
from ..games import ANY, BUSY
from ..records import long_record
from . import attack
from .tables import own_table

LONG = 900
"""Actions of the long game."""


async def _long_game(attacker: Attacker) -> tuple[Browser, str]:
    """A record of the attacker's, opened to look at; its path, empty if it was refused."""
    browser = await attacker.browser(0)
    said = (await attacker.post(browser, "/api/records", {"text": long_record(LONG)})).said()
    return browser, f"/api/tables/{said['id']}" if "id" in said else ""


async def _read(attacker: Attacker, parts: list[str], people: int) -> None:
    browser, path = await _long_game(attacker)
    if not path:
        attacker.report.note = "the long game was not taken in"
        return

    async def read(number: int) -> None:
        visitor = Browser(attacker.port, attacker.address(number))
        visitor.cookies = browser.cookies
        await attacker.get(visitor, path + parts[attacker.report.sent % len(parts)])

    await attacker.crowd(people, read)


@attack("points of a long game", weight=1.5, most=600)
async def scores(attacker: Attacker) -> None:
    """The points over time, again and again, from many addresses."""
    await _read(attacker, ["/scores"], 30)


@attack("record of a long game", weight=1.5, most=600)
async def record(attacker: Attacker) -> None:
    """The whole record, again and again, from many addresses."""
    await _read(attacker, ["/record"], 30)


@attack("old positions of a long game", weight=1.5, most=900)
async def positions(attacker: Attacker) -> None:
    """Positions all over the game, so that none is at hand, with every pair of eyes."""
    parts = [f"/scene?number={(n * 397) % LONG}&viewer={n % 2}" for n in range(LONG)]
    await _read(attacker, [*parts, "/entries", "/entries?after=3"], 12)


@attack("why flood", most=1200)
async def why(attacker: Attacker) -> None:
    """64 reasons a request."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link")
    if not made:
        return
    asked = {"do": "why", "actions": [f"piece {n % 9}:{n % 7}" for n in range(64)]}

    async def ask(number: int) -> None:
        await attacker.post(browser, f"/api/tables/{made['id']}/why", asked)

    await attacker.crowd(6, ask)


@attack("page flood", most=1500)
async def pages(attacker: Attacker) -> None:
    """What anybody may ask for, from many addresses."""
    paths = ("/", "/api/me", "/api/tables", "/api/games", f"/api/texts/{ANY}/cs", "/nowhere")
    ours = (f"/api/rules/{BUSY}", "/schema/openapi.json", "/metrics", "/health", "/icon.svg")
    every = paths + ours

    async def ask(number: int) -> None:
        path = every[attacker.report.sent % len(every)]
        await attacker.ask("GET", path, attacker.address(attacker.report.sent % 40))

    await attacker.crowd(8, ask)


@attack("health flood", most=1500)
async def health(attacker: Attacker) -> None:
    """`/health` has to write to prove that it can; strangers must not make it write all day."""

    async def ask(number: int) -> None:
        await attacker.ask("GET", "/health", attacker.address(number))

    await attacker.crowd(8, ask)
