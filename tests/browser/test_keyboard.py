"""Vikings to its end without a mouse: on the board with Tab, N and arrows, then as text."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from ..server.client import Client
from .at_table import seat_link, wait_for_turn, wait_past
from .conftest import NewPerson
from .play_vikings import pick
from .positions import few_sterns_are_left, played_on

FOCUSED = "document.activeElement?.dataset?.action ?? ''"
ON_BOARD = 12
"""So many choices are made on the board, the rest in the text table."""


def test_a_game_is_played_to_its_end_by_keyboard_alone(new_person: NewPerson, host: Client) -> None:
    made, _, _ = played_on(host, "vikings", "link", "greedy", seed=3, until=few_sterns_are_left)
    person = new_person("en")
    page = person.goto(seat_link(made, 0).path)
    page.locator("#name").press_sequentially("Kit")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("#prompt")).to_be_visible()

    rng = Random(3)
    choices = 0
    while (now := wait_for_turn(page)) is not None:
        action = pick(now["legal"], rng)
        page.locator(f"#main [data-action='{action}'].legal").first.wait_for()
        if choices == ON_BOARD:
            page.keyboard.press("t")
            expect(page.locator("#text-now")).to_be_visible()
            person.shot("text-table")
            person.assert_accessible()
        ways = (by_n, by_arrows, by_tab) if choices < ON_BOARD else (by_n, by_n, by_n, by_tab)
        ways[choices % len(ways)](page, action)
        page.keyboard.press("Enter")
        wait_past(page, now["number"], action)
        choices += 1
    assert choices > ON_BOARD + 5
    expect(page.locator(".banner .pri")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#end-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#end-title")).to_have_count(0)


def focused(page: Page) -> str:
    """The action of what has the focus."""
    found: str = page.evaluate(FOCUSED)
    return found


def by_tab(page: Page, action: str) -> None:
    """From one thing to the next, as a browser does by itself."""
    for _ in range(300):
        if focused(page) == action:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {action}")


def by_n(page: Page, action: str) -> None:
    """From one legal target to the next."""
    for _ in range(60):
        if focused(page) == action:
            return
        page.keyboard.press("n")
    raise AssertionError(f"N never comes to {action}")


def by_arrows(page: Page, action: str) -> None:
    """Towards it, as it lies on the screen."""
    page.keyboard.press("n")
    seen = set()
    while (at := focused(page)) != action:
        assert at not in seen, f"arrows go round and round on the way to {action}"
        seen.add(at)
        page.keyboard.press(page.evaluate(TOWARDS, action))


TOWARDS = """action => {
    const middle = element => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(document.activeElement);
    const [ox, oy] = middle(document.querySelector(`.vikings [data-action="${action}"].legal`));
    if (Math.abs(ox - x) > Math.abs(oy - y)) return ox > x ? 'ArrowRight' : 'ArrowLeft';
    return oy > y ? 'ArrowDown' : 'ArrowUp';
}"""
"""The arrow that leads from what has the focus towards what stands for an action."""
