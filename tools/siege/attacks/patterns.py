"""Texts that made patterns explode (server.md, row 1)."""

from __future__ import annotations

from ..attacker import Attacker
from ..games import ANY
from . import attack

PATH = 60_000


@attack("newlines as a record", most=40)
async def newlines(attacker: Attacker) -> None:
    """80 kB of nothing, where actions were looked for line by line."""
    browser = await attacker.browser(0)
    while attacker.more:
        for blank in ("\n", "\n ", "\t\n", "1\n", "\r"):
            await attacker.post(browser, "/api/records", {"text": blank * (80_000 // len(blank))})


@attack("spaces in corrections", most=40)
async def spaces(attacker: Attacker) -> None:
    """Headers of corrections that never end."""
    for turn, size in enumerate((3_200, 12_000, 30_000, 59_000) * 10):
        if not attacker.more:
            return
        browser = await attacker.browser(turn)
        for text in (
            "[" + " " * size,
            "[a" + " " * size + "x",
            " " * size + "[",
            "a." * (size // 2),
        ):
            seats = [{"who": "me"}, {"who": "computer"}]
            wish = {"game": ANY, "seats": seats, "content": text}
            await attacker.post(browser, "/api/tables", wish)


@attack("long paths for the log", most=200)
async def long_paths(attacker: Attacker) -> None:
    """Paths that took the log's pattern seconds each."""
    paths = ["a-" * (PATH // 2), "a." * (PATH // 2), "-" * PATH, "api/links/" + "aa." * (PATH // 3)]

    async def ask(number: int) -> None:
        path = paths[(number + attacker.report.sent) % len(paths)]
        await attacker.ask("GET", f"/{path}", attacker.address(number))

    await attacker.crowd(2, ask)


@attack("huge cookies", most=200)
async def cookies(attacker: Attacker) -> None:
    """Cookies that took the reader of cookies seconds each."""
    crumbs = (
        'a="' + "\\" * PATH,
        'a="' + '\\"' * (PATH // 2) + '"',
        "a=b;" * (PATH // 4),
        "=" * PATH,
        "a" * PATH,
        "a " * (PATH // 2),
    )

    async def ask(number: int) -> None:
        crumb = crumbs[(number + attacker.report.sent) % len(crumbs)]
        await attacker.ask("GET", "/", attacker.address(number), headers={"cookie": crumb})

    await attacker.crowd(2, ask)


@attack("repetitive names and words", most=200)
async def words(attacker: Attacker) -> None:
    """Long and repetitive, everywhere else that takes words."""
    browser = await attacker.browser(0)
    long = ("a" * 30_000, " " * 30_000, "é" * 12_000, "a b" * 9_000, "\u202e" * 9_000)
    while attacker.more:
        for text in long:
            await attacker.post(browser, "/api/me", {"name": text})
            await attacker.post(browser, "/api/session", {"login": text, "password": text})
            await attacker.get(browser, "/api/texts/" + ANY * 900 + "/en")
            await attacker.get(browser, "/api/tables/" + "a-" * 900 + "/scene?viewer=" + "1" * 900)
