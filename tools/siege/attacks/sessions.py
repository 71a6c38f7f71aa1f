"""Cookies that should be worth nothing any more (row 7)."""

from __future__ import annotations

from ..attacker import Attacker
from ..browser import Browser
from . import attack

PASSWORD = "a good long password"


@attack("sessions that should be over", most=60)
async def sessions(attacker: Attacker) -> None:
    """The cookie from before signing out, and the guest's from before registering."""
    person = await attacker.browser(0)
    guest = dict(person.cookies)
    login = f"leaver-{attacker.net}"
    answer = await attacker.post(person, "/api/account", {"login": login, "password": PASSWORD})
    if answer.status != 200:
        attacker.report.note = "no account could be made"
        return
    if await _is(attacker, guest, login):
        attacker.got("the cookie of the guest is the account's after registering")
    signed_in = dict(person.cookies)
    await attacker.turn()
    attacker.heard((await person.post("/api/session", None, method="DELETE")).name)
    if await _is(attacker, signed_in, login):
        attacker.got("a cookie works after signing out")


async def _is(attacker: Attacker, cookies: dict[str, str], login: str) -> bool:
    thief = Browser(attacker.port, attacker.address(7))
    thief.cookies = dict(cookies)
    return (await attacker.get(thief, "/api/me")).said().get("login") == login
