"""Whoever is about to sit down is told what others may know already."""

from __future__ import annotations

from playwright.sync_api import expect

from osada.server.protocol.lobby import Revoke
from osada.table.protocol.house import Link

from ..server.client import Client
from .at_table import seat_link
from .conftest import NewPerson
from .people import PHONE

SEED = "chose the random seed"
VALUES = "changed some of the values printed"


def test_a_chosen_seed_and_corrected_values_are_told_before_and_after_sitting_down(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "link", seed=5, content="[market]\ntop = 7\n")
    person = new_person("en", PHONE)
    page = person.goto(seat_link(made, 1).path)
    expect(page.get_by_text(SEED)).to_be_visible()
    expect(page.get_by_text(VALUES)).to_be_visible()
    person.shot("sit-down-known")
    person.assert_accessible()
    page.locator("#name").fill("Ann")
    page.locator("form .btn.pri").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text(SEED)).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text(VALUES)).to_be_visible()


def test_an_honest_table_has_nothing_to_tell(new_person: NewPerson, host: Client) -> None:
    made = host.new_table("vikings", "link", "link", seed=None)
    page = new_person("en").goto(seat_link(made, 1).path)
    expect(page.locator("form .btn.pri")).to_be_visible()
    expect(page.get_by_text(SEED)).to_have_count(0)


def test_a_seat_where_the_record_is_out_says_that_nobody_can_sit_down(
    new_person: NewPerson, host: Client
) -> None:
    made = host.new_table("vikings", "link", "greedy", seed=None)
    table = made.table.id
    with Client(host.server) as alone:
        alone.take(seat_link(made, 0), "Bob")
        alone.record(table)
    renewed = host.post(f"/api/tables/{table}/revoke", Revoke(0, free=True), Link)
    person = new_person("en")
    page = person.goto(renewed.path)
    expect(page.get_by_role("heading", name="Nobody new can sit down here")).to_be_visible()
    person.assert_accessible()
    person.forgive("409")
