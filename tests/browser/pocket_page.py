"""The folder in a browser: who was there once, and what is asked of the page's worker itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from osada.pocket.folder import BUILT, files_of_folder

from .people import DESKTOP, Person, need_page
from .plain_host import PlainHost

BY_WORKER = Path(__file__).parents[2] / "tools" / "in_browser" / "by_worker.js"
READY = 120_000
"""Milliseconds in which Python has started, on a busy machine."""


def plain_host(folder: Path) -> PlainHost:
    """A plain host with the folder below somebody's own pages."""
    need_page()
    if not (BUILT / "built.json").exists():
        pytest.skip("there is no Python for the browser: tools/build_wasm makes it")
    host = PlainHost(folder, "my/osada")
    host.put(files_of_folder(pause=0.0))
    return host


def visitor(browser: Browser, host: PlainHost, viewport: tuple[int, int] = DESKTOP) -> Person:
    """Somebody who has never been there."""
    person = Person(browser, host.url, viewport=viewport, keeps=True)
    person.context.set_default_timeout(READY)
    person.context.add_init_script(path=BY_WORKER)
    return person


def cut_off(person: Person, host: PlainHost) -> Page:
    """They were there once, all of it came, and the network is lost; the page as it opens then."""
    person.page.goto(f"{host.url}#/device")
    here = person.page.locator("section[aria-labelledby=kept-here]")
    here.get_by_role("button").click()
    expect(here.locator("li:not(.here)")).to_have_count(0, timeout=READY)
    person.page.close()
    host.stop()
    person.context.set_offline(True)
    return opened(person, host.url)


def opened(person: Person, address: str) -> Page:
    """A new page of theirs, and its worker ready."""
    person.turn_to(person.context.new_page())
    person.page.goto(address)
    person.page.wait_for_function("() => window.osada.workers.length > 0")
    asked(person.page, "GET", "/api/tables")
    return person.page


def asked(page: Page, method: str, path: str, body: object = None) -> Any:
    """What the worker answers, asked as the page asks."""
    return page.evaluate(
        "([how, path, body]) => osada.ask(how, path, body ?? undefined)", [method, path, body]
    )


def at_table(page: Page, game: str, level: str = "skilled", **wish: object) -> str:
    """Sit down at a new table against a computer player."""
    seats = [{"who": "me"}, {"who": "computer", "level": level}]
    made = asked(page, "POST", "/api/tables", {"game": game, "seats": seats, "seed": 3, **wish})
    table = str(made["table"]["id"])
    page.goto(f"./#/t/{table}")
    page.locator("#prompt").wait_for()
    return table


def play_unseen(page: Page, table: str, until: str = "() => false", **how: object) -> int:
    """Play on while another page is shown, for no play is drawn then; and come back."""
    page.goto("./#/device")
    played = play_on(page, table, until, **how)
    page.goto(f"./#/t/{table}")
    return played


def play_on(page: Page, table: str, until: str = "() => false", **how: object) -> int:
    """Play by the page's worker, whatever is legal; how many plays it took."""
    script = f"([table, how]) => osada.play(table, {{...how, until: {until}}})"
    return int(page.evaluate(script, [table, how]))
