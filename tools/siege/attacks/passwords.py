"""Signing in and registering: to guess, to lock somebody out, to keep the processors busy."""

from __future__ import annotations

import asyncio
from time import monotonic

from ..attacker import Attacker
from ..browser import Browser
from . import attack

OWNER = "besieged"
PASSWORD = "the owner's own password"
WAIT = 8.0
"""Seconds that the owner of an account may have to wait for the door to open."""
LONGER = 15.0
"""The same where nobody knows that it is the owner."""


@attack("lock-out", weight=3.0, most=900)
async def lock_out(attacker: Attacker) -> None:
    """Wrong passwords for one person's account, from one address and from many; its owner wants
    to sign in meanwhile."""
    owner = Browser(attacker.port, f"127.2.9.{attacker.net}")
    await owner.come()
    await owner.post("/api/account", {"login": OWNER, "password": PASSWORD})
    sign_ins = [0.25, 0.5, 0.75]
    whole = attacker.left

    async def guess(number: int) -> None:
        if number < 2 and sign_ins and attacker.seconds > whole * sign_ins[0]:
            sign_ins.pop(0)
            await (_signs_in_again(attacker, owner) if sign_ins else _signs_in_elsewhere(attacker))
            return
        # Half of them from one address, the others from everywhere.
        source = attacker.address(number if number % 2 else attacker.report.sent)
        given = {"login": OWNER, "password": f"a guess, number {attacker.report.sent}"}
        await attacker.ask("POST", "/api/session", source, given)

    await attacker.crowd(12, guess)


async def _signs_in_again(attacker: Attacker, owner: Browser) -> None:
    """In the browser in which they always do."""
    began, status = monotonic(), ""
    while monotonic() < began + WAIT:
        given = {"login": OWNER, "password": PASSWORD}
        answer = await owner.post("/api/session", given, patience=WAIT)
        status = answer.name
        if answer.status == 200:
            attacker.report.note = f"the owner signed in after {monotonic() - began:.1f} s"
            return
        await asyncio.sleep(1.0)
    attacker.got(f"the owner is locked out of their account ({status} for {WAIT:.0f} s)")


async def _signs_in_elsewhere(attacker: Attacker) -> None:
    """In a browser that the server does not know; they may have to wait longer."""
    browser = Browser(attacker.port, f"127.2.10.{attacker.net}")
    await browser.come()
    given = {"login": OWNER, "password": PASSWORD}
    answer = await browser.post("/api/session", given, patience=LONGER)
    if answer.status != 200:
        attacker.hurts(f"in a new browser the owner was answered {answer.name} in {LONGER:.0f} s")


@attack("argon2 flood", weight=2.0, most=900)
async def argon2(attacker: Attacker) -> None:
    """Passwords to compare, from as many addresses as it takes."""

    async def ask(number: int) -> None:
        given = {"login": f"nobody-{attacker.report.sent}", "password": "x" * 200}
        await attacker.ask("POST", "/api/session", attacker.address(attacker.report.sent), given)

    await attacker.crowd(16, ask)


@attack("registration flood", weight=1.5, most=700)
async def registering(attacker: Attacker) -> None:
    """Accounts that nobody needs, from everywhere."""

    async def register(number: int) -> None:
        browser = await attacker.browser(attacker.report.sent)
        name = f"flood-{attacker.net}-{attacker.report.sent}"
        await attacker.post(browser, "/api/account", {"login": name, "password": f"pass of {name}"})

    await attacker.crowd(10, register)
