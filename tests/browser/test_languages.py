"""The language is switched while one looks, the light too: prompts, log and old games follow."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ..server.client import Client
from .at_table import seat_link, sit
from .conftest import NewPerson
from .positions import Until, finished_record, opened, played_on

KEYS = re.compile(r"\b(?:page|chat|problem|lesson|table|hamlet|vikings|mythwind)-[a-z]\S*")
"""What a text would look like that is not there."""
MIDDLE: dict[str, tuple[int, Until]] = {
    "hamlet": (2, lambda state: state.turn == (0,) and len(state.view(0)["tiles"]) > 11),  # type: ignore[arg-type]
    "vikings": (3, lambda state: state.turn == (0,) and state.view(0)["round"] == 3),
    "mythwind": (2, lambda state: state.view(0)["day"] == 2 and 0 in state.turn),
}
FILLS = """() => [...document.querySelectorAll('main svg :is(path, rect, circle, polygon)')]
    .filter(one => one.checkVisibility({opacityProperty: true}))
    .map(one => ({box: one.getBoundingClientRect(), look: getComputedStyle(one), one}))
    .filter(({box, look}) => box.width * box.height > 400 && look.fill !== 'none')
    .map(({look}) => ({fill: look.fill, alpha: look.fillOpacity}))
"""
"""How everything of some size is filled on the board."""


@pytest.mark.parametrize("game", MIDDLE)
def test_everything_follows_the_language_and_the_light(
    new_person: NewPerson, host: Client, game: str
) -> None:
    seats, until = MIDDLE[game]
    made, *_ = played_on(host, game, *["link"] * seats, until=until)
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ivo")
    in_three_languages(page, "#prompt .ask")
    follows_the_light(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        person.shot(f"{game}-middle-{scheme}")

    old = opened(host, finished_record("vikings", 3)) if game == "vikings" else None
    if old is not None:
        page = person.goto(f"/t/{old.id}?at=40")
        in_three_languages(page, ".bar .caption", "#log")


def in_three_languages(page: Page, *places: str) -> None:
    """What is said there differs in each language, and every word of the page is there."""
    said: dict[str, set[str]] = {place: set() for place in places}
    for lang in ("pl", "cs", "en"):
        page.locator(f"button[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(f"button[lang={lang}]")).to_have_attribute("aria-pressed", "true")
        assert KEYS.findall(page.locator("body").inner_text()) == []
        for place in places:
            said[place].add(page.locator(place).first.inner_text())
    assert {place: len(texts) for place, texts in said.items()} == dict.fromkeys(places, 3)


def follows_the_light(page: Page) -> None:
    """By lantern the board has other colours than by day, and nothing on it is merely black."""
    fills = {}
    for scheme in ("light", "dark"):
        found = page.evaluate(FILLS)
        assert len(found) > 10
        black = [one for one in found if one["fill"] == "rgb(0, 0, 0)" and one["alpha"] == "1"]
        assert black == [], scheme
        fills[scheme] = {one["fill"] for one in found}
        page.get_by_role("button", name=re.compile("lantern|day", re.IGNORECASE)).first.click()
    assert len(fills["dark"] - fills["light"]) >= 3
