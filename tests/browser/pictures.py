"""The README's pictures, taken from a real server: `.venv/bin/python -m tests.browser.pictures`.

Computer players play a game up to a point, its record is opened, and somebody plays on from there:
so every picture shows a position in the midst of a game, the same each time. Further arguments are
names of pictures, for only some of them; `previews`: of the covers, in the games' own folders, for
where a link to a table is shown.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import osada
from osada.bots import bot
from osada.games import houses
from osada.server.routes.preview import PICTURE
from tests.browser.people import DESKTOP, PHONE, Person, launch
from tests.server.serving import Server

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 150_000
"""Bytes that a picture may have."""


class Shot(NamedTuple):
    """One picture: which game, how far it has come, on which screen."""

    game: str = ""
    seats: int = 0
    plays: int = 0
    seed: int = 7
    viewport: tuple[int, int] = DESKTOP
    scheme: str = "light"
    lang: str = "en"


SHOTS = {
    "lobby": Shot(),
    "vikings": Shot("vikings", 4, 90),
    "hamlet": Shot("hamlet", 3, 130),
    "mythwind": Shot("mythwind", 2, 60),
    "hamlet-dark": Shot("hamlet", 3, 130, scheme="dark", lang="cs"),
    "phone": Shot("hamlet", 2, 90, viewport=PHONE, lang="pl"),
}


def played(shot: Shot) -> str:
    """The record of a game that computer players have brought to where seat 0 is to decide."""
    game = osada.game(shot.game)
    journal = osada.Journal(game, shot.seats, shot.seed)
    players = [bot("greedy", game, shot.seed, seat) for seat in range(shot.seats)]
    while len(journal.played) < shot.plays or 0 not in journal.state.turn:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    return osada.write_record(journal)


def table_of(page: Page, shot: Shot) -> str:
    """Open the record, play on from its end; the address of that table."""
    seats = [{"who": "me"}] + [{"who": "computer", "level": "greedy"}] * (shot.seats - 1)
    archive = post(page, "/api/records", {"text": played(shot)})
    origin = {"table": archive["id"], "number": archive["number"]}
    wish = {"game": shot.game, "seats": seats, "origin": origin, "title": ""}
    made = post(page, "/api/tables", wish)
    return f"/t/{made['table']['id']}"


def post(page: Page, path: str, body: object) -> Any:
    """Ask the server as the page itself would."""
    cookies = {cookie.get("name"): cookie.get("value") for cookie in page.context.cookies()}
    headers = {"x-csrf": str(cookies["osada_csrf"]), "content-type": "application/json"}
    answer = page.request.post(path, data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def take(browser: Browser, server: Server, name: str, shot: Shot) -> None:
    """Take one picture."""
    person = Person(browser, server.url, shot.lang, shot.viewport, shot.scheme)
    page = person.page
    with page.expect_response("**/api/me"):  # it brings the cookies
        page.goto("/")
    post(page, "/api/me", {"name": "Ola"})
    shown = [shot] if shot.game else [SHOTS["vikings"], SHOTS["hamlet"]]
    tables = [table_of(page, one) for one in shown]
    page.goto(tables[0] if shot.game else "/")
    page.wait_for_selector("#prompt" if shot.game else "h1")
    page.wait_for_timeout(1500)
    assert person.errors == [], person.errors
    picture = webp(page)
    assert len(picture) <= LARGEST, f"{name}: {len(picture)} bytes"
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp  {len(picture) // 1000} kB")
    person.leave()


def webp(page: Page) -> bytes:
    """What is on the screen, in as few bytes as still look well."""
    wish = {"format": "webp", "quality": 78}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    return base64.b64decode(taken["data"])


LAID_OVER = """cover => {
    const twin = cover.cloneNode(true);
    document.body.append(twin);
    twin.style.cssText = 'position: fixed; inset: 0; z-index: 9; width: 1200px; height: 630px';
}"""


def take_previews(browser: Browser, server: Server) -> None:
    """The covers of the games, each as a picture that a link can be shown with."""
    person = Person(browser, server.url, viewport=(1200, 630))
    for name, house in houses().items():
        page = person.goto("/")
        title = page.locator(f".game:has(a[href='/new/{name}']) .picture")
        title.locator("svg").first.wait_for()
        title.evaluate(LAID_OVER)
        picture = page.screenshot(type="jpeg", quality=66)
        assert len(picture) <= LARGEST, f"{name}: {len(picture)} bytes"
        (house.folder / PICTURE).write_bytes(picture)
        print(f"{name}: {len(picture) // 1000} kB")
    person.leave()


@contextmanager
def serving() -> Iterator[Server]:
    """A server for a while, with games of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), {"OSADA_DATABASE": os.path.join(folder, "games.sqlite3")})
        try:
            yield server.start()
        finally:
            server.clean_up()


def main() -> None:
    """Take all pictures, or those that are named."""
    with serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name in sys.argv[1:] or (*SHOTS, "previews"):
            if name == "previews":
                take_previews(browser, server)
                continue
            take(browser, server, name, SHOTS[name])
        browser.close()


if __name__ == "__main__":
    main()
