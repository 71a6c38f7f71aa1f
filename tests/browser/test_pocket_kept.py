"""The folder as a device keeps it: once its host is gone everything is there, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from osada.pocket.folder import BUILT, files_of_folder

from .people import PHONE, Person, need_page
from .plain_host import PlainHost

IN_CHARGE = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    need_page()
    if not (BUILT / "built.json").exists():
        pytest.skip("there is no Python for the browser: tools/build_wasm makes it")
    host = PlainHost(tmp_path)
    host.put(files_of_folder(0.0))
    yield host
    host.stop()


@pytest.fixture
def person(browser: Browser, host: PlainHost) -> Iterator[Person]:
    person = Person(browser, host.url, viewport=PHONE, keeps=True)
    person.context.set_default_timeout(120_000)
    yield person
    person.leave()
    assert person.errors == []


def test_the_second_visit_needs_no_host_and_says_what_lies_on_the_device(
    person: Person, host: PlainHost
) -> None:
    page = person.page
    page.goto(host.url)
    page.locator("#new-games").wait_for()
    page.wait_for_function(IN_CHARGE)
    page.goto(f"{host.url}#/new/vikings")
    page.locator(".btn.pri.big").click()
    page.wait_for_url("**/#/t/*")
    host.stop()
    page.goto("about:blank")
    page.goto(f"{host.url}#/device")
    expect(page.locator("section[aria-labelledby=kept-games] li:has(b)")).to_have_count(
        1, timeout=120_000
    )
    for lang in ("pl", "cs", "en"):
        page.locator(f"button[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        person.assert_accessible()
    person.shot("device")
    # It asks twice before it clears anything, and the first answer is to keep it.
    clearing = page.locator("section[aria-labelledby=kept-clear]")
    clearing.get_by_role("button").click()
    expect(clearing.locator(".btn.pri")).to_be_focused()
    assert clearing.get_by_role("button").count() == 3
    clearing.locator(".btn.pri").click()
    expect(clearing.get_by_role("button")).to_have_count(1)
