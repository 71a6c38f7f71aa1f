"""A game from outside in the browser: the generic board, every word in one's own language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from ..browser.at_table import seat_link, wait_for_turn, wait_past
from ..browser.people import Person, launch, need_page
from ..server.client import Client
from ..server.serving import OSADA, Server

pytestmark = pytest.mark.pure_only


@pytest.fixture
def server(orchard: Path, tmp_path: Path) -> Iterator[Server]:
    """A server where the game is installed."""
    need_page()
    settings = {
        "OSADA_DATABASE": f"sqlite:///{tmp_path / 'osada.sqlite3'}",
        "PYTHONPATH": str(orchard),
    }
    server = Server(tmp_path, settings, [str(OSADA)])
    yield server.start()
    server.clean_up()


@pytest.fixture
def person(server: Server) -> Iterator[Person]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        person = Person(browser, server.url, "pl")
        yield person
        person.leave()
        browser.close()
    assert person.errors == []


def test_a_whole_game_is_played_on_the_generic_board(server: Server, person: Person) -> None:
    with Client(server) as host:
        made = host.new_table("orchard", "link", "greedy", seed=3)
    page = person.goto("/")
    expect(page.get_by_role("link", name="Zagraj w Sad")).to_be_visible()
    page = person.goto("/rules/orchard")
    expect(page.get_by_text("Drzewo, z którego ostatnio zrywano, odpoczywa")).to_be_visible()

    page = person.goto(seat_link(made, 0).path)
    page.locator("#name").fill("Kit")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    choices = 0
    while (now := wait_for_turn(page)) is not None:
        if choices == 1:
            person.shot("orchard")
            person.assert_accessible()
        page.locator("#main .plain [data-action].legal").first.click()
        wait_past(page, now["number"], now["legal"][0])
        choices += 1
    assert choices > 2
    expect(page.locator(".banner .pri")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#end-title")).to_be_visible()
    assert "⟨" not in page.locator("body").inner_text()
