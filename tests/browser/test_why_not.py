"""Whatever is not legal says why not, before it is pressed: to mouse, keyboard and finger."""

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
def test_hover_and_focus_tell_the_reason_and_its_rule(
    new_person: NewPerson, host: Client, game: str
) -> None:
    made, *_ = played_on(host, game, *["link"] * 2, until=can_be_asked)
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ann")
    bubble = page.locator(".why")

    target = page.locator(FORBIDDEN[game]).first
    target.hover(position=open_point(target))
    expect(bubble).to_be_visible()
    assert bubble.locator("button.rule").first.inner_text().startswith(game[:3].upper())
    person.shot(f"why-not-{game}")
    person.assert_accessible()
    page.mouse.move(0, 0)
    expect(bubble).to_have_count(0)

    tab_to(page, FORBIDDEN[game])
    expect(bubble).to_be_visible()
    page.keyboard.press("Enter")  # pinned: the rule's link gets the focus
    expect(bubble.locator("button.rule").first).to_be_focused()
    name = bubble.locator("button.rule").first.inner_text()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(name)
    expect(dialog.locator(".text p").first).to_be_visible()
    assert len(dialog.locator(".text").inner_text()) > 40
    person.assert_accessible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_long_press_tells_the_reason_on_a_phone(new_person: NewPerson, host: Client) -> None:
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
    expect(page.locator(".why")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".why button.rule").first).to_be_visible()
    assert host.head(made.table.id).number == number


def tab_to(page: Page, what: str) -> None:
    """Tab by Tab until the focus is on such a thing."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
    raise AssertionError(f"Tab never comes to {what}")
