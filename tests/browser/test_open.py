"""The page opens: in every language, light and dark, on a desk and in a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..server.client import Client
from .at_table import sit
from .conftest import NewPerson
from .people import DESKTOP, PHONE

WAYS = {
    "desk": (DESKTOP, {"desk": (DESKTOP, "light"), "night": (DESKTOP, "dark")}),
    "hand": (PHONE, {"hand": (PHONE, "dark"), "small hand": ((360, 640), "light")}),
}
"""The window in which the table is opened, and how it is looked at then."""


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_the_lobby_speaks_the_language_of_the_browser(new_person: NewPerson, lang: str) -> None:
    person = new_person(lang)
    page = person.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    person.assert_accessible()
    person.shot(f"lobby-{lang}")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ["vikings", "hamlet", "mythwind"])
def test_a_table_opens_by_its_link_and_axe_finds_nothing(
    new_person: NewPerson, host: Client, game: str, way: str
) -> None:
    made = host.new_table(game, "link", "link")
    window, looks = WAYS[way]
    person = new_person("en", window)
    page = sit(person, made.links[0], "Ann")
    expect(page.locator("#prompt")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => 0)")
    for look, ((width, height), scheme) in looks.items():
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.set_viewport_size({"width": width, "height": height})
        person.shot(f"table-{game}-{look}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{look}: the page is wider than its window"
        person.assert_accessible()


def test_a_wrong_address_leads_to_a_page_that_says_so(new_person: NewPerson) -> None:
    person = new_person("pl")
    answer = person.page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(person.page.get_by_role("button", name="Wszystkie stoły")).to_be_visible()
    person.forgive("404")
    person.assert_accessible()
