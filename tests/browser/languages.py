"""How a test sees that a page follows the language and the light."""

from __future__ import annotations

import base64
import re

from playwright.sync_api import Page, expect

KEYS = re.compile(r"\b(?:page|chat|problem|lesson|table|hamlet|vikings|mythwind)-[a-z]\S*")
"""What a text would look like that is not there."""
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


def turn_to_language(page: Page, lang: str) -> None:
    """By the switch at the top; every word of the page must be there."""
    button = page.locator(f".switch button[lang={lang}]").first
    button.click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(button).to_have_attribute("aria-pressed", "true")
    assert KEYS.findall(page.locator("body").inner_text()) == []


def in_three_languages(page: Page, *places: str) -> None:
    """What is said there differs in each language."""
    said: dict[str, set[str]] = {place: set() for place in places}
    for lang in ("pl", "cs", "en"):
        turn_to_language(page, lang)
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
