"""The language is switched while one looks, the light too: prompts, log and old games follow."""

from __future__ import annotations

import base64
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
LOOK = """async shot => {
    const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const {data} = canvas.getImageData(0, 0, picture.width, picture.height);
    let [sum, black] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
        const light = (data[i] + data[i + 1] + data[i + 2]) / 3;
        sum += light;
        if (light < 3) black++;
    }
    return {light: sum / (data.length / 4), black: black / (data.length / 4)};
}"""
"""How light a picture is (0 to 255), and how much of it is merely black."""


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
    """By lantern the board is darker than by day, and nothing on it is merely black."""
    looks = []
    for _ in range(2):
        shot = base64.b64encode(page.locator(".map.middle").screenshot()).decode()
        looks.append(page.evaluate(LOOK, shot))
        page.locator("header .tools > .btn.ico").first.click()
    day, night = looks
    assert max(day["black"], night["black"]) < 0.02
    assert 20 < night["light"] < day["light"] - 30
