"""The page opens: in every language, light and dark, on a desk and in a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..server.client import Client
from .conftest import NewPerson
from .people import DESKTOP, PHONE

WAYS = {"desk": (DESKTOP, "light"), "night": (DESKTOP, "dark"), "hand": (PHONE, "dark")}
WAYS["small hand"] = ((360, 640), "light")


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
    size, scheme = WAYS[way]
    person = new_person("en", size, scheme)
    page = person.goto(made.links[0].path)
    page.get_by_role("textbox").first.fill("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("#prompt")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => 0)")
    person.shot(f"table-{game}-{way}")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0], "the page is wider than its window"
    person.assert_accessible()


def test_a_wrong_address_leads_to_a_page_that_says_so(new_person: NewPerson) -> None:
    person = new_person("pl")
    answer = person.page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(person.page.get_by_role("button", name="Wszystkie stoły")).to_be_visible()
    person.forgive("404")
    person.assert_accessible()
