"""Nothing is in the way of somebody who plays, whatever the window, the language and the light.

Some turns of each game are played by clicking; before every choice the page goes to two other
windows and languages and is looked at there. Whole games in one window: `tests.browser.play_page`.
"""

from __future__ import annotations

from itertools import cycle, product

import pytest
from playwright.sync_api import expect

from ..server.client import Client
from .at_table import seat_link, sit
from .conftest import NewPerson
from .counting import Counts
from .languages import follows_the_light, in_three_languages, turn_to_language
from .people import DESKTOP, LOCALES, Person
from .play_page import WINDOWS, play

FIVE = [size for name, size in WINDOWS.items() if name != "4k"]
GAMES = ("hamlet", "mythwind", "vikings")
LOOKS = 2 * len(FIVE)
"""Every game in every window, in two of the three languages, each time in others."""
AT_ONCE = 2
SEATS, SEED = 4, 1


class AllAround(Counts):
    """Looks at each choice in other windows and languages, by day and by lantern; it is made on the
    desktop. The first time in a window, axe has a look, too."""

    def __init__(self, person: Person, first: int) -> None:
        super().__init__(person.page)
        self.person = person
        languages = list(LOCALES)[first:] + list(LOCALES)[:first]
        self.ways = cycle(product(languages, FIVE))

    def look(self) -> None:
        for _ in range(AT_ONCE):
            self.look_from(*next(self.ways))
        self.turn_to(DESKTOP)

    def look_from(self, lang: str, size: tuple[int, int]) -> None:
        """In one window and language; every other time it is dark."""
        if self.page.locator("html").get_attribute("lang") != lang:
            self.turn_to(DESKTOP)
            turn_to_language(self.page, lang)
        self.page.emulate_media(color_scheme="dark" if self.prompts % 2 else "light")
        self.turn_to(size)
        super().look()
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], f"{size}: the page is wider than its window"
        if self.prompts <= len(FIVE):
            self.person.assert_accessible()

    def turn_to(self, size: tuple[int, int]) -> None:
        """Another window, once everything in it has found its place."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 80)))"
        )


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_in_the_way_in_any_window_language_and_light(
    new_person: NewPerson, host: Client, game: str
) -> None:
    made = host.new_table(game, "link", *["greedy"] * (SEATS - 1), seed=SEED)
    person = new_person()
    page = sit(person, seat_link(made, 0), "Ela")
    expect(page.locator("#prompt.mine")).to_be_visible()
    in_three_languages(page, "#prompt .ask")
    follows_the_light(page)
    counts = AllAround(person, GAMES.index(game))
    play(page, game, SEATS, SEED, counts, LOOKS // AT_ONCE)
    assert counts.prompts >= LOOKS
    assert counts.lines() == []
