"""One seat on two devices, and what a table's dialogs leave behind: focus, and only true offers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.client import Client
from .at_table import seat_link, sit
from .conftest import NewPerson
from .people import PHONE
from .test_seat_holders import open_seat


def open_menu(page: Page) -> None:
    """Open the table's menu, by keyboard alone."""
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_who_is_removed_from_a_seat_is_told_why_and_was_called_the_same_there(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link")
    laptop, phone = new_person("en"), new_person("en", PHONE)
    page = sit(laptop, seat_link(made, 0), "Ann")
    open_seat(page, "Ann")
    own = page.locator("dialog .copy input").input_value()

    phone.goto(own)
    expect(phone.page.locator("#name")).to_have_value("Ann")
    phone.page.locator("main form .btn.pri").click()
    phone.page.wait_for_url("**/t/*")
    open_seat(phone.page, "Ann")
    remove = phone.page.get_by_role("button", name="Remove all other devices")
    remove.press("Enter")
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Enter")  # thinks better of it
    expect(remove).to_be_focused()
    remove.press("Enter")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("dialog li")).to_have_count(1)
    expect(remove).to_be_focused()

    told = page.get_by_role("alert").filter(has_text="link may have been replaced")
    expect(told).to_be_visible()
    laptop.assert_accessible()
    laptop.forgive("403", "WebSocket")


def test_every_dialog_gives_the_focus_back(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("vikings", "link", "link")
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ann")
    open_menu(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    open_seat(page, "Ann")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Ann"))).to_be_focused()


def test_the_menu_offers_the_record_only_to_who_may_have_it(
    new_person: NewPerson, host: Client
) -> None:
    with_others = host.new_table("vikings", "link", "link")
    alone = host.new_table("vikings", "link", "greedy")
    person = new_person("en")
    record = person.page.get_by_role("link", name="Download the record")
    open_menu(sit(person, seat_link(with_others, 0), "Ann"))
    expect(record).to_have_count(0)
    open_menu(sit(person, seat_link(alone, 0), "Ann"))
    with person.page.expect_download() as taken:
        record.click()
    assert taken.value.path().read_text().startswith("osada record 1")


def test_who_plays_alone_is_asked_before_the_game_ends(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("vikings", "link", "greedy")
    person = new_person("en")
    page = sit(person, seat_link(made, 0), "Ann")
    open_menu(page)
    page.get_by_role("button", name="End the game").press("Enter")
    assert host.head(made.table.id).status == "running"
    expect(page.get_by_text("The game ends at once")).to_be_visible()
    person.assert_accessible()
    page.keyboard.press("Enter")  # what was asked has the focus
    expect(page.get_by_role("heading", name="ended early")).to_be_visible()
