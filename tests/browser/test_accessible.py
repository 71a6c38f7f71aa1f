"""Every page and every dialog, by day and by lantern: axe finds nothing to mend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from ..server.client import Client
from .at_table import seat_link, sit
from .conftest import NewPerson
from .languages import in_three_languages
from .people import PHONE, Person
from .positions import finished_record, opened

GAMES = ("hamlet", "vikings", "mythwind")
COLOURS = ("color-contrast",)
"""What another light can change."""
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])


def pages(host: Client) -> Iterator[tuple[str, str]]:
    """Addresses, each with something that is there when the page is."""
    made = host.new_table("hamlet", "link", "link", "random", title="Friday", listed=True)
    for game in GAMES:
        yield f"/new/{game}", "form .btn.pri"
        yield f"/learn/{game}", ".deeds .btn"
    yield f"/rules/{GAMES[0]}", "article, .rule, section h2"
    yield "/", "#open-tables"
    yield seat_link(made, 0).path, "#name"
    yield seat_link(made, None).path, "form .btn.pri"
    yield "/animals", ".bar"
    yield "/account", "#login"
    yield "/t/nosuchtable", "h1, [role=heading]"
    yield "/s/nosuchlink", "h1, [role=heading]"


def test_axe_finds_nothing_on_pages(new_person: NewPerson, host: Client) -> None:
    person = new_person("pl")
    for path, sign in pages(host):
        page = person.goto(path)
        page.locator(f"main :is({sign}):visible").first.wait_for()
        check(person, path)
        if not path.endswith(GAMES[1:]):  # the same pages with other words
            page.emulate_media(color_scheme="dark")
            check(person, f"{path} by lantern", COLOURS)
            page.emulate_media(color_scheme="light")
    person.forgive("status of 404", "status of 403")


@SCHEMES
def test_axe_finds_nothing_on_a_table_and_its_dialogs(
    new_person: NewPerson, host: Client, scheme: str
) -> None:
    made = host.new_table("vikings", "link", "link", seed=4)
    person = new_person("cs", PHONE if scheme == "dark" else (1440, 900), scheme)
    page = sit(person, seat_link(made, 0), "Eva")
    for opened_by in ("m", "?"):
        page.keyboard.press(opened_by)
        expect(page.get_by_role("dialog")).to_be_visible()
        check(person, f"key {opened_by}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".nm").first.click(force=True)
    expect(page.get_by_role("dialog")).to_be_visible()
    check(person, "dialog")
    page.keyboard.press("Escape")
    page.locator(".undo:visible").click(force=True)  # nothing can be undone: it says so
    expect(page.locator(".info")).to_be_visible()
    check(person, "undo")
    page.keyboard.press("Escape")
    expect(page.locator(".info")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("#text-now")).to_be_visible()
    check(person, "text table")


def test_axe_finds_nothing_on_an_old_game_in_any_language(
    new_person: NewPerson, host: Client
) -> None:
    old = opened(host, finished_record("vikings", 3))
    person = new_person("en")
    page = person.goto(f"/t/{old.id}")
    expect(page.locator(".banner h2")).to_be_visible()
    check(person, "banner of the end")
    page.keyboard.press("Enter")
    expect(page.locator("#end-title")).to_be_visible()
    check(person, "end of game")
    page.emulate_media(color_scheme="dark")
    check(person, "end of game by lantern", COLOURS)
    page.keyboard.press("Escape")
    page.locator(".bar .slider").fill("60")
    expect(page.locator(".bar .slider")).to_have_js_property("value", "60")
    check(person, "replay by lantern")
    page.emulate_media(color_scheme="light")
    check(person, "replay", COLOURS)
    in_three_languages(page, ".bar .caption", "#log")


def check(person: Person, where: str, rules: Sequence[str] = ()) -> None:
    """Nothing to mend, and nothing wider than the window."""
    try:
        person.assert_accessible(rules=rules)
    except AssertionError as error:
        raise AssertionError(f"{where}: {error}") from None
    assert is_no_wider_than_its_window(person.page), where


def is_no_wider_than_its_window(page: Page) -> bool:
    """Whether nothing sticks out at the right."""
    fits: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fits
