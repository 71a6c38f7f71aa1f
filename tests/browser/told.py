"""Pictures of what is told at a table: `.venv/bin/python -m tests.browser.told`; more words are
parts of the names of pictures.

They go to screenshots/beside: the log of each game in symbols and in words, Mythwind's season's end
and the first steps of each guided game. How games end, `ends` takes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from osada.kernel.writing import write_record
from tests.server.serving import Server

from .beside import PAIRS
from .ends import BANNER, SCHEMES, WINDOWS, Look, sat_down
from .people import Person, launch
from .pictures import post, serving
from .positions import played
from .test_guided import WINDOWS as GUIDED
from .test_guided import guided

GAMES = {"vikings": (4, 14), "hamlet": (3, 24), "mythwind": (2, 26)}
"""How many sit there, and how often somebody has chosen before the picture."""
WINDOW = ("1440", "390", "844", "360")
STEPS = (1, 2, 5)
"""Of a guided game."""
SEASON = 12
"""So many choices before its end a season is taken up."""

Scene = dict[str, Any]


def lived(
    page: Page, table: str, most: int, far: Callable[[Scene], bool] = lambda now: False
) -> None:
    """Each time the middle one of what may be done, so often or until it is far enough."""
    chosen = 0
    for _ in range(900):
        now = page.evaluate("id => fetch(`/api/tables/${id}/scene`).then(a => a.json())", table)
        if chosen == most or now["outcome"] or far(now):
            return
        if now["legal"]:
            # Who objects is asked again, and would object for ever.
            legal = [one for one in now["legal"] if one[0] != "object"]
            action = legal[len(legal) // 2]
            command = {"do": "play", "action": action, "expected": now["number"]}
            try:
                post(page, f"/api/tables/{table}/do", command)
            except AssertionError as refused:
                if "stale" not in str(refused):
                    raise
                continue  # a companion was quicker
            chosen += 1
        else:
            page.wait_for_timeout(100)


def with_log(page: Page, game: str) -> str:
    """A table at which some rounds have been played; its id."""
    seats, most = GAMES[game]
    others = [{"who": "computer", "level": "greedy"}] * (seats - 1)
    wish = {"game": game, "seats": [{"who": "me"}, *others], "seed": 7, "title": "Harbour night"}
    table = str(post(page, "/api/tables", wish)["table"]["id"])
    lived(page, table, most)
    return table


def season_ends(page: Page) -> str:
    """A table at which a season has just ended; its id."""
    journal = played("mythwind", 1, 2, lambda state: state.view(0)["phase"] == "between")
    old = post(page, "/api/records", {"text": write_record(journal)})
    origin = {"table": old["id"], "number": len(journal.played) - SEASON}
    wish = {"game": "mythwind", "seats": [{"who": "me"}], "seed": 2, "origin": origin, "title": ""}
    table = str(post(page, "/api/tables", wish)["table"]["id"])
    lived(page, table, 200, lambda now: now["view"]["phase"] == "between")
    return table


def open_log(page: Page, words: bool) -> None:
    """In symbols or in words; on a phone its pane."""
    if page.locator("nav button").count() and page.locator("nav").is_visible():
        page.locator("nav button").last.click()
    page.locator("#log").wait_for()
    page.locator(".ways button").nth(int(words)).click()
    page.wait_for_timeout(500)


def take_log(page: Page, game: str, table: str, look: Look) -> None:
    """In symbols, with a line pressed, and in words."""
    look.put(page)
    page.goto(f"/t/{table}")
    page.locator("#prompt").wait_for()
    for words in (False, True):
        open_log(page, words)
        name = f"log-{game}-{look.window}-{look.scheme}-{'words' if words else 'symbols'}"
        page.screenshot(path=PAIRS / f"{name}.png")
    page.locator("#log li > button.row").last.click()
    page.wait_for_timeout(500)
    page.screenshot(path=PAIRS / f"log-{game}-{look.window}-{look.scheme}-pressed.png")


def take_season(page: Page, table: str, look: Look) -> None:
    """Its banner, and the book."""
    look.put(page)
    page.evaluate("localStorage.clear()")  # it is unrolled once
    page.goto(f"/t/{table}")
    page.locator(BANNER).wait_for()
    page.wait_for_timeout(900)
    name = f"end-season-{look.window}-{look.scheme}"
    page.screenshot(path=PAIRS / f"{name}-banner.png")
    page.keyboard.press("Enter")
    page.locator(BANNER).wait_for(state="detached")
    page.wait_for_timeout(900)
    page.screenshot(path=PAIRS / f"{name}-page.png")


def take_guide(page: Page, game: str) -> None:
    """Its first steps, in each window; the window changes, the game goes on."""
    guided(page, game)
    for step in range(1, max(STEPS) + 1):
        page.locator("#prompt .wanted").first.wait_for(state="attached")
        page.wait_for_timeout(600)
        for width, height in GUIDED if step in STEPS else ():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(700)
            page.screenshot(path=PAIRS / f"guide-{game}-{width}x{height}-{step}.png")
        page.set_viewport_size({"width": 1440, "height": 900})
        number = page.locator("[data-lesson]").first.get_attribute("data-lesson")
        page.locator("#prompt .wanted").first.dispatch_event("click")
        page.locator(f"[data-lesson='{number}']").first.wait_for(state="detached")


def take(browser: Browser, server: Server, name: str, asked: list[str]) -> None:
    """One log, guide or season's end, in the windows that are asked for."""
    kind, game = name.split("-")
    if kind == "guide":
        person = sat_down(browser, server, "1440")
        take_guide(person.page, game)
        person.leave()
        return
    table, people = "", dict[bool, Person]()
    for window in WINDOW:
        phone = min(WINDOWS[window]) < 500
        for scheme in SCHEMES:
            if not any(part in f"{name}-{window}-{scheme}" for part in asked):
                continue
            if phone not in people:
                people[phone] = sat_down(browser, server, window)
                page = people[phone].page
                table = season_ends(page) if kind == "end" else with_log(page, game)
            if kind == "end":
                take_season(people[phone].page, table, Look(window, scheme))
            else:
                take_log(people[phone].page, game, table, Look(window, scheme))
    for person in people.values():
        person.leave()


def main() -> None:
    """Take all of them, or those whose names hold one of the arguments."""
    PAIRS.mkdir(parents=True, exist_ok=True)
    asked = sys.argv[1:] or [""]
    with serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name in (
            "end-season",
            *(f"{kind}-{game}" for kind in ("log", "guide") for game in GAMES),
        ):
            if any(part in name or part.startswith(name) for part in asked):
                take(browser, server, name, asked)
                print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
