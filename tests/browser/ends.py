"""Games one action before their end, and pictures of how they end:
`.venv/bin/python -m tests.browser.ends`, further arguments are parts of the names of pictures.

The pictures go to screenshots/beside: the film, the banner and the page of the end, of each game,
in five windows, by day and by lantern.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from osada.kernel.action import Wire
from osada.kernel.writing import write_record
from tests.server.serving import Server

from .beside import PAIRS
from .people import Person, launch
from .pictures import post, serving
from .positions import played

WINDOWS = {
    "1440": (1440, 900),
    "1280": (1280, 720),
    "390": (390, 844),
    "360": (360, 740),
    "844": (844, 390),
}
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LESSON = 70
BANNER, HEAD = ".banner:not(.waits)", "#end-title"


class LastMove(NamedTuple):
    """A finished game without its last action: its record, who makes it, and what it is."""

    record: str
    seat: int
    action: Wire
    number: int
    seats: int


@cache
def last_move(game: str, seats: int, seed: int = 7) -> LastMove:
    """Of a game that computer players have played to its end."""
    whole = played(game, seats, seed)
    number = len(whole.played) - 1
    last = whole.played[-1]
    assert last.action is not None
    assert last.seat is not None
    return LastMove(write_record(whole), last.seat, last.action.wire, number, seats)


def nearly_over(
    page: Page, game: str, seats: int, seed: int = 7, back: int = 0
) -> tuple[str, LastMove]:
    """A table at which the reader has the last action of a game, or so many before it; its id."""
    last = last_move(game, seats, seed)
    old = post(page, "/api/records", {"text": last.record})
    other = {"who": "computer", "level": "greedy"}
    people = [{"who": "me"} if seat == last.seat else other for seat in range(seats)]
    origin = {"table": old["id"], "number": last.number - back}
    wish = {"game": game, "seats": people, "seed": seed, "origin": origin, "title": "Harbour night"}
    return str(post(page, "/api/tables", wish)["table"]["id"]), last


def end_it(page: Page, table: str, last: LastMove) -> None:
    """The last action, from elsewhere, as if another device of the same seat had made it."""
    number = page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", table)["number"]
    command = {"do": "play", "action": last.action, "expected": number}
    post(page, f"/api/tables/{table}/do", command)


def play_on(page: Page, table: str) -> None:
    """To the end, each time with the middle one of what may be done."""
    for _ in range(400):
        scene = page.evaluate("id => fetch(`/api/tables/${id}/scene`).then(a => a.json())", table)
        if scene["outcome"]:
            return
        if scene["legal"]:
            action = scene["legal"][len(scene["legal"]) // 2]
            command = {"do": "play", "action": action, "expected": scene["number"]}
            post(page, f"/api/tables/{table}/do", command)
        else:
            page.wait_for_timeout(100)


class Look(NamedTuple):
    """One window by day or by lantern."""

    window: str
    scheme: Scheme

    def put(self, page: Page) -> None:
        """Show the page in it."""
        width, height = WINDOWS[self.window]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=self.scheme)


def sat_down(browser: Browser, server: Server, window: str) -> Person:
    """Somebody with a name at the server, with a phone where the window is one's."""
    person = Person(browser, server.url, "en", WINDOWS[window], motion="any")
    with person.page.expect_response("**/api/me"):
        person.page.goto("/")
    post(person.page, "/api/me", {"name": "Ada"})
    return person


def take_film(person: Person, game: str, seats: int) -> str:
    """How the last action plays and is counted, in eight pictures; the table."""
    page = person.page
    table, last = nearly_over(page, game, seats)
    page.goto(f"/t/{table}")
    page.locator("#prompt").wait_for()
    page.wait_for_timeout(1500)
    end_it(page, table, last)
    for place in range(8):
        page.wait_for_timeout(300)
        if page.locator(BANNER).count():
            break
        page.screenshot(path=PAIRS / f"end-{game}-{seats}-film{place}.png")
    page.locator(BANNER).wait_for()
    return table


def take(browser: Browser, server: Server, game: str, seats: int, looks: list[Look]) -> None:
    """The banner and the page of one game in these windows; its lesson is made once."""
    table, ended = "", ""
    people: dict[bool, Person] = {}
    for look in looks:
        phone = min(WINDOWS[look.window]) < 500
        person = people.get(phone) or sat_down(browser, server, look.window)
        if phone not in people:
            people[phone] = person
            ended = take_film(person, game, seats)
            table, _ = nearly_over(person.page, game, seats, back=LESSON)
            play_on(person.page, table)
        page, name = person.page, PAIRS / f"end-{game}-{seats}-{look.window}-{look.scheme}"
        look.put(page)
        page.goto(f"/t/{ended}")
        page.locator(BANNER).wait_for()
        page.wait_for_timeout(900)
        page.screenshot(path=f"{name}-banner.png")
        page.goto(f"/t/{table}")
        page.locator(BANNER).wait_for()
        page.keyboard.press("Enter")
        page.locator(HEAD).wait_for()
        page.locator(".moments .three > *").first.wait_for(timeout=900_000)
        page.wait_for_timeout(2500)
        page.screenshot(path=f"{name}-page.png")
    for person in people.values():
        person.leave()


def main() -> None:
    """Take all of them, or those whose names hold one of the arguments."""
    PAIRS.mkdir(parents=True, exist_ok=True)
    asked = sys.argv[1:] or [""]
    with serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game, seats in (("vikings", 4), ("hamlet", 3), ("hamlet", 1)):
            looks = [
                Look(window, scheme)
                for window in WINDOWS
                for scheme in SCHEMES
                if any(part in f"{game}-{seats}-{window}-{scheme}" for part in asked)
            ]
            take(browser, server, game, seats, looks)
        browser.close()


if __name__ == "__main__":
    main()
