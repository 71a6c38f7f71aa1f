"""The pages of whoever keeps the house, asked for by somebody who does not."""

from __future__ import annotations

from ..attacker import Attacker
from . import attack
from .sessions import PASSWORD
from .spellings import spelled

ROOMS = ("/tables?status=running", "/people?search=a", "/deeds", "/tables?after=0_0_x")
CHANGES = ("/backup", "/proof", "/people/x/sign-out", "/tables/x/record")


@attack("the owner's pages", most=600)
async def house(attacker: Attacker) -> None:
    """Whoever keeps no house, signed in or not, by every spelling of the address."""
    person, guest = await attacker.browser(0), await attacker.browser(1)
    login = f"owner-{attacker.net}"
    await attacker.post(person, "/api/account", {"login": login, "password": PASSWORD})
    while attacker.more:
        for browser in (person, guest):
            paths = [*spelled("/api/house"), *(f"/api/house{room}" for room in ROOMS)]
            for path in paths:
                answer = await attacker.ask("GET", path, browser.source, headers=browser.headers())
                if answer.status == 200:
                    attacker.got(f"a stranger read {path}")
            for change in CHANGES:
                body = {"password": PASSWORD}
                answer = await attacker.post(browser, f"/api/house{change}", body)
                if answer.status < 400:
                    attacker.got(f"a stranger did {change}")
