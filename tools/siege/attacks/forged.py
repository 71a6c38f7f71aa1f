"""Links and cookies that this server never made."""

from __future__ import annotations

from random import Random

from ..attacker import Attacker
from ..browser import Browser
from . import attack
from .tables import own_table

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."


def changed(token: str, rng: Random) -> str:
    """A token with something wrong in it."""
    at = rng.randrange(len(token))
    other = rng.choice([letter for letter in LETTERS if letter != token[at]])
    ways = (
        token[:at] + other + token[at + 1 :],
        token[:at] + token[at + 1 :],
        token + other,
        token.rpartition(".")[0] + ".",
        token.rpartition(".")[0],
        token.partition(".")[2] + "." + token.partition(".")[0],
        token.swapcase(),
        token + "=",
        token[::-1],
        token + "." + token.rpartition(".")[2],
    )
    return rng.choice([way for way in ways if way != token])


@attack("forged links", most=500)
async def links(attacker: Attacker) -> None:
    """A true link, with a letter changed: as a link, as a program's token."""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link")
    if not made:
        return
    rng = Random(attacker.net)
    path = f"/api/tables/{made['id']}"

    async def forge(number: int) -> None:
        forged = changed(made["1"], rng)
        source = attacker.address(number)
        if (await attacker.ask("GET", f"/api/links/{forged}", source)).status == 200:
            attacker.got("a forged link was taken for a true one")
        told = {"authorization": f"Bearer {forged}"}
        if (await attacker.ask("GET", path + "/scene", source, headers=told)).status == 200:
            attacker.got("a forged token showed a table")
        watch = {"authorization": f"Bearer {made['None']}"}
        answer = await attacker.ask("GET", path + "/scene?viewer=0", source, headers=watch)
        if answer.status == 200:
            attacker.got("a watcher looked with a player's eyes")

    await attacker.crowd(3, forge)


@attack("forged cookies", most=500)
async def cookies(attacker: Attacker) -> None:
    """A true cookie, with a letter changed: whose tables does it show?"""
    browser = await attacker.browser(0)
    made = await own_table(attacker, browser, "me", "link")
    if not made:
        return
    rng = Random(attacker.net)
    true = browser.cookies.get("osada_me", "")

    async def forge(number: int) -> None:
        forger = Browser(attacker.port, attacker.address(number))
        odd = [made["1"], "", "." * 300, "\x1f", "admin"]
        value = changed(true, rng) if true and rng.random() < 0.8 else rng.choice(odd)
        forger.cookies = {"osada_me": value, "osada_csrf": browser.cookies.get("osada_csrf", "")}
        if made["id"].encode() in (await attacker.get(forger, "/api/tables")).body:
            attacker.got("a forged cookie was taken for a true one")
        forger.cookies = {"osada_me": value, "osada_csrf": "x"}
        if (await attacker.get(forger, f"/api/tables/{made['id']}")).status == 200:
            attacker.got("a forged cookie opened a table")

    await attacker.crowd(3, forge)
