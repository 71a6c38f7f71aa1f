"""Nothing is in the way of somebody who plays, whatever the window and the language.

Some turns of each game are played by clicking; before every choice the page goes to another window
and language and is looked at there. Whole games in one window: `tests.browser.play_page`.
"""

from __future__ import annotations

from itertools import cycle, product

import pytest
from playwright.sync_api import Page

from ..server.client import Client
from .at_table import seat_link, sit
from .conftest import NewPerson
from .counting import Counts
from .people import DESKTOP, LOCALES
from .play_page import WINDOWS, play

FIVE = [size for name, size in WINDOWS.items() if name != "4k"]
EVERY = len(FIVE) * len(LOCALES)
SEATS, SEED = 4, 1


class AllAround(Counts):
    """Looks at each choice in another window and language; it is made on the desktop."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.ways = cycle(product(LOCALES, FIVE))

    def look(self) -> None:
        lang, size = next(self.ways)
        self.page.locator(f".switch [lang={lang}]").first.click()
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        self.turn_to(size)
        super().look()
        self.turn_to(DESKTOP)

    def turn_to(self, size: tuple[int, int]) -> None:
        """Another window, once everything in it has found its place."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 80)))"
        )


@pytest.mark.parametrize("game", ["hamlet", "mythwind", "vikings"])
def test_nothing_is_in_the_way_in_any_window_and_language(
    new_person: NewPerson, host: Client, game: str
) -> None:
    made = host.new_table(game, "link", *["greedy"] * (SEATS - 1), seed=SEED)
    page = sit(new_person(), seat_link(made, 0), "Ela")
    counts = AllAround(page)
    play(page, game, SEATS, SEED, counts, EVERY)
    assert counts.prompts == EVERY
    assert counts.lines() == []
