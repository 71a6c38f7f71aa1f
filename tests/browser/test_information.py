"""Whatever lies on the table says what it is to who looks; only an attempt is refused."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from osada.kernel.state import State

from ..server.client import Client
from .at_table import open_point, seat_link, sit
from .conftest import NewPerson
from .people import PHONE
from .positions import played_on

FORBIDDEN = {
    "hamlet": "[data-hamlet-map] .hit.not-legal",
    "vikings": ".vikings li.taken [data-action].not-legal",
    "mythwind": ".area[data-action].not-legal",
}
"""Things of the kind that is asked for, but not these."""

REFUSAL = 6_000
"""Milliseconds after which a refusal that nobody reads has left."""


def can_be_asked(state: State) -> bool:
    """The first seat chooses where to go, and cannot go everywhere."""
    view: dict[str, Any] = state.view(0)
    if 0 not in state.turn:
        return False
    if view["game"] == "vikings":
        return view["stage"] == "space" and any(it["placed"] is not None for it in view["village"])
    if view["game"] == "hamlet":
        return view["stage"] == "turn" and len(state.legal(0)) < len(view["tiles"])
    return bool(view["phase"] == "noon")


@pytest.mark.parametrize("game", FORBIDDEN)
def test_a_look_is_answered_calmly_and_an_attempt_with_the_reason(
    new_person: NewPerson, host: Client, game: str
) -> None:
    made, *_ = played_on(host, game, *["link"] * 2, until=can_be_asked)
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ann")
    card = page.locator(".info")
    sign = card.locator("button.rule").first
    page.wait_for_timeout(1000)
    expect(card).to_have_count(0)  # none comes by itself

    target = page.locator(FORBIDDEN[game]).first
    target.hover(position=open_point(target))
    expect(card).to_be_visible()
    expect(card.get_by_text("Not now.", exact=True)).to_be_visible()
    assert (sign.get_attribute("title") or "").startswith(game[:3].upper())
    expect(page.locator(".refusal")).to_have_count(0)
    person.shot(f"card-{game}")
    person.assert_accessible(".info")
    assert_beside(page)
    page.mouse.move(0, 0)
    expect(card).to_have_count(0)

    target.click(position=open_point(target), force=True)
    expect(page.locator(".info.refusal")).to_be_visible()
    person.shot(f"refusal-{game}")
    person.assert_accessible(".info")
    page.mouse.move(0, 0)
    if game == "vikings":  # it leaves by itself, which takes a while; or when told to
        expect(card).to_have_count(0, timeout=REFUSAL + 5_000)
    else:
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)

    tab_to(page, FORBIDDEN[game])
    expect(sign).to_be_visible()  # with the reason, a moment after the card
    page.keyboard.press("i")  # kept open: the rule's sign gets the focus
    expect(sign).to_be_focused()
    name = sign.get_attribute("title") or ""
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(name)
    assert len(dialog.locator(".text").inner_text()) > 40
    person.assert_accessible("dialog[open]")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_no_card_returns_under_a_pointer_that_has_just_pressed(
    new_person: NewPerson, host: Client
) -> None:
    made, *_ = played_on(host, "vikings", "link", "link", until=can_be_asked)
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ann")
    card = page.locator(".info")
    legal = page.locator(".vikings [data-action='space promote'].legal")
    legal.hover()
    expect(card.locator(".may")).to_be_visible()
    expect(card.locator(".name")).to_have_text("Promote")
    legal.click()
    expect(card).to_have_count(0)
    expect(page.locator(".vikings [data-action^='piece'].legal").first).to_be_visible()
    page.wait_for_timeout(800)
    expect(card).to_have_count(0)


def test_a_long_press_opens_a_sheet_on_a_phone(new_person: NewPerson, host: Client) -> None:
    made, *_ = played_on(host, "vikings", "link", "link", until=can_be_asked)
    person = new_person("cs", PHONE)
    page = sit(person, seat_link(made, 0), "Ema")
    number = host.head(made.table.id).number
    target = page.locator(FORBIDDEN["vikings"]).first
    target.scroll_into_view_if_needed()
    box, at = target.bounding_box(), open_point(target)
    assert box is not None
    assert at is not None
    finger = person.context.new_cdp_session(page)
    point = {"x": box["x"] + at["x"], "y": box["y"] + at["y"]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".info")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.shot("card-phone")
    person.assert_accessible(".info")
    assert_beside(page)
    page.locator(".info footer .btn").first.tap()
    expect(page.locator(".info")).to_have_count(0)
    assert host.head(made.table.id).number == number


def assert_beside(page: Page) -> None:
    """The card does not cover the thing that it speaks of."""
    covers: bool = page.evaluate(
        """() => {
            const card = document.querySelector('.info');
            const thing = document.querySelector('.looked-at');
            const [a, b] = [card, thing].map(one => one.getBoundingClientRect());
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        }"""
    )
    assert not covers


def tab_to(page: Page, what: str) -> None:
    """Tab by Tab until the focus is on such a thing."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
    raise AssertionError(f"Tab never comes to {what}")
