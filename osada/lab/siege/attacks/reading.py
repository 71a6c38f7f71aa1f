"""Asking too much of what is slow to answer: long games, old positions, reasons (row 18)."""

from __future__ import annotations

from ..browser import Browser
from ..camp import Camp
from ..games import ANY, BUSY
from ..records import long_record
from . import attack
from .tables import own_table

LONG = 900
"""Actions of the long game."""


async def _long_game(camp: Camp) -> tuple[Browser, str]:
    """A record of the attacker's, opened to look at; its path, empty if it was refused."""
    browser = await camp.browser(0)
    said = (await camp.post(browser, "/api/records", {"text": long_record(LONG)})).said()
    return browser, f"/api/tables/{said['id']}" if "id" in said else ""


async def _read(camp: Camp, parts: list[str], people: int) -> None:
    browser, path = await _long_game(camp)
    if not path:
        camp.report.note = "the long game was not taken in"
        return

    async def read(number: int) -> None:
        visitor = Browser(camp.port, camp.address(number))
        visitor.cookies = browser.cookies
        await camp.get(visitor, path + parts[camp.report.sent % len(parts)])

    await camp.crowd(people, read)


@attack("points of a long game", weight=1.5, most=600)
async def scores(camp: Camp) -> None:
    """The points over time, again and again, from many addresses."""
    await _read(camp, ["/scores"], 30)


@attack("record of a long game", weight=1.5, most=600)
async def record(camp: Camp) -> None:
    """The whole record, again and again, from many addresses."""
    await _read(camp, ["/record"], 30)


@attack("old positions of a long game", weight=1.5, most=900)
async def positions(camp: Camp) -> None:
    """Positions all over the game, so that none is at hand, with every pair of eyes."""
    parts = [f"/scene?number={(n * 397) % LONG}&viewer={n % 2}" for n in range(LONG)]
    await _read(camp, [*parts, "/entries", "/entries?after=3"], 12)


@attack("why flood", most=1200)
async def why(camp: Camp) -> None:
    """64 reasons a request."""
    browser = await camp.browser(0)
    made = await own_table(camp, browser, "me", "link")
    if not made:
        return
    asked = {"do": "why", "actions": [f"piece {n % 9}:{n % 7}" for n in range(64)]}

    async def ask(number: int) -> None:
        await camp.post(browser, f"/api/tables/{made['id']}/why", asked)

    await camp.crowd(6, ask)


@attack("page flood", most=1500)
async def pages(camp: Camp) -> None:
    """What anybody may ask for, from many addresses."""
    paths = ("/", "/api/me", "/api/tables", "/api/games", f"/api/texts/{ANY}/cs", "/nowhere")
    ours = (f"/api/rules/{BUSY}", "/schema/openapi.json", "/metrics", "/health", "/icon.svg")
    every = paths + ours

    async def ask(number: int) -> None:
        path = every[camp.report.sent % len(every)]
        await camp.ask("GET", path, camp.address(camp.report.sent % 40))

    await camp.crowd(8, ask)


@attack("health flood", most=1500)
async def health(camp: Camp) -> None:
    """`/health` has to write to prove that it can; strangers must not make it write all day."""

    async def ask(number: int) -> None:
        await camp.ask("GET", "/health", camp.address(number))

    await camp.crowd(8, ask)
