"""A server's own page as browsers keep it: never older than the server, and there without one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from osada.server.host.settings import PAGE as BUILT

from ..server.serving import Server
from .people import Person, need_page
from .test_account import signed_up

IN_CHARGE = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = (await Promise.all(caches_.map((one) => one.keys()))).flat().map(({url}) => url);
    const {files} = await (await fetch("/folder.json")).json();
    const listed = Object.values(files).map(({sha256}) => `${location.origin}/kept/${sha256}`);
    return [keys.sort(), listed.sort()];
}"""


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    need_page()
    return Path(shutil.copytree(BUILT, tmp_path / "page"))


@pytest.fixture
def own(tmp_path: Path, page_folder: Path) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path / 'osada.sqlite3'}"
    server = Server(tmp_path, {"OSADA_DATABASE": database, "OSADA_PAGE": str(page_folder)})
    yield server.start()
    server.clean_up()


@pytest.fixture
def ola(browser: Browser, own: Server) -> Iterator[Person]:
    person = Person(browser, own.url, keeps=True)
    yield person
    person.leave()


def test_a_server_s_page_is_kept_without_anything_of_anybody_and_is_the_server_s_own(
    ola: Person, own: Server, page_folder: Path
) -> None:
    page = signed_up(ola, "ola")
    page.wait_for_function(IN_CHARGE)
    page.goto("/")
    expect(page.locator("#new-games")).to_be_visible()
    page.goto("/account")
    page.locator("section[aria-labelledby=sessions]").wait_for()
    kept, listed = page.evaluate(KEPT)
    assert kept == sorted(set(listed)), "no answer of the server's is among them"

    # Without the server the page opens and says so.
    own.stop()
    page.goto("/settings")
    expect(page.locator("main h1")).to_be_visible()
    page.goto("/t/nothing")
    expect(page.get_by_text("No connection").first).to_be_visible()

    # With another page it shows that one, at once.
    index = page_folder / "index.html"
    index.write_text(index.read_text().replace("<body>", '<body data-state="next">'))
    own.start()
    page.goto("/")
    expect(page.locator("body")).to_have_attribute("data-state", "next")
    expect(page.locator("#new-games")).to_be_visible()
    ola.forgive("Failed to load resource", "ERR_CONNECTION_REFUSED")
    assert ola.errors == []
