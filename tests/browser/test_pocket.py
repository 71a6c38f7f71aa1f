"""A folder of files on a plain host, and then not even that: the page's own worker, no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from typer.testing import CliRunner

import osada
from osada import read_record
from osada.cli.app import app
from osada.insight.puzzle import puzzles

from ..server.client import Client
from ..server.serving import Server
from .people import DESKTOP, PHONE, Person
from .plain_host import PlainHost
from .play_mythwind import LAST
from .play_vikings import SOON
from .pocket_page import asked, at_table, cut_off, plain_host, play_on, play_unseen, visitor
from .test_insight import answer, take_hint
from .test_replay import DROP, SLIDER

SEASON_OVER = "now => now.view.seasons_played >= 1 && now.view.phase === 'noon'"

OVER = "document.documentElement.scrollWidth - innerWidth"
"""How far a page runs over the window's edge."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    host = plain_host(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def person(browser: Browser, host: PlainHost) -> Iterator[Person]:
    person = visitor(browser, host)
    yield person
    person.leave()
    assert person.errors == []


def saved(page: Page) -> str:
    """The record that the page offers."""
    with page.expect_download() as saved:
        page.locator("a[download]:visible").first.click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


def play_to_the_end(person: Person, game: str, **how: Any) -> tuple[str, str]:
    """Against `skilled`: the first choice is pressed as a hint has it, the end gone through."""
    page = person.page
    table = at_table(page, game)
    take_hint(page)
    expect(page.locator("#log")).to_contain_text("hint was asked for")
    play_unseen(page, table, **how)
    page.locator(".banner:not(.waits) h2").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator("#end-title")).to_be_visible()
    person.assert_accessible()
    person.shot(f"pocket-end-{game}")
    page.keyboard.press("Escape")
    record = saved(page)
    replay = read_record(record)
    assert replay.fault is None
    assert replay.journal.state.outcome is not None
    return table, record


def undo_what_was_seen(page: Page) -> None:
    """What taught somebody something is not taken back, and the page says why."""
    table = at_table(page, "vikings")
    before = len(asked(page, "GET", f"/api/tables/{table}/entries"))
    play_on(page, table, most=1, soon=["space draw-3"])
    play_on(page, table, until="now => now.legal.length && now.barrier", most=40)
    assert asked(page, "GET", f"/api/tables/{table}/scene")["barrier"]
    assert len(asked(page, "GET", f"/api/tables/{table}/entries")) > before
    page.locator(".undo:visible").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("cannot be unseen")
    page.keyboard.press("Escape")


def solve_a_puzzle(page: Page) -> None:
    clear = max(puzzles(osada.game("vikings")), key=lambda one: one.cost)
    page.goto(f"./#/puzzle/vikings-{clear.name}")
    page.locator("#prompt.mine").wait_for()
    answer(page, clear.answers[0])
    expect(page.locator(".verdict")).to_contain_text("Solved")
    page.goto("./#/puzzles")
    page.locator("label", has_text="Vikings").click()
    expect(page.locator(f'a[href$="/puzzle/vikings-{clear.name}"].done')).to_have_count(1)


def look_again(person: Person, table: str) -> None:
    """A finished game is looked at, and a decision of it tried otherwise."""
    page = person.page
    page.goto(f"./#/a/{table}")
    looked = page.locator(".progress")
    expect(looked).to_contain_text("decisions analysed")
    expect(looked.get_by_role("button")).to_have_count(0, timeout=120_000)
    page.get_by_role("button", name="Try a move here").click()
    page.locator(".trying #prompt.mine").wait_for()
    page.locator("main [data-action].legal").first.click()
    expect(page.locator(".compared li").first).to_be_visible()
    person.assert_accessible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".branch")).to_contain_text("your try")


def in_every_language_on_a_phone(person: Person, table: str) -> None:
    """The lobby, a table and its end on a phone: axe finds nothing, and nothing runs over."""
    page = person.page
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for lang in ("pl", "cs", "en"):
        page.goto("./#/device")
        page.locator(f"button[lang={lang}]").click()
        for path in ("device", "", f"t/{table}", "puzzles"):
            page.goto(f"./#/{path}")
            page.locator("main").first.wait_for()
            expect(page.locator("html")).to_have_attribute("lang", lang)
            person.assert_accessible()
            assert page.evaluate(OVER) <= 0, (path, lang)
            person.shot(f"pocket-phone-{lang}-{path.partition('/')[0] or 'lobby'}")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def test_everything_is_played_by_who_was_there_once_and_has_no_network(
    person: Person, host: PlainHost, server: Server, tmp_path: Path
) -> None:
    page = cut_off(person, host)
    vikings, record = play_to_the_end(person, "vikings", soon=SOON)
    play_to_the_end(person, "hamlet")
    season = at_table(page, "mythwind")
    play_unseen(page, season, SEASON_OVER, soon=["agree"], last=LAST)
    page.locator(".banner h2").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".season")).to_be_visible()
    person.assert_accessible()
    undo_what_was_seen(page)
    solve_a_puzzle(page)
    look_again(person, vikings)
    in_every_language_on_a_phone(person, season)
    to_a_server_and_back(person, server, record, tmp_path / "pocket.osada")


def to_a_server_and_back(person: Person, server: Server, record: str, file: Path) -> None:
    """A record of the pocket is sound, opens at a server, and the server's opens in the pocket."""
    file.write_text(record, encoding="utf-8")
    checked = CliRunner().invoke(app, ["record", "check", str(file)])
    assert checked.exit_code == 0, checked.output
    with Client(server) as client:
        there = client.http.post("/api/records", json={"text": record}).json()
        assert there["status"] == "archive"
        theirs = client.http.get(f"/api/tables/{there['id']}/record").text
    first, again = (read_record(text).journal for text in (record, theirs))
    assert [one.action for one in again.played] == [one.action for one in first.played]
    assert again.state.to_json() == first.state.to_json()
    page = person.page
    page.goto("./#/")
    page.locator("#old-game").wait_for()
    page.evaluate(DROP, [theirs, "theirs.osada"])
    page.locator(SLIDER).wait_for()
    assert page.locator(SLIDER).get_attribute("max") != "0"
