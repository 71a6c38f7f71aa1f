"""A small phone held upright: some turns of each game with a finger, nothing sticking out."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.table.protocol.commands import Chat

from ..server.client import Client
from .at_table import Adviser, click, seat_link, sit, tap, wait_for_turn, wait_past
from .conftest import NewPerson
from .play_hamlet import play as play_hamlet
from .play_mythwind import play as play_mythwind
from .play_vikings import pick

SMALL = (360, 640)
SEED = 2
FINGER = 44

SMALL_TARGETS = """least => {
    const seen = one => one.checkVisibility({visibilityProperty: true});
    const all = [...document.querySelectorAll('.btn, nav button, .logo, [data-action]')];
    return all.filter(one => seen(one) && !one.closest('svg')).flatMap(one => {
        const {left, right, top, bottom, width, height} = one.getBoundingClientRect();
        if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return [];
        if (Math.min(width, height) > least - 0.5) return [];
        return [`${one.outerHTML.slice(0, 120)} ${width}×${height}`];
    });
}"""
"""What somebody presses and what is smaller than a finger. Links inside of sentences may
be, and what lies on a map, which can be drawn nearer."""


def assert_fits(page: Page) -> None:
    """The page is no wider than its window, and what is pressed is as large as a finger."""
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    assert page.evaluate("scrollX") == 0
    assert page.evaluate(SMALL_TARGETS, FINGER) == []


@pytest.mark.parametrize("game", ["hamlet", "mythwind", "vikings"])
def test_some_turns_are_played_with_a_finger(
    new_person: NewPerson, host: Client, game: str
) -> None:
    made = host.new_table(game, "link", *[] if game == "mythwind" else ["greedy"], seed=SEED)
    person = new_person("pl", SMALL, "dark")
    page = sit(person, seat_link(made, 0), "Ela")
    assert_fits(page)
    person.shot(f"phone-{game}")
    {"hamlet": hamlet, "mythwind": mythwind, "vikings": vikings}[game](page)
    assert_fits(page)
    person.shot(f"phone-{game}-later")
    for tab in page.locator("nav button").all():
        tab.tap()
        assert_fits(page)
    person.assert_accessible()


def hamlet(page: Page) -> None:
    """Until a tile is built."""
    game = osada.game("hamlet")
    advise = Adviser(page, game, game.start(2, SEED), 0)
    play_hamlet(page, advise, tap, lambda now: now["view"]["stage"] == "place")
    play_hamlet(page, advise, tap, lambda now: now["view"]["stage"] != "place")


def mythwind(page: Page) -> None:
    """Until the third day."""
    game = osada.game("mythwind")
    advise = Adviser(page, game, game.start(1, SEED), 0)
    play_mythwind(page, Random(1), lambda now: now["view"]["day"] > 2, click, lambda *_: advise())


def vikings(page: Page) -> None:
    """A round and a half."""
    rng = Random(1)
    for _ in range(12):
        now = wait_for_turn(page)
        assert now is not None
        action = pick(now["legal"], rng)
        target = page.locator(f".vikings [data-action='{action}'].legal")
        target.first.wait_for(state="attached")
        tap(target)
        wait_past(page, now["number"], action)


def test_the_log_opens_at_its_newest_line(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("vikings", "link", "link", seed=SEED)
    with Client.seated(host.server, seat_link(made, 1), "Ben") as ben:
        for number in range(40):
            ben.do(made.table.id, Chat(text=f"line {number}"))
        page = sit(new_person("en", SMALL), seat_link(made, 0), "Ann")
        badge = page.locator("nav .badge")
        expect(badge).to_have_count(0)
        ben.do(made.table.id, Chat(text="one more"))
        expect(badge).to_have_text("1")
    page.locator("nav button").last.tap()
    expect(badge).to_have_count(0)
    expect(page.locator("#log").get_by_text("Ann sits down.")).to_be_in_viewport()
