"""The screens that were drawn, taken from the real page and laid beside the drawings:
`.venv/bin/python -m tests.browser.beside FOLDER`, the folder with the drawings (`t2-*`, `m2-*`).

The pairs go to screenshots/beside, the page at the left. Further arguments are names of screens,
for only some of them; those that lie with the code, the fjord by day (`n-daylight-*`), are found in
docs/drawings.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from osada.games.mythwind.rules.town import Town
from osada.kernel.state import State
from osada.kernel.writing import write_record
from tests.server.serving import Server

from .people import DESKTOP, PHONE, ROOT, Person, launch
from .pictures import post, serving
from .positions import Until, played

PAIRS = ROOT / "screenshots" / "beside"
DRAWN = ROOT / "docs" / "drawings"
"""Drawings that lie with the code."""
SVG, PNG = "image/svg+xml", "image/png"
LARGE, SMALL = (1920, 1080), (360, 740)
LEGAL = "[data-action].legal"


class Screen(NamedTuple):
    """One screen: which game, when, with whom, and where the pointer rests."""

    game: str = ""
    until: Until = lambda state: False
    seats: int = 4
    viewport: tuple[int, int] = DESKTOP
    scheme: str = "light"
    path: str = ""
    others: str = "computer"
    point: str = ""
    press: tuple[str, ...] = ()
    """What is pressed before, one after the other."""
    hold: str = ""
    """What a finger is held upon."""
    missed: int = 0
    """So many of the last entries have not been seen yet."""
    record: bool = False
    """The record itself, with its whole log."""
    tutorial: str = ""
    cast: str = ""
    """Who plays whom, in Mythwind."""
    seed: int = 7


def at(stage: str = "", key: str = "round", least: int = 0, seat: int = 0) -> Until:
    """Until a seat is asked, at this stage, when the game has come so far."""

    def there(state: State) -> bool:
        view: dict[str, Any] = state.view(seat)
        far = view[key] if isinstance(view[key], int) else len(view[key])
        return state.turn == (seat,) and stage in ("", view["stage"]) and far >= least

    return there


LATE = at("turn", "tiles", 20)
BUILD = Screen("hamlet", at("place", "tiles", 18), 4, point=LEGAL)
SHEET = (794, 1123)
TURN = Screen("hamlet", LATE)
PIECE = ".fjord [data-action^=piece].legal"
JUMP = Screen("vikings", at("jump-piece", least=3), point="[data-action='ship 4']", press=(PIECE,))
DAY = Screen("mythwind", lambda state: bool(state.view(0)["day"] == 2 and 0 in state.turn), 2)


def asks(*kinds: str) -> Until:
    """Until Mythwind asks the first seat one of these."""

    def there(state: State) -> bool:
        assert isinstance(state, Town)
        question = state.asked_of(0)
        return question is not None and question.kind in kinds

    return there


def calm(state: State) -> bool:
    """Noon, and nothing is asked of anybody."""
    assert isinstance(state, Town)
    nothing = state.asked_of(0) is None and 0 in state.turn
    return nothing and bool(state.view(0)["phase"] == "noon")


def out(state: State) -> bool:
    """The first seat has gone to its house on the third day, and is at home."""
    view: dict[str, Any] = state.view(0)
    return bool(view["day"] >= 3 and view["seats"][0]["figure"] and calm(state))


def sails(state: State) -> bool:
    """In the afternoon a ship puts to sea, and somebody may choose what to take from it."""
    view: dict[str, Any] = state.view(0)
    laden = view["sailing"] and len(view["ships"][view["sailing"] - 1]["goods"]) > 1
    return bool(state.turn == (0,) and view["sterns"] < 4 and laden)


def chapter_ends(state: State) -> bool:
    return bool(state.view(0)["chapters"])


FARM = Screen("mythwind", asks("farmer-plot"), cast="FCMR")
SHOP = Screen("mythwind", asks("crafter-refine"), cast="CMRF", point=".piece.legal")
STALL = Screen("mythwind", asks("merchant-trade"), cast="MRFC")
TRAIL = Screen("mythwind", asks("ranger-need"), cast="RFCM")
CAMP = TRAIL._replace(until=asks("ranger-turn-back"))
CHAPTER = Screen("mythwind", chapter_ends, 1, seed=2, press=(".banner .pri",))
SAILS = Screen("vikings", sails, 3)
SCREENS = {
    "n-daylight-1440": SAILS,
    "n-daylight-1280": SAILS._replace(viewport=(1280, 720)),
    "n-daylight-390": SAILS._replace(viewport=PHONE),
    "m2-chapter-banner": CHAPTER._replace(press=()),
    "m2-chapter-dark": CHAPTER._replace(scheme="dark"),
    "m2-chapter-light": CHAPTER,
    "m2-crafter-dark": SHOP._replace(scheme="dark"),
    "m2-crafter-light": SHOP,
    "m2-farmer-dark": FARM._replace(scheme="dark"),
    "m2-farmer-deeds-light": FARM._replace(until=out),
    "m2-farmer-light": FARM,
    "m2-farmer-phone-light": FARM._replace(viewport=PHONE),
    "m2-longhouse-light": SHOP._replace(until=asks("choose", "learn"), point=""),
    "m2-merchant-dark": STALL._replace(scheme="dark"),
    "m2-merchant-light": STALL,
    "m2-ranger-dark": TRAIL._replace(scheme="dark"),
    "m2-ranger-light": TRAIL,
    "m2-ranger-phone-dark": TRAIL._replace(viewport=PHONE, scheme="dark"),
    "m2-ranger-phone-light": TRAIL._replace(viewport=PHONE),
    "m2-town-landscape-light": DAY._replace(until=calm, seats=4, viewport=(844, 390)),
    "m2-turnback-dark": CAMP._replace(scheme="dark"),
    "m2-turnback-light": CAMP,
    "t2-cards-light": TURN._replace(point="[data-action='go quarry'].legal"),
    "t2-cards-phone-light": TURN._replace(viewport=(390, 844), hold="[data-action='go quarry']"),
    "t2-hamlet-build-1920-dark": BUILD._replace(viewport=LARGE, scheme="dark"),
    "t2-hamlet-build-light": BUILD,
    "t2-hamlet-film-light": TURN._replace(until=at("turn", "tiles", 20, seat=1), missed=60),
    "t2-hamlet-turn-1920-light": TURN._replace(viewport=LARGE),
    "t2-hamlet-turn-dark": TURN._replace(scheme="dark"),
    "t2-hamlet-turn-light": TURN,
    "t2-hamlet-wait-light": TURN._replace(until=at("turn", "tiles", 20, seat=1), others="link"),
    "t2-land-hamlet-740-light": TURN._replace(viewport=(740, 360)),
    "t2-land-hamlet-844-light": TURN._replace(viewport=(844, 390)),
    "t2-land-mythwind-740-light": DAY._replace(viewport=(740, 360)),
    "t2-land-mythwind-844-light": DAY._replace(viewport=(844, 390)),
    "t2-land-vikings-740-light": Screen("vikings", at("space", least=4), viewport=(740, 360)),
    "t2-land-vikings-844-light": Screen("vikings", at("jump-piece", least=3), viewport=(844, 390)),
    "t2-lobby-light": Screen(path="/"),
    "t2-lobby-phone-light": Screen(path="/", viewport=(390, 844)),
    "t2-log-light": Screen("vikings", at(least=4), record=True),
    "t2-port-hamlet-360-light": TURN._replace(viewport=SMALL),
    "t2-port-vikings-360-light": JUMP._replace(viewport=SMALL),
    "t2-summary-hamlet": Screen(path="/summary/hamlet", viewport=SHEET),
    "t2-summary-vikings": Screen(path="/summary/vikings", viewport=SHEET),
    "t2-vikings-1920-dark": JUMP._replace(viewport=LARGE, scheme="dark"),
    "t2-vikings-1920-light": JUMP._replace(viewport=LARGE),
    "t2-vikings-guide-light": Screen("vikings", tutorial="first"),
    "t2-vikings-jump-dark": JUMP._replace(scheme="dark"),
    "t2-vikings-jump-light": JUMP,
    "t2-vikings-pieces-light": Screen("vikings", at("jump-piece", least=3)),
}


def table_of(page: Page, screen: Screen) -> str:
    """A table that has come to where the screen shows it; its address."""
    wish: dict[str, object] = {
        "game": screen.game,
        "seats": [{"who": "me"}],
        "title": "Harbour night",
    }
    if screen.tutorial:
        wish["tutorial"] = screen.tutorial
    else:
        options = {"cast": screen.cast} if screen.cast else None
        journal = played(screen.game, screen.seats, screen.seed, screen.until, options)
        archive = post(page, "/api/records", {"text": write_record(journal)})
        if screen.record:
            return f"/t/{archive['id']}?at={archive['number']}"
        wish["origin"] = {"table": archive["id"], "number": len(journal.played)}
        other = {"who": screen.others} | (
            {"level": "greedy"} if screen.others == "computer" else {}
        )
        wish["seats"] = [{"who": "me"}] + [other] * (screen.seats - 1)
    return f"/t/{post(page, '/api/tables', wish)['table']['id']}"


FORGET = """count => {
    const seen = JSON.parse(localStorage.getItem('osada-seen') ?? '{}');
    for (const table in seen) seen[table] -= count;
    addEventListener('pagehide', () => localStorage.setItem('osada-seen', JSON.stringify(seen)));
}"""


def fill_lobby(page: Page) -> None:
    """Tables that wait for somebody, and one that is over."""
    for one in (JUMP, DAY, TURN):
        table_of(page, one)


def take(browser: Browser, server: Server, screen: Screen) -> bytes:
    """A picture of the page."""
    person = Person(browser, server.url, "en", screen.viewport, screen.scheme)
    page = person.page
    with page.expect_response("**/api/me"):  # it brings the cookies
        page.goto("/")
    post(page, "/api/me", {"name": "Bořek"})
    if screen.game:
        page.goto(table_of(page, screen))
        page.wait_for_selector("#prompt, .bar")
    else:
        if screen.path == "/":
            fill_lobby(page)
        page.goto(screen.path)
    page.wait_for_timeout(1200)
    if screen.missed:
        page.locator("#prompt.mine").wait_for()
        page.evaluate(FORGET, screen.missed)
        page.reload()
        page.wait_for_timeout(1200)
    for one in screen.press:
        page.locator(one).locator("visible=true").first.click(force=True)
        page.wait_for_timeout(900)
    if screen.point:
        thing = page.locator(screen.point).locator("visible=true").last
        thing.hover(force=True)
        box = thing.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2 + 2)
        page.wait_for_timeout(1000)
    if screen.hold:
        hold(page, screen.hold)
    taken = page.screenshot()
    person.leave()
    return taken


def hold(page: Page, thing: str) -> None:
    """Press long, with a finger."""
    box = page.locator(thing).locator("visible=true").first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(900)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def lay(browser: Browser, name: str, left: bytes, right: bytes) -> None:
    """Two pictures side by side, each as wide as the other."""
    page = browser.new_page(viewport={"width": 2000, "height": 700})
    shown = [
        f"<img src='data:{kind};base64,{base64.b64encode(p).decode()}'>"
        for p, kind in ((left, PNG), (right, SVG if right.startswith(b"<svg") else PNG))
    ]
    style = "<style>body{margin:0;display:flex;gap:8px;align-items:start}img{width:996px}</style>"
    page.set_content(style + "".join(shown))
    page.screenshot(path=PAIRS / f"{name}.png", full_page=True)
    page.close()


def main() -> None:
    """Take all screens that were drawn, or those that are named."""
    drawings, *names = sys.argv[1:]
    PAIRS.mkdir(parents=True, exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name in names or SCREENS:
            own = DRAWN / f"{name}.svg"
            drawn = (own if own.exists() else Path(drawings) / f"{name}.png").read_bytes()
            lay(browser, name, take(browser, server, SCREENS[name]), drawn)
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
