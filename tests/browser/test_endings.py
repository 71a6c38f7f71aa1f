"""The end is the climax: film, count, banner and page of a game's end, one after the other."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from osada.kernel.writing import write_record

from .conftest import NewPerson
from .ends import BANNER, HEAD, WINDOWS, LastMove, end_it, nearly_over
from .people import PHONE
from .pictures import post
from .positions import played

ORDER = """() => {
    window.order = [];
    const note = what => window.order.at(-1) === what || window.order.push(what);
    new MutationObserver(changes => {
        for (const { addedNodes } of changes) for (const node of addedNodes)
            if (node.nodeType === 1 && node.matches('.flying-points')) note('points');
        if (document.querySelector('.banner')) note('banner');
        if (document.querySelector('dialog.end')) note('page');
    }).observe(document.body, {subtree: true, childList: true});
}"""
"""What comes to the page, one after the other."""

RINGS = """() => {
    window.rings = new Set();
    const look = () => {
        for (const { effect } of document.getAnimations()) {
            if (effect.target?.matches('[data-tile="church"]')) window.rings.add('church');
            if (effect.target?.matches('[data-delivery]')) window.rings.add('disc');
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""What is moved of the church and its deliveries."""
COVERED = """() => {
    const paper = document.querySelector('.banner').getBoundingClientRect();
    return [...document.querySelectorAll('[data-hamlet-map] [data-tile]')].filter(tile => {
        const {top, bottom, left, right} = tile.getBoundingClientRect();
        return top < paper.bottom && bottom > paper.top && left < paper.right && right > paper.left;
    }).map(tile => tile.dataset.tile);
}"""
"""The tiles under the banner."""
THE_END = re.compile(r"\bround\b")
"""A heading of the log."""


def told(page: Page) -> list[str]:
    """The same, so far."""
    return cast(list[str], page.evaluate("window.order"))


def at_the_last_move(page: Page, game: str, seats: int) -> tuple[str, LastMove]:
    """Sit at a table that waits for the last action of its game."""
    with page.expect_response("**/api/me"):
        page.goto("/")
    table, last = nearly_over(page, game, seats)
    page.goto(f"/t/{table}")
    page.locator("#prompt.mine").wait_for()
    page.evaluate(ORDER)
    return table, last


@pytest.mark.parametrize(("game", "seats"), [("vikings", 3), ("hamlet", 2)])
def test_the_count_is_seen_before_the_banner_and_the_banner_before_the_page(
    new_person: NewPerson, game: str, seats: int
) -> None:
    person = new_person("en", motion="any")
    page = person.page
    table, last = at_the_last_move(page, game, seats)
    end_it(page, table, last)
    expect(page.locator("#prompt")).to_contain_text("This is how it ends")
    expect(page.locator("#prompt")).not_to_contain_text("wins")
    expect(page.locator("#log li").last).to_have_class(THE_END)  # and not the totals
    page.locator(BANNER).wait_for()
    assert told(page) == ["points", "banner"]
    expect(page.locator("#log li").last).not_to_have_class(THE_END)
    expect(page.locator(".undo:visible")).to_have_count(0)
    totals = page.locator(".banner li b").all_inner_texts()
    assert totals == sorted(totals, key=int, reverse=True)
    person.assert_accessible()

    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("The game is over")
    page.evaluate("window.order.length = 0")
    page.get_by_role("button", name="See it again").click()
    expect(page.locator("#prompt")).to_contain_text("This is how it ends")
    page.locator(BANNER).wait_for()
    assert told(page) == ["points", "banner"]

    page.reload()  # who comes back has the banner at once, and no film
    page.evaluate(ORDER)
    page.locator(BANNER).wait_for()
    assert "points" not in told(page)
    page.keyboard.press("Enter")
    expect(page.locator(HEAD)).to_be_focused()
    assert told(page)[-1] == "page"
    person.assert_accessible()
    page.keyboard.press("Escape")
    expect(page.locator(HEAD)).to_have_count(0)


def test_with_less_motion_nothing_flies_and_the_film_can_be_skipped(new_person: NewPerson) -> None:
    calm, quick = new_person("en"), new_person("en", PHONE, motion="any")
    for person in (calm, quick):
        page = person.page
        table, last = at_the_last_move(page, "hamlet", 2)
        end_it(page, table, last)
        if person is quick:
            page.get_by_role("button", name="Skip", exact=True).tap()
        page.locator(BANNER).wait_for()
        assert person is quick or told(page) == ["banner"]
    page.get_by_role("button", name="How it went").tap()
    expect(page.locator(HEAD)).to_be_visible()
    quick.assert_accessible()
    page.locator("dialog.end .deeds .pri").tap()
    page.wait_for_url(lambda url: table not in url)


HIDE = """() => {
    Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""As if another tab were looked at."""


@pytest.mark.parametrize(("game", "seats"), [("vikings", 3), ("hamlet", 2)])
def test_while_the_end_is_shown_one_may_skip_it_look_away_play_again_or_leave(
    new_person: NewPerson, game: str, seats: int
) -> None:
    page = new_person("en", motion="any").page
    prompt = page.locator("#prompt")

    def film() -> str:
        table, last = at_the_last_move(page, game, seats)
        end_it(page, table, last)
        expect(prompt).to_contain_text("This is how it ends")
        return table

    film()
    page.keyboard.press("Escape")
    page.locator(BANNER).wait_for()
    assert "points" not in told(page)
    film()
    page.evaluate(HIDE)
    page.locator(BANNER).wait_for()
    assert "points" not in told(page)
    table = film()
    prompt.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    prompt.wait_for()
    film()
    prompt.locator("a[href='/']").click()
    page.locator("#old-game").wait_for()
    expect(page.locator(".banner")).to_have_count(0)


def test_the_last_step_of_a_replay_counts_up(new_person: NewPerson) -> None:
    person = new_person("en", motion="any")
    page = person.page
    with page.expect_response("**/api/me"):
        page.goto("/")
    table, last = nearly_over(page, "vikings", 3)
    end_it(page, table, last)
    page.goto(f"/t/{table}?at=0")
    page.locator(".bar .slider").wait_for()
    page.evaluate(ORDER)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.order.includes('points')")
    expect(page.locator(".counted").first).to_have_text(re.compile(r"[1-9]"))
    expect(page.locator(".banner")).to_have_count(0)


@pytest.mark.rule("HAM-END-01")
def test_the_bells_ring_when_the_last_delivery_completes_the_church(new_person: NewPerson) -> None:
    game = played("hamlet", 2)
    complete = 1 + next(
        at
        for at, entry in enumerate(game.played)
        if any(said.key == "hamlet-church-complete" for said in entry.events)
    )
    person = new_person("en", motion="any")
    page = person.page
    with page.expect_response("**/api/me"):
        page.goto("/")
    table = post(page, "/api/records", {"text": write_record(game)})["id"]
    page.goto(f"/t/{table}?at={complete - 1}")
    page.locator('[data-tile="church"]').first.wait_for()
    page.locator(".slot.full").first.wait_for()
    page.evaluate(RINGS)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.rings.size === 2")


def test_the_last_ship_lies_under_sail_until_the_banner_is_closed(new_person: NewPerson) -> None:
    person = new_person("en", motion="any")
    page = person.page
    table, last = at_the_last_move(page, "vikings", 4)
    end_it(page, table, last)
    page.locator(BANNER).wait_for()
    lying = page.locator(".ship.lying")
    expect(lying).to_have_count(1)
    banner, ship = page.locator(BANNER).bounding_box(), lying.bounding_box()
    assert banner is not None
    assert ship is not None
    assert banner["y"] + banner["height"] <= ship["y"] or ship["y"] + ship["height"] <= banner["y"]
    page.keyboard.press("Escape")
    expect(lying).to_have_count(0)


@pytest.mark.parametrize("window", ["1440", "1280"])
def test_the_banner_lies_on_the_meadow_and_covers_no_tile(
    new_person: NewPerson, window: str
) -> None:
    page = new_person("en", WINDOWS[window]).page
    table, last = at_the_last_move(page, "hamlet", 3)
    end_it(page, table, last)
    page.locator(BANNER).wait_for()
    assert page.evaluate(COVERED) == []
    seen = page.locator(".map.middle").bounding_box()
    banner = page.locator(BANNER).bounding_box()
    assert seen is not None
    assert banner is not None
    assert banner["y"] + banner["height"] <= seen["y"] + seen["height"]
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_have_count(0)


def test_a_game_that_is_ended_early_has_a_banner_without_points(new_person: NewPerson) -> None:
    person = new_person("en")
    page = person.page
    with page.expect_response("**/api/me"):
        page.goto("/")
    wish = {"game": "hamlet", "seats": [{"who": "me"}, {"who": "computer", "level": "greedy"}]}
    table = str(post(page, "/api/tables", wish)["table"]["id"])
    page.goto(f"/t/{table}")
    page.locator("#prompt.mine").wait_for()
    number = page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", table)["number"]
    post(page, f"/api/tables/{table}/do", {"do": "move", "what": "end", "expected": number})
    expect(page.locator(".banner h2")).to_have_text("The game was ended early")
    expect(page.locator(".banner li")).to_have_count(0)
    person.assert_accessible()
    page.keyboard.press("Enter")
    expect(page.locator(HEAD)).to_have_text("The game was ended early.")
    expect(page.locator("dialog.end table")).to_have_count(0)
