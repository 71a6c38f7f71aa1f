"""The page opens in the language of the browser, and says so where there is none."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .languages import KEYS


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_the_lobby_speaks_the_language_of_the_browser(new_person: NewPerson, lang: str) -> None:
    person = new_person(lang)
    page = person.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert KEYS.findall(page.locator("body").inner_text()) == []


def test_a_wrong_address_leads_to_a_page_that_says_so(new_person: NewPerson) -> None:
    person = new_person("pl")
    answer = person.page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(person.page.get_by_role("button", name="Wszystkie stoły")).to_be_visible()
    person.forgive("404")
    person.assert_accessible()
