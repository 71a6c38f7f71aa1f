"""The account page: signing up, ending sessions, another password, taking all along, going."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from ..server.client import Client
from ..server.serving import Server
from .conftest import NewPerson
from .people import DESKTOP, Person
from .test_accessible import check
from .test_phone import FINGER, SMALL, SMALL_TARGETS

WORD = "correct horse"


def signed_up(person: Person, login: str) -> Page:
    """Make an account at the page."""
    page = person.goto("/account")
    page.locator("#login").fill(login)
    page.locator("#password").fill("password123")
    page.locator("form:has(#login) .btn.pri").click()
    expect(page.locator("#password-hint")).to_have_role("alert")
    page.locator("#password").fill(WORD)
    page.locator("form:has(#login) .btn.pri").click()
    expect(page.locator("#sessions")).to_be_visible()
    expect(page.get_by_role("heading", name=login)).to_be_focused()
    person.forgive("status of 422")
    return page


@pytest.mark.parametrize(
    ("lang", "size", "scheme"), [("en", DESKTOP, "light"), ("pl", SMALL, "dark")]
)
def test_an_account_from_its_first_to_its_last_day(
    new_person: NewPerson, server: Server, lang: str, size: tuple[int, int], scheme: str
) -> None:
    login = f"ola-{lang}"
    person = new_person(lang, size, scheme)
    page = signed_up(person, login)
    phone = Client(server)
    phone.http.post("/api/session", json={"login": login, "password": WORD})
    page.reload()
    expect(page.locator("ul > li:has(.chip)")).to_have_count(1)
    check(person, "account")
    small = page.evaluate(SMALL_TARGETS, FINGER)
    assert size == DESKTOP or [one for one in small if "btn" in one] == []
    person.shot(f"account-{lang}")
    page.locator("section[aria-labelledby=sessions] li .btn").click()
    expect(page.locator("section[aria-labelledby=sessions] li")).to_have_count(1)
    expect(page.locator("section[aria-labelledby=sessions] [role=status]")).to_be_focused()
    assert phone.http.get("/api/sessions").status_code == 401

    page.locator("#old-password").fill("wrong horse")
    page.locator("#new-password").fill("battery staple")
    page.locator("form:has(#old-password) .btn").click()
    expect(page.locator("#old-password-hint")).to_have_role("alert")
    page.locator("#old-password").fill(WORD)
    page.keyboard.press("Enter")
    expect(page.locator("form:has(#old-password) [role=status]")).not_to_be_empty()

    with page.expect_download() as taken:
        page.locator("a[download]").click()
    assert json.loads(taken.value.path().read_text())["login"] == login

    page.locator("button.danger").click()
    page.locator("#typed-login").fill("somebody else")
    page.locator("#last-password").fill("battery staple")
    page.keyboard.press("Enter")
    expect(page.locator("#typed-login-hint")).to_have_role("alert")
    check(person, "deleting")
    person.shot(f"account-{lang}-deleting")
    page.locator("#typed-login").fill(login)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[role=status] h2")).to_be_focused()
    check(person, "gone")
    person.shot(f"account-{lang}-gone")
    person.forgive("status of 401")


def test_a_guest_is_told_which_seats_are_lost_before_being_forgotten(new_person: NewPerson) -> None:
    person = new_person("cs", SMALL)
    page = person.goto("/account")
    page.locator("#called").fill("Eva")
    page.locator("form.name .btn").click()
    expect(page.locator("form.name [role=status]")).not_to_be_empty()
    page.locator("button.danger").click()
    expect(page.locator("dialog .seats")).to_be_visible()
    check(person, "forgetting")
    person.shot("account-forgetting")
    page.keyboard.press("Escape")
    expect(page.locator("#called")).to_have_value("Eva")
    page.locator("button.danger").click()
    page.locator("dialog .danger").click()
    expect(page.locator("#called")).to_have_value("")
