"""A seat is its holder's, as people see it: spent links, a freed seat, a stand-in by agreement."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from contextlib import closing

from playwright.sync_api import Page, expect

from ..server.client import Client
from .at_table import seat_link, sit, table_of
from .conftest import NewPerson
from .people import Person

NARROW = (360, 740)


def open_seat(page: Page, name: str) -> None:
    """Open what is behind a player's name, by keyboard alone."""
    button = page.locator(".seats button.nm", has_text=name).locator("visible=true").first
    button.focus()
    button.press("Enter")
    expect(page.locator("dialog")).to_be_visible()


def links(page: Page) -> list[int | None]:
    """The seats whose links somebody may pass on."""
    answer = page.request.get(f"/api/tables/{table_of(page)}/links")
    return [link["seat"] for link in answer.json()]


def set_table(person: Person, patience: str) -> str:
    """Set a table for two through the page; the link for the friend."""
    page = person.goto("/new/vikings")
    page.locator("[name=who-2][value=nobody]").check(force=True)
    page.get_by_label("Your name").fill("Ann")
    # By keyboard: of what seat 2 may be, a friend stands before the computer.
    page.locator("[name=who-1]:checked").press("ArrowLeft")
    page.locator("[name=colours-0][value=Y]").check()
    page.locator("#patience").select_option(patience)
    person.assert_accessible()
    page.locator("form .btn.pri").click()
    path = page.locator(".links input").first.input_value()
    page.locator(".made > a.btn.pri").click()
    page.locator("#prompt, .bar").first.wait_for()
    return path


def test_a_friend_holds_their_seat_alone_until_it_is_freed_and_then_is_told(
    new_person: NewPerson,
) -> None:
    ann, ben = new_person("en"), new_person("pl", NARROW)
    link = set_table(ann, "60")
    assert links(ann.page) == [None, 1, 0]

    ben.goto(link)
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("main form .btn.pri").click()
    ben.page.wait_for_url("**/t/*")
    expect(ann.page.locator(".seats button.nm", has_text="Ben")).to_be_visible()
    assert links(ann.page) == [None, 0]
    ben.goto(link)  # who has the seat finds it by the old link
    ben.page.locator("main a.btn.pri").click()
    ben.page.wait_for_url("**/t/*")

    open_seat(ben.page, "Ben")
    expect(ben.page.locator("dialog li")).to_have_count(1)
    ben.shot("seat-devices")
    ben.assert_accessible()
    ben.page.keyboard.press("Escape")

    open_seat(ann.page, "Ben")
    free = ann.page.locator("dialog").get_by_role("button", name="Free this seat")
    free.press("Enter")
    ann.shot("seat-free")
    ann.assert_accessible()
    ann.page.keyboard.press("Enter")  # what was asked has the focus
    expect(ann.page.locator("dialog .copy input")).to_be_visible()
    told = ben.page.get_by_role("status").filter(has_text="zostało zwolnione")
    expect(told).to_be_visible()
    ben.shot("seat-freed")
    wide = ben.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW[0]
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".log").get_by_text("freed Ben’s seat")).to_be_visible()


def test_the_others_together_let_a_computer_play_for_who_is_gone(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link", "link", patience=60)
    ann, ben = new_person("en"), new_person("cs", NARROW)
    sit(ann, seat_link(made, 0), "Ann")
    sit(ben, seat_link(made, 1), "Ben")
    with Client.seated(host.server, seat_link(made, 2), "Eve"):
        pass
    table = made.table.id

    open_seat(ann.page, "Eve")
    ask = ann.page.locator("dialog").get_by_role("button", name=re.compile("Ask the others"))
    ask.click()
    expect(ann.page.get_by_text("not been gone long enough")).to_be_visible()
    _let_time_pass(host, table, 2)

    open_seat(ann.page, "Eve")
    ask.press("Enter")
    expect(ben.page.get_by_text("aby za hráče Eve hrál počítač").first).to_be_visible()
    expect(ann.page.get_by_role("button", name="Withdraw")).to_be_visible()
    ben.shot("stand-in-asked")
    ben.page.locator(".vote .row").click()
    ben.page.get_by_role("button", name="Ano", exact=True).click()
    told = ann.page.locator(".log").get_by_text("A computer is standing in for Eve")
    expect(told).to_be_visible()
    head = json.loads(ann.page.request.get(f"/api/tables/{table}").text())
    assert [seat["away"] for seat in head["seats"]] == [False, False, True]
    for person in (ann, ben):
        person.forgive("WebSocket", "ERR_CONNECTION_REFUSED")  # while the server was not there


def _let_time_pass(host: Client, table: str, seat: int) -> None:
    """Make somebody absent for an hour, as the server will read it when it starts again."""
    host.server.stop()
    path = host.server.settings["OSADA_DATABASE"].removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as database, database:
        ago = time.time() - 3600
        database.execute(
            'UPDATE seats SET seen = ? WHERE "table" = ? AND seat = ?', (ago, table, seat)
        )
    host.server.start()
