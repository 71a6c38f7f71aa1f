"""What tests do at any table: sit down, see what the server shows, press, and be advised."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Locator, Page, Position

from osada.bots import bot
from osada.kernel.game import Game
from osada.kernel.state import State
from osada.table.protocol.house import Link, NewTableMade

from .people import Person

Scene = dict[str, Any]
Press = Callable[[Locator], None]

POLL = 50
"""Milliseconds between two looks at what must come: a page that is asked at every frame draws them
all."""


OPEN_POINT = """element => {
    // A map has a camera of its own.
    if (!element.closest('svg.village')) element.scrollIntoView({block: 'nearest'});
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95];
    for (const down of steps) for (const right of steps) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        const found = document.elementFromPoint(x, y);
        if (found && element.contains(found)) return {x: x - box.x, y: y - box.y};
    }
    return null;
}"""
"""Where something can be pressed though another piece lies on a part of it."""


def open_point(target: Locator) -> Position | None:
    """Where in its box something can be pressed; None where something else covers it."""
    found: Position | None = target.evaluate(OPEN_POINT)
    return found


def click(target: Locator) -> None:
    """With a mouse."""
    at = open_point(target)
    assert at is not None, f"covered as a whole: {target}"
    target.click(position=at)


def tap(target: Locator) -> None:
    """With a finger, after turning to the pane where it lies."""
    seen = bring(target)
    at = open_point(seen)
    assert at is not None, f"covered as a whole: {seen}"
    action = seen.get_attribute("data-action")
    seen.tap(position=at)
    larger = target.page.locator(f".near [data-action='{action}'].legal")
    if larger.count():  # what is smaller than a finger is shown in its place
        larger.tap()


def bring(target: Locator) -> Locator:
    """On a phone: turn to a pane of the table where something lies; the first that is seen."""
    seen = target.locator("visible=true")
    for pane in target.page.locator("nav button").all():
        if seen.count():
            break
        pane.tap()
    assert seen.count(), f"in no pane: {target}"
    return seen.first


def enter(target: Locator) -> None:
    """By keyboard alone."""
    target.focus()
    target.press("Enter")


def sit(person: Person, link: Link, name: str = "") -> Page:
    """Follow a link, say one's name, sit down (or watch), and see the table."""
    page = person.goto(link.path)
    if link.seat is not None:
        page.locator("#name").fill(name)
    page.locator("main form .btn.pri").click()
    page.wait_for_url("**/t/*")
    page.locator("#prompt, .bar").first.wait_for()
    return page


def seat_link(made: NewTableMade, seat: int | None) -> Link:
    """The link of a seat; of None, the watchers' one."""
    return next(link for link in made.links if link.seat == seat)


def table_of(page: Page) -> str:
    """The id of the table that is open."""
    return page.url.split("/t/")[1].split("?")[0]


def scene(page: Page) -> Scene:
    """What the server would show this person now."""
    found: Scene = fetched(page, f"/api/tables/{table_of(page)}/scene")
    found["legal"] = [key_of(action) for action in found["legal"]]
    return found


def key_of(action: Iterable[str | int]) -> str:
    """An action as the attribute `data-action` has it."""
    return " ".join(map(str, action))


def head(page: Page) -> Scene:
    """The table as a list shows it: much quicker than a scene."""
    found: Scene = fetched(page, f"/api/tables/{table_of(page)}")
    return found


def fetched(page: Page, path: str) -> Any:
    """What the server answers; a line that it has closed meanwhile is opened again."""
    return page.request.get(path, max_retries=3).json()


def wait_until(page: Page, what: Callable[[], object], why: str) -> None:
    """Look again and again, for a minute at most."""
    until = time.monotonic() + 60
    while not what():
        assert time.monotonic() < until, why
        page.wait_for_timeout(POLL)


def wait_for_turn(page: Page) -> Scene | None:
    """What the person is shown once something is asked of them; None when the game is over."""

    def asked() -> bool:
        now = head(page)
        return now["status"] != "running" or now["me"] in now["turn"]

    wait_until(page, asked, "nothing is asked of anybody")
    now = scene(page)
    return now if now["turn"] else None


def wait_past(page: Page, number: int, action: str) -> None:
    """Until the server has more entries than this."""
    wait_until(page, lambda: head(page)["number"] > number, f"pressed, but not played: {action}")


class Adviser:
    """A computer player who looks over somebody's shoulder and says what to do next."""

    def __init__(self, page: Page, game: Game, state: State, seat: int) -> None:
        self.page = page
        self.seat = seat
        self._game = game
        self._states = [state.copy()]
        self._bot = bot("greedy", game, 1, seat)
        self._number = -1

    def __call__(self) -> str:
        """The action to be played now. Where several may act, the others may just have ended what
        was asked: then what is asked next."""
        wait_until(self.page, self._asked, "nothing is asked any more")
        return key_of(self._bot.choose(self._states[-1], self.seat).wire)

    def _asked(self) -> bool:
        """Follow the game; whether this seat is asked."""
        path = f"/api/tables/{table_of(self.page)}/entries?after={self._number}"
        for entry in fetched(self.page, path):
            self._number = entry["number"]
            if entry["kind"] == "play":
                state = self._states[-1].copy()
                state.legal(entry["seat"])  # its words must have been spoken to be found
                state.play(entry["seat"], self._game.read(entry["action"]))
                self._states.append(state)
            elif entry["kind"] == "undo":
                del self._states[-entry["count"] :]
        return self.seat in self._states[-1].turn
