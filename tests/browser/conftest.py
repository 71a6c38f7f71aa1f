"""What every test in the browser uses: a server with the built page, Chromium, people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.client import Client
from ..server.serving import Server
from .people import DESKTOP, Person, launch, need_page

expect.set_options(timeout=20_000)  # a busy machine may need some of it


# For the package only, not the session: while Playwright is open, nothing else in this process
# can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    need_page()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that serves the built page."""
    need_page()
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, {"OSADA_DATABASE": f"sqlite:///{folder / 'osada.sqlite3'}"})
    yield server.start()
    server.clean_up()


@pytest.fixture
def host(server: Server) -> Iterator[Client]:
    """Somebody who sets tables up without a browser, to hand the links out."""
    with Client(server) as client:
        yield client


class NewPerson(Protocol):
    """`new_person("pl", PHONE, "dark")`: somebody with a browser of their own."""

    def __call__(
        self,
        lang: str = "en",
        viewport: tuple[int, int] = DESKTOP,
        scheme: str = "light",
        motion: str = "reduce",
    ) -> Person: ...


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """People for one test; when it ends, none of their browsers may have met an error."""
    people: list[Person] = []

    def enter(
        lang: str = "en",
        viewport: tuple[int, int] = DESKTOP,
        scheme: str = "light",
        motion: str = "reduce",
    ) -> Person:
        people.append(Person(browser, server.url, lang, viewport, scheme, motion))
        return people[-1]

    yield enter
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.leave()
    assert errors == []
