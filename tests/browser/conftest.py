"""What every test in the browser uses: a server with the built page, Chromium, people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.client import Client
from ..server.serving import Server
from .people import DESKTOP, Person, launch, need_page

expect.set_options(timeout=20_000)  # a busy machine may need some of it


LONG = ("test_pocket", "test_guided", "test_mythwind_season")
"""What takes longest: whoever came to it last would do it alone, the others having nothing left."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the tests in the browser the long ones come first."""
    here = Path(__file__).parent
    places = [at for at, item in enumerate(items) if item.path.parent == here]
    ordered = sorted(
        (items[at] for at in places), key=lambda item: not item.path.name.startswith(LONG)
    )
    for at, item in zip(places, ordered, strict=True):
        items[at] = item


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
