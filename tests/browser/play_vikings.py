"""A whole game of Vikings on Board by hand: only what lies on the board is pressed.

Every choice is made on a target of the board that is lit; how it is pressed (mouse, finger, keys)
is up to the caller. Prefers actions that end the game soon, so that a game takes a minute.
"""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

from .at_table import POLL, Press, click

LIT = ".vikings [data-action].legal:visible"
OVER = ".banner:not(.waits)"
SOON = ("space set-sail", "space add-1", "space draw-3")
MOST = 400
"""More choices than any seat can have in one game."""


def lit(page: Page) -> list[str]:
    """The actions that the board shows as legal now, each once."""
    found = page.locator(LIT).evaluate_all("all => all.map(one => one.dataset.action)")
    return sorted(set(found))


def target(page: Page, action: str) -> Locator:
    """What stands for this action on the board."""
    return page.locator(f'.vikings [data-action="{action}"].legal:visible').first


def is_over(page: Page) -> bool:
    """Whether the last stern is used and the points are told."""
    return page.locator(OVER).count() > 0


def wait_for_choice(page: Page, timeout: float = 60_000) -> bool:
    """Until it is this person's turn (True) or the game is over (False). What others have played
    is shown step by step; nobody here waits for that."""
    page.wait_for_function(
        """() => {
            document.querySelector('.vikings .hasten')?.click();
            return document.querySelector('.vikings [data-action].legal, .banner:not(.waits)');
        }""",
        timeout=timeout,
        polling=POLL,
    )
    return not is_over(page)


def choose(page: Page, action: str, press: Press = click) -> None:
    """Press what stands for this action and wait until the table has gone on."""
    before = page.locator("[data-scene]").first.get_attribute("data-scene")
    press(target(page, action))
    page.wait_for_function(
        "before => document.querySelector('[data-scene]')?.dataset.scene !== before",
        arg=before,
        polling=POLL,
    )


def pick(actions: list[str], rng: Random) -> str:
    """A choice that brings the end nearer where there is one, else any."""
    return next((soon for soon in SOON if soon in actions), None) or rng.choice(actions)


def play_game(page: Page, seed: int = 1, press: Press = click, most: int = MOST) -> int:
    """Play until the game is over; says how many choices this person has made."""
    rng = Random(seed)
    for made in range(most):
        if not wait_for_choice(page):
            return made
        choose(page, pick(lit(page), rng), press)
    raise AssertionError(f"the game is not over after {most} choices")
