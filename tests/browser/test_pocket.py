"""A folder of files on a plain host: whole games with nothing behind the page but its worker."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from osada import read_record
from osada.pocket.folder import BUILT, write_folder

from .people import Person, need_page
from .play_vikings import play_game
from .static_host import served


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder, below somebody's own pages."""
    need_page()
    if not (BUILT / "built.json").exists():
        pytest.skip("there is no Python for the browser: tools/build_wasm makes it")
    root = tmp_path_factory.mktemp("host")
    write_folder(root / "my" / "osada", 0.0, squeeze=False)
    with served(root) as url:
        yield f"{url}my/osada/"
    shutil.rmtree(root)


@pytest.fixture
def person(browser: Browser, folder: str) -> Iterator[Person]:
    """Somebody who has never been there."""
    person = Person(browser, folder, keeps=True)
    person.context.set_default_timeout(60_000)
    yield person
    person.leave()
    assert person.errors == []


def set_up(page: Page, game: str) -> None:
    """A table as it is proposed."""
    page.goto(f"./#/new/{game}")
    page.locator(".btn.pri.big").click()
    page.wait_for_url("**/#/t/*")


def test_a_whole_game_is_played_without_a_server(person: Person) -> None:
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
