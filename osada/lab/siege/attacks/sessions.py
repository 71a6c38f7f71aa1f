"""Cookies that should be worth nothing any more (row 7)."""

from __future__ import annotations

from ..browser import Browser
from ..camp import Camp
from . import attack

PASSWORD = "a good long password"


@attack("sessions that should be over", most=60)
async def sessions(camp: Camp) -> None:
    """The cookie from before signing out, and the guest's from before registering."""
    person = await camp.browser(0)
    guest = dict(person.cookies)
    login = f"leaver-{camp.net}"
    answer = await camp.post(person, "/api/account", {"login": login, "password": PASSWORD})
    if answer.status != 200:
        camp.report.note = "no account could be made"
        return
    if await _is(camp, guest, login):
        camp.got("the cookie of the guest is the account's after registering")
    signed_in = dict(person.cookies)
    await camp.turn()
    camp.heard((await person.post("/api/session", None, method="DELETE")).name)
    if await _is(camp, signed_in, login):
        camp.got("a cookie works after signing out")


async def _is(camp: Camp, cookies: dict[str, str], login: str) -> bool:
    thief = Browser(camp.port, camp.address(7))
    thief.cookies = dict(cookies)
    return (await camp.get(thief, "/api/me")).said().get("login") == login
