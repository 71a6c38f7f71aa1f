"""What makes a long evening pleasant: the settings, moves that wait, sounds that stay quiet."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..server.client import Client
from .at_table import scene, seat_link, sit, wait_for_turn, wait_past
from .conftest import NewPerson
from .people import PHONE

LISTEN = """
window.struck = 0;
const strike = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
    window.struck += 1;
    strike.apply(this, when);
};
"""
"""Counts the notes that the page plays."""


def struck(page: Page) -> int:
    """How many notes have been played since the page was opened."""
    count: int = page.evaluate("window.struck")
    return count


def open_settings(page: Page) -> None:
    """From the menu of the table."""
    page.locator(".menu:visible, header [aria-haspopup=dialog]:visible").first.click()
    page.locator("dialog .grid .btn", has_text="Settings").click()
    expect(page.locator("dialog #volume")).to_be_visible()


def test_settings_are_kept_and_a_move_waits_to_be_confirmed(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "greedy", seed=3)
    person = new_person("en", motion="no-preference")
    person.page.add_init_script(LISTEN)
    page = sit(person, seat_link(made, 0), "Kit")
    expect(page.locator("html")).to_have_attribute("data-pace", "normal")
    open_settings(page)
    person.assert_accessible()
    page.get_by_label("Fast", exact=True).check()
    page.get_by_label("Confirm every move").check()
    before = struck(page)
    page.locator("#volume").fill("2")
    page.wait_for_function("before => window.struck > before", arg=before)
    person.shot("settings")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-pace", "fast")

    now = wait_for_turn(page)
    assert now
    action = now["legal"][0]
    target = page.locator(f"#main [data-action='{action}'].legal").first
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .btn.pri")).to_have_text("Make the move")
    expect(page.locator("#prompt .brings, #prompt .how")).not_to_have_count(0)
    person.shot("confirm")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt .btn.pri", has_text="Make the move")).to_have_count(0)
    assert scene(page)["number"] == now["number"]
    for _ in range(2):
        target.focus()
        page.keyboard.press("Enter")
    wait_past(page, now["number"], action)

    page.goto("/settings")
    expect(page.get_by_label("Confirm every move")).to_be_checked()
    expect(page.locator("#volume")).to_have_value("2")
    person.assert_accessible()

    phone = new_person("pl", PHONE)
    page = phone.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-pace", "off")
    expect(page.locator("#volume")).to_be_disabled()
    phone.assert_accessible()
    phone.shot("settings-phone")
