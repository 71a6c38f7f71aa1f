"""The folder as a device keeps it: what was asked for comes first, all of it stays."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from osada.pocket.folder import BUILT, files_of_folder

from .people import PHONE, Person, need_page
from .plain_host import PlainHost
from .test_replay import DROP

PYTHON = {"built.json", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"}
FIRST_VISIT = 8_000_000
"""Bytes by gzip, of everything that is asked for until somebody plays Vikings."""
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
    person.context.set_default_timeout(45_000)
    yield person
    person.leave()
    assert person.errors == []


def test_the_first_visit_brings_one_game_and_one_language_and_the_others_come_when_asked_for(
    person: Person, host: PlainHost
) -> None:
    page = person.page
    page.goto(host.url)
    page.locator("#new-games").wait_for()
    assert brought(host) == {"core.zip", "core.en.zip", "compiled.zip", *PYTHON}
    page.wait_for_function(IN_CHARGE)
    page.goto(f"{host.url}#/new/vikings")
    page.locator(".btn.pri.big").click()
    page.wait_for_url("**/#/t/*")
    page.wait_for_selector("[data-scene]", state="attached")
    table = page.url
    assert brought(host) == {
        *("core.zip", "core.en.zip", "compiled.zip", *PYTHON),
        *("vikings.zip", "vikings.en.zip"),
    }
    names = {name.partition("?")[0].removeprefix("/a/b/") or "index.html" for name in host.asked}
    once = [len(zlib.compress((host.folder / name).read_bytes(), 9)) for name in names]
    assert sum(once) <= FIRST_VISIT, sum(once)
    # Whoever has no network is told in words what is not here yet, and plays on with what is.
    host.stop()
    page.goto(f"{host.url}#/new/hamlet")
    expect(page.get_by_role("alert").filter(has_text="has not come to this device")).to_be_visible()
    page.get_by_role("alert").get_by_role("button").click()
    page.locator("button[lang=pl]").click()
    said = page.get_by_role("alert").filter(has_text="Polski has not come")
    expect(said).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("about:blank")
    page.goto(table)
    page.wait_for_selector("[data-scene]", state="attached")
    host.start()
    a_record_is_not_read_on_when_somebody_stops_it(person, host)
    page.goto(f"{host.url}#/device")
    here = page.locator("section[aria-labelledby=kept-here]")
    expect(here.locator("li.here")).to_have_count(2)
    here.get_by_role("button").click()
    expect(here.locator("li.here")).to_have_count(6)
    person.forgive("ERR_CONNECTION", "Failed to fetch", "Failed to load")
    all_here_without_the_host(person, host)


def brought(host: PlainHost) -> set[str]:
    """What was asked for of Python's files."""
    place = "/a/b/python/"
    return {name.removeprefix(place) for name in host.asked if name.startswith(place)}


def a_record_is_not_read_on_when_somebody_stops_it(person: Person, host: PlainHost) -> None:
    """Whoever thinks here has to be started for it, which takes longer than to press a button."""
    page = person.page
    page.goto("about:blank")
    page.goto(host.url)
    page.locator("#old-game").wait_for()
    told = page.locator("[aria-labelledby=old-game] [role=status]")
    stop = page.get_by_role("button", name="Stop reading")
    page.evaluate(DROP, ["game: vikings", "long.osada"])
    for _ in range(50):
        stop.click()
        with suppress(AssertionError):
            expect(stop).to_have_count(0, timeout=200)
            break
    expect(told).to_contain_text("Reading was stopped")
    page.evaluate(DROP, ["game: vikings", "long.osada"])
    expect(told).to_contain_text("not a record", timeout=45_000)
    expect(stop).to_have_count(0)
    person.forgive("status of 4")


def all_here_without_the_host(person: Person, host: PlainHost) -> None:
    page = person.page
    host.stop()
    page.goto("about:blank")
    page.goto(f"{host.url}#/device")
    expect(page.locator("section[aria-labelledby=kept-games] li:has(b)")).to_have_count(1)
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


HOW = "() => document.documentElement.dataset.start"
STORE = """async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('osada-files'));
    return [await caches.open(name)].map(async (cache) => [cache, await cache.keys()])[0];
}"""
PICTURES = f"""async () => {{
    const [, keys] = await ({STORE})();
    return keys.map(({{url}}) => url).filter((url) => url.includes('/made/picture/'));
}}"""
SPOIL = f"""async () => {{
    const [cache, keys] = await ({STORE})();
    const [key] = keys.filter(({{url}}) => url.includes('/made/picture/'));
    const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
    await cache.put(key, new Response(bytes.fill(7, 0, 64)));
}}"""


def test_a_later_start_goes_on_from_a_picture_of_memory_and_a_spoilt_one_is_not_used(
    person: Person, host: PlainHost
) -> None:
    page = person.page
    page.goto(f"{host.url}#/new/vikings")
    page.locator(".btn.pri.big").click()
    page.wait_for_url("**/#/t/*")
    table = page.url
    assert page.evaluate(HOW) == "fresh"
    for _ in range(60):
        page.wait_for_timeout(1000)  # it waits for a quiet moment
        if page.evaluate(PICTURES):
            break
    for how, spoil in (("picture", False), ("picture", True), ("fresh", False)):
        page.goto("about:blank")
        page.goto(table)
        page.wait_for_selector("[data-scene]", state="attached")
        assert page.evaluate(HOW) == how
        if spoil:
            page.evaluate(SPOIL)
    assert page.evaluate(PICTURES) == []
    person.forgive("Python starts afresh")
