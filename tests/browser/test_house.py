"""The pages of whoever looks after the house: how it is, and what is changed there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.serving import Server
from .conftest import NewPerson
from .languages import in_three_languages
from .people import DESKTOP
from .test_accessible import COLOURS, check
from .test_account import WORD, signed_up
from .test_phone import FINGER, SMALL, SMALL_TARGETS

WIDE = (844, 390)


def tell(server: Server, *statements: str) -> None:
    """Change the database behind the server's back."""
    file = Path(server.settings["OSADA_DATABASE"].removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file, 20)) as database, database:
        for statement in statements:
            database.execute(statement)


@pytest.mark.parametrize(
    ("lang", "size", "scheme"), [("en", DESKTOP, "light"), ("cs", SMALL, "dark")]
)
def test_a_keeper_sees_how_the_house_is_and_gives_the_password_before_anything_changes(
    new_person: NewPerson, server: Server, lang: str, size: tuple[int, int], scheme: str
) -> None:
    login, guest = f"ruta-{lang}", f"jan-{lang}"
    other = signed_up(new_person("en"), guest)
    person = new_person(lang, size, scheme)
    page = signed_up(person, login)
    page = person.goto("/house")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".cards")).to_have_count(0)
    person.forgive("status of 404")
    tell(server, f"INSERT INTO keepers SELECT id, 0 FROM players WHERE login = '{login}'")
    page = person.goto("/house")
    expect(page.locator("#house-troubles")).to_be_visible()
    expect(page.locator(".pill.ok")).to_be_visible()
    check(person, "health")
    person.shot(f"house-{lang}")
    if size == DESKTOP:
        in_three_languages(page, "#house-tables", "#house-quick")
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        check(person, "held sideways")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark")
        check(person, "by lantern", COLOURS)
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    else:
        small = page.evaluate(SMALL_TARGETS, FINGER)
        assert [one for one in small if "btn" in one] == []

    page.locator("a[href$='room=tables']").click()
    expect(page.locator(".seg")).to_be_visible()
    check(person, "tables")
    person.shot(f"house-{lang}-tables")

    page.locator("a[href$='room=people']").click()
    page.locator("#house-search").fill(guest)
    page.keyboard.press("Enter")
    expect(page.locator(".list li")).to_have_count(1)
    check(person, "people")
    person.shot(f"house-{lang}-people")
    tell(server, "UPDATE sessions SET created = created - 1000")
    page.locator(".list li .btn").click()
    page.locator(".list li .btn.pri").click()
    page.locator("#house-password").fill("wrong horse")
    page.keyboard.press("Enter")
    expect(page.locator("#house-password-hint")).to_have_role("alert")
    check(person, "asked for the password")
    person.shot(f"house-{lang}-prove")
    page.locator("#house-password").fill(WORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".list [role=status]")).to_contain_text(guest)
    other.reload()
    expect(other.locator("#login")).to_be_visible()

    page.locator("a[href$='room=deeds']").click()
    expect(page.locator(".list li").first).to_contain_text(guest)
    check(person, "deeds")
    person.shot(f"house-{lang}-deeds")
    person.forgive("status of 403", "status of 401")
