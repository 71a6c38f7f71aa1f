"""Nothing that was acknowledged is lost: the tab is killed, its worker dies, another tab comes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tools.in_browser.kills import Played, counted

from .at_table import wait_until
from .people import Person
from .plain_host import PlainHost
from .play_vikings import choose, lit, pick, wait_for_choice
from .pocket_page import asked, at_table, cut_off, opened, plain_host, visitor

KILLS = 5
PLAYING = "table => { osada.play(table, {soon: ['agree']}).catch(console.error); }"


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


def press_one(page: Page, seed: int = 1) -> None:
    """One choice on the board."""
    assert wait_for_choice(page)
    choose(page, pick(lit(page), Random(seed)))


def reaches(plays: list[Played], wanted: int) -> bool:
    """Whether so many are there."""
    return len(plays) >= wanted


def kill(page: Page) -> None:
    """Whatever runs in the tab is gone at once, and its workers with it."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()


def kill_at_random_moments(person: Person) -> None:
    """While somebody plays, each time on another table; without a network."""
    said: list[Played] = []
    acknowledged: list[Played] = []
    person.context.expose_function("telling", lambda *what: said.append(Played(*what)))
    person.context.expose_function("acknowledged", lambda *what: acknowledged.append(Played(*what)))
    rng, page = Random(5), person.page
    for number in range(KILLS):
        game = ("vikings", "hamlet", "mythwind")[number % 3]
        table, wanted = at_table(page, game), rng.randrange(1, 8)
        said.clear()
        acknowledged.clear()
        page.evaluate(PLAYING, table)
        wait_until(page, partial(reaches, acknowledged, wanted), f"{game} is not played on")
        page.wait_for_timeout(1000 * rng.uniform(0, 0.3))
        kill(page)
        page = opened(person, f"./#/t/{table}")
        found = counted(
            game, said, acknowledged, asked(page, "GET", f"/api/tables/{table}/entries")
        )
        assert found["acknowledged"] >= wanted
        assert (found["lost"], found["doubled"]) == (0, 0), found


def let_the_worker_die(page: Page) -> None:
    """As a device does that wants its memory: it is started again, and that is said."""
    at_table(page, "vikings")
    press_one(page)
    page.evaluate("osada.workers.at(-1).terminate()")
    expect(page.get_by_text("Your tables stand as you left them.")).to_be_visible()
    press_one(page, seed=3)


def take_the_tables_to_another_tab(person: Person) -> None:
    """Only one tab has them at a time."""
    first = person.page
    second = person.context.new_page()
    second.goto(first.url)
    second.get_by_role("button", name="Bring them here").click()
    second.locator("#prompt").wait_for()
    press_one(second)
    expect(first.get_by_role("button", name="Bring them here")).to_be_visible()


def test_nothing_acknowledged_is_lost_when_the_tab_or_its_worker_dies_or_another_tab_comes(
    person: Person, host: PlainHost
) -> None:
    cut_off(person, host)
    kill_at_random_moments(person)
    let_the_worker_die(person.page)
    take_the_tables_to_another_tab(person)
