"""A folder of files on a plain host: nothing behind the page but its own worker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from osada import read_record
from osada.pocket.folder import BUILT, files_of_folder

from .people import Person, need_page
from .plain_host import PlainHost
from .play_vikings import choose, lit, pick, play_game, wait_for_choice

READY = 120_000
"""Milliseconds in which Python has started, on a busy machine."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHost]:
    """A plain host with the folder below somebody's own pages."""
    need_page()
    if not (BUILT / "built.json").exists():
        pytest.skip("there is no Python for the browser: tools/build_wasm makes it")
    host = PlainHost(tmp_path_factory.mktemp("host"), "my/osada")
    host.put(files_of_folder(pause=0.0))
    yield host
    host.stop()


@pytest.fixture
def person(browser: Browser, host: PlainHost) -> Iterator[Person]:
    """Somebody who has never been there."""
    person = Person(browser, host.url, keeps=True)
    person.context.set_default_timeout(READY)
    yield person
    person.leave()
    assert person.errors == []


def set_up(page: Page, game: str) -> None:
    """A table as it is proposed."""
    page.goto(f"./#/new/{game}")
    page.locator(".btn.pri.big").click()
    page.wait_for_url("**/#/t/*")


def now(page: Page) -> int:
    """How far the table has come, as the page shows it."""
    return int(page.locator("[data-scene]").first.get_attribute("data-scene") or 0)


def play(page: Page, choices: int, seed: int = 1) -> None:
    """Make so many choices."""
    rng = Random(seed)
    for _ in range(choices):
        assert wait_for_choice(page)
        choose(page, pick(lit(page), rng))


def test_a_whole_game_and_its_record_without_a_server(person: Person) -> None:
    page = person.page
    set_up(page, "vikings")
    play_game(page, seed=2)
    expect(page.locator(".banner h2")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#end-title")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        page.locator("a[download]:visible").first.click()
    replay = read_record(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert replay.fault is None
    assert replay.journal.state.outcome is not None


def test_what_was_played_is_there_after_the_tab_was_killed_and_without_a_network(
    browser: Browser, host: PlainHost, person: Person
) -> None:
    page = person.page
    set_up(page, "vikings")
    play(page, 4)
    page.wait_for_function("async () => !!(await navigator.serviceWorker.ready).active")
    wait_for_choice(page)
    before, table = now(page), page.url
    host.stop()
    person.context.set_offline(True)
    try:
        crash(person.context, page)
        page = person.context.new_page()
        page.goto(table)
        page.wait_for_selector("[data-scene]")
        assert now(page) >= before
        play(page, 2, seed=2)
        assert now(page) > before
    finally:
        person.context.set_offline(False)
        host.start()
    person.forgive("Target crashed", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION")


def crash(context: BrowserContext, page: Page) -> None:
    """The tab is gone at once, and with it its workers."""
    page.close(run_before_unload=False)


def test_a_worker_that_dies_is_started_again_and_the_game_goes_on(person: Person) -> None:
    page = person.page
    # Every worker of the page can be ended as a device does that wants its memory.
    page.add_init_script(
        """
        const Own = Worker;
        window.workers = [];
        window.Worker = class extends Own {
            constructor(...how) { super(...how); window.workers.push(this); }
        };
        """
    )
    set_up(page, "vikings")
    play(page, 3)
    wait_for_choice(page)
    before = now(page)
    page.evaluate("window.workers.at(-1).terminate()")
    expect(page.get_by_text("Your tables stand as you left them.")).to_be_visible()
    play(page, 1, seed=3)
    assert now(page) > before


def test_only_one_tab_has_the_tables_and_another_can_take_them(person: Person) -> None:
    first = person.page
    set_up(first, "vikings")
    play(first, 1)
    second = person.context.new_page()
    second.goto(first.url)
    second.get_by_role("button", name="Bring them here").click()
    second.wait_for_selector("[data-scene]")
    play(second, 1)
    expect(first.get_by_role("button", name="Bring them here")).to_be_visible()
