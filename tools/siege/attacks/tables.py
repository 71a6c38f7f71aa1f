"""Too many tables, too much thinking, too much talk."""

from __future__ import annotations

import asyncio

from osada.server.host.settings import Settings

from ..attacker import Attacker
from ..browser import Browser
from ..games import ANY, BUSY
from ..line import Line
from . import attack

SLACK = 3
"""What a limit may let through beyond its count."""
TALKERS = 8
"""Sockets that one seat opens to talk on all of them."""


async def own_table(
    attacker: Attacker, browser: Browser, *seats: str, **more: object
) -> dict[str, str]:
    """A table of the attacker's own: its `id`, and the tokens of its links by seat."""
    wishes: list[dict[str, str]] = [
        {"who": seat} if seat in ("me", "link") else {"who": "computer", "level": seat}
        for seat in seats
    ]
    wish = {"game": ANY, "seats": wishes, **more}
    made = (await attacker.post(browser, "/api/tables", wish)).said()
    table, links = made.get("table"), made.get("links")
    found: dict[str, str] = {}
    if isinstance(table, dict) and isinstance(links, list):
        found = {str(link["seat"]): link["token"] for link in links}
        found["id"] = table["id"]
    return found


@attack("table flood", weight=1.5, most=900)
async def tables(attacker: Attacker) -> None:
    """Tables that nobody needs, from everywhere."""

    async def make(number: int) -> None:
        browser = await attacker.browser(attacker.report.sent)
        for _ in range(6):
            await own_table(attacker, browser, "me", "link", "link", listed=True, title="flood")

    await attacker.crowd(4, make)


@attack("thinking flood", weight=1.5, most=120)
async def thinking(attacker: Attacker) -> None:
    """Tables of computer players who play each other without a pause for thought of ours."""

    async def make(number: int) -> None:
        browser = await attacker.browser(attacker.report.sent)
        made = await own_table(attacker, browser, "me", "greedy", "greedy", "greedy", game=BUSY)
        if made:
            away = {"do": "stand-in", "seat": 0, "level": "greedy"}
            await attacker.post(browser, f"/api/tables/{made['id']}/do", away)

    await attacker.crowd(3, make)


@attack("chat flood", weight=1.5, most=3000)
async def chat(attacker: Attacker) -> None:
    """One seat talks on several sockets at once."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link")
    if not made:
        return
    before = attacker.seconds

    async def talk(number: int) -> None:
        line = await Line.open(attacker, made["id"], browser.source, browser.headers())
        while line is not None and attacker.more:
            await attacker.turn()
            ask = {"ref": number, "ask": {"do": "chat", "text": f"flood {attacker.report.sent}"}}
            if not await line.say(ask):
                attacker.heard("closed")
                break
            await line.drain()
        await asyncio.sleep(0.05)

    await attacker.crowd(TALKERS, talk)
    seconds = attacker.seconds - before
    entries = (await browser.get(f"/api/tables/{made['id']}/entries")).body
    said = entries.count(b'"kind":"chat"')
    attacker.report.answers["said"] = said
    rate = Settings(database="").chat_rate
    allowed = rate.count * (1 + seconds / rate.seconds) + SLACK
    if said > allowed:
        attacker.hurts(
            f"one seat said {said} things in {seconds:.0f} s, where {allowed:.0f} are allowed"
        )


@attack("command flood", most=2000)
async def commands(attacker: Attacker) -> None:
    """Plays that are no plays, undos and votes, as quickly as they can be sent."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "greedy")
    if not made:
        return
    asks: list[dict[str, object]] = [
        {"do": "play", "action": "nothing of the kind", "expected": 0},
        {"do": "undo", "expected": 0, "count": 500},
        {"do": "move", "what": "undo", "count": 500, "expected": 0},
        {"do": "name", "name": "x" * 60},
        {"do": "answer", "vote": 0, "yes": True},
    ]

    async def act(number: int) -> None:
        line = await Line.open(attacker, made["id"], browser.source, browser.headers())
        while line is not None and attacker.more:
            await attacker.turn()
            if not await line.say({"ref": 1, "ask": asks[attacker.report.sent % len(asks)]}):
                attacker.heard("closed")
                break
            await line.drain()
        await asyncio.sleep(0.05)

    await attacker.crowd(4, act)
