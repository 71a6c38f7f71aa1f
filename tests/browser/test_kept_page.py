"""The page as browsers keep it: whole states, one after the other, with and without a network."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from osada.page.folder import INDEX, folder_of
from osada.page.listing import ROUTES, SERVICE
from osada.page.manifest import MANIFEST
from osada.server.host.settings import PAGE as BUILT

from .people import need_page
from .plain_host import PlainHost

HTML = """<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>STATE</title></head>
<body><p>STATE</p><img src="/art/STATE.svg" alt="" /></body></html>"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>{}</title></svg>'
KEPT = "navigator.serviceWorker.register('./sw.js').then(() => navigator.serviceWorker.ready)"
LOOK = "navigator.serviceWorker.getRegistration().then((found) => found.update())"
WAITS = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
RESTS = "async () => !(await navigator.serviceWorker.getRegistration()).installing"
GO = """() => new Promise(async (answered) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => answered(data);
    const {waiting} = await navigator.serviceWorker.getRegistration();
    waiting.postMessage('go', [port2]);
})"""
TAKEN = """async () => {
    const {active, waiting} = await navigator.serviceWorker.getRegistration();
    return !waiting && navigator.serviceWorker.controller === active;
}"""
SHARED = "fetch('./shared.txt').then((answer) => answer.text())"


def state(name: str) -> dict[str, bytes]:
    """A small page with the service worker as it is built; most of it differs by its state."""
    built = {
        INDEX: HTML.replace("STATE", name).encode(),
        SERVICE: (BUILT / SERVICE).read_bytes(),
        ROUTES: b'["/"]',
        MANIFEST: (BUILT / MANIFEST).read_bytes(),
        f"art/{name}.svg": SVG.format(name).encode(),
        "shared.txt": f"of {name}".encode(),
        "same.bin": b"the same" * 50_000,
    }
    return folder_of(built, {}, {}, {})


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    need_page()
    host = PlainHost(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context()
    yield context
    context.close()


def opened(context: BrowserContext, host: PlainHost) -> Page:
    page = context.new_page()
    page.goto(host.url)
    return page


def kept(context: BrowserContext, host: PlainHost) -> Page:
    """The page, and all of it kept."""
    page = opened(context, host)
    page.evaluate(KEPT)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def until(page: Page, script: str) -> None:
    """What is only known later: Playwright's own `wait_for_function` takes a promise for a yes."""
    for _ in range(200):
        if page.evaluate(script):
            return
        page.wait_for_timeout(50)
    raise AssertionError(script)


def comes(page: Page, name: str) -> None:
    """At a start, though not always at the first: the page before it may not be quite gone."""
    for _ in range(10):
        page.reload()
        with suppress(AssertionError):
            expect(page).to_have_title(name, timeout=3_000)
            break
    shows(page, name)


def shows(page: Page, name: str) -> None:
    """Page, picture and text of one state."""
    expect(page).to_have_title(name)
    assert page.evaluate("document.images[0].decode().then(() => true)")
    assert page.evaluate(SHARED) == f"of {name}"


def test_a_kept_page_opens_without_its_host_and_then_with_it_asks_for_nothing_but_its_worker(
    context: BrowserContext, host: PlainHost
) -> None:
    host.put(state("one"))
    page = kept(context, host)
    host.stop()
    page.close()
    shows(page := opened(context, host), "one")
    host.start()
    host.forget()
    shows(page := opened(context, host), "one")
    page.evaluate(LOOK)
    assert set(host.asked) <= {"/a/b/sw.js"}
    # What is not listed passes it by.
    assert page.evaluate("fetch('./api/nothing').then((answer) => answer.status)") == 404
    assert "/a/b/api/nothing" in host.asked


def test_another_state_waits_beside_an_open_page_and_comes_whole_with_the_next_start(
    context: BrowserContext, host: PlainHost
) -> None:
    host.put(state("one"))
    page = kept(context, host)
    second = opened(context, host)
    host.put(state("two"))
    host.forget()
    page.evaluate(LOOK)
    until(page, WAITS)
    assert "/a/b/same.bin" not in host.asked, "what has not changed is here already"
    shows(page, "one")
    second.reload()
    shows(second, "one")  # somebody still looks at it
    second.close()
    comes(page, "two")
    shows(opened(context, host), "two")
    sums = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)"
        ".then((one) => one.keys())))).then((all) => all.flat().length)"
    )
    files = page.evaluate("fetch('./folder.json').then((answer) => answer.json())")["files"]
    assert sums == len(files), "nothing is left of the state before"


def test_another_state_takes_over_when_it_is_asked_to_unless_the_older_one_plays_in_another_tab(
    context: BrowserContext, host: PlainHost
) -> None:
    host.put(state("one"))
    page = kept(context, host)
    second = opened(context, host)
    beside = context.new_page()
    beside.goto(f"{host.url}same.bin.txt")  # of the same host, and no page of ours
    host.put(state("two"))
    page.evaluate(LOOK)
    until(page, WAITS)
    assert page.evaluate(GO) is False
    page.wait_for_timeout(300)
    assert page.evaluate(WAITS), "the other tab plays on by the state that it began with"
    shows(second, "one")
    second.close()
    assert page.evaluate(GO) is True
    until(page, TAKEN)
    page.reload()
    shows(page, "two")


def test_a_state_that_is_half_on_its_host_is_not_taken_until_it_is_whole(
    context: BrowserContext, host: PlainHost
) -> None:
    one, two = state("one"), state("two")
    host.put(one)
    page = kept(context, host)
    host.put({name: two[name] for name in (SERVICE, INDEX, "folder.json")})
    page.evaluate(LOOK)
    until(page, RESTS)
    assert not page.evaluate(WAITS)
    page.reload()
    shows(page, "one")
    # The other half: all but the worker.
    host.put(one | {name: raw for name, raw in two.items() if name != SERVICE})
    page.evaluate(LOOK)
    page.reload()
    shows(page, "one")
    host.put(two)
    page.evaluate(LOOK)
    until(page, WAITS)
    comes(page, "two")


def test_a_look_for_another_state_without_a_network_changes_nothing_and_an_older_one_may_return(
    context: BrowserContext, host: PlainHost
) -> None:
    one, two = state("one"), state("two")
    host.put(two)
    page = kept(context, host)
    host.stop()
    with pytest.raises(Error):
        page.evaluate(LOOK)
    page.reload()
    shows(page, "two")
    host.start()
    host.put(one)
    page.evaluate(LOOK)
    until(page, WAITS)
    comes(page, "one")
