"""How fast the page is on this machine: `.venv/bin/python -m tests.browser.measure_page`.

For each game the time from an empty cache to the first board on the screen, the frames while a
village of 32 tiles is panned, and the bytes of all scripts, compressed. Prints a table; decides
nothing, because the figures belong to the machine.
"""

from __future__ import annotations

import gzip
import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright
from rich.console import Console
from rich.table import Table

from osada.kernel.state import State
from osada.table.protocol.house import NewTableMade
from tests.browser.positions import played_on
from tests.server.client import COOKIE, HEADER, Client
from tests.server.serving import Server
from tools.in_browser.chromium import chromium

ROOT = Path(__file__).parents[2]

SEATS = {"hamlet": 4, "vikings": 3, "mythwind": 2}
ROUNDS = 5
TILES = 32
BIG = 6
"""The seed of a game of four in which that many tiles are built."""
SHOWN = """() => new Promise(done => {
    const look = () => {
        const board = document.querySelector('.map.middle svg, .map.middle [data-action]');
        if (!board || !board.getBoundingClientRect().width) return requestAnimationFrame(look);
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
    };
    look();
})"""
"""Milliseconds from the beginning of the navigation to a painted board."""
PAN = """() => new Promise(done => {
    const map = document.querySelector('[data-hamlet-map]');
    const {x, y, width, height} = map.getBoundingClientRect();
    const at = step => ({
        bubbles: true, pointerId: 1, button: 0, buttons: 1, pointerType: 'mouse',
        clientX: x + width / 2 + 160 * Math.sin(step / 20),
        clientY: y + height / 2 + 90 * Math.cos(step / 20),
    });
    const times = [];
    let step = 0;
    map.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    const frame = now => {
        times.push(now);
        map.dispatchEvent(new PointerEvent('pointermove', at(++step)));
        if (step < 180) return requestAnimationFrame(frame);
        map.dispatchEvent(new PointerEvent('pointerup', at(step)));
        done(times.slice(1).map((time, i) => time - times[i]));
    };
    requestAnimationFrame(frame);
})"""
"""Milliseconds between the frames while the map is dragged round and round."""


def visitor(browser: Browser, url: str, token: str) -> BrowserContext:
    """A browser that has never been here, but may watch this table."""
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.request.get("/api/me")
    csrf = {cookie["name"]: cookie["value"] for cookie in context.cookies()}[COOKIE]
    answer = context.request.post(f"/api/links/{token}", data={"name": ""}, headers={HEADER: csrf})
    assert answer.ok, answer.text()
    return context


def first_board(browser: Browser, url: str, made: NewTableMade) -> list[float]:
    """How long the board takes to appear in a browser that has never been here."""
    times = []
    token = next(link.token for link in made.links if link.seat is None)
    for _ in range(ROUNDS):
        with visitor(browser, url, token) as context:
            page = context.new_page()
            page.goto(f"/t/{made.table.id}", wait_until="commit")
            times.append(float(page.evaluate(SHOWN)))
    return times


def frames(browser: Browser, url: str, made: NewTableMade) -> list[float]:
    """The time of each frame while a big village is panned."""
    token = next(link.token for link in made.links if link.seat is None)
    with visitor(browser, url, token) as context:
        page = context.new_page()
        page.goto(f"/t/{made.table.id}")
        page.evaluate(SHOWN)
        page.wait_for_timeout(1000)
        found: list[float] = page.evaluate(PAN)
    return found


def script_bytes(built: Path) -> tuple[int, int]:
    """All scripts of the page, and how many bytes they are compressed."""
    files = sorted((built / "assets").glob("*.js"))
    return len(files), sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def launch(playwright: Playwright) -> Browser:
    """The machine's own Chromium."""
    path = chromium()
    if path is None:
        sys.exit("Chromium is not on this machine")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


def is_big(state: State) -> bool:
    """So many tiles lie on the table."""
    tiles = state.view(None)["tiles"]
    return isinstance(tiles, list) and len(tiles) >= TILES


def add(shown: Table, what: str, times: list[float]) -> None:
    """A line for times in milliseconds."""
    median, worst = statistics.median(times), max(times)
    shown.add_row(what, f"{median:.1f} ms", f"{worst:.1f} ms", str(len(times)))


def main() -> None:
    """Measure everything once and print it."""
    built = Path(os.environ.get("OSADA_PAGE") or ROOT / "osada" / "server" / "page")
    if not (built / "index.html").exists():
        sys.exit("the page is not built: ./run serve builds it")
    shown = Table("what", "median", "worst", "of", title="The page on this machine")
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'osada.sqlite3'}"
        server = Server(Path(folder), {"OSADA_DATABASE": database}).start()
        try:
            with Client(server) as host, sync_playwright() as playwright:
                browser = launch(playwright)
                for game, seats in SEATS.items():
                    made = host.new_table(game, *["link"] * seats)
                    times = first_board(browser, server.url, made)
                    add(shown, f"{game}: first board, cold cache", times)
                made, *_ = played_on(host, "hamlet", *["link"] * 4, seed=BIG, until=is_big)
                add(
                    shown,
                    f"hamlet: a frame while {TILES} tiles are panned",
                    frames(browser, server.url, made),
                )
                browser.close()
        finally:
            server.clean_up()
    files, size = script_bytes(built)
    shown.add_row("scripts, compressed", f"{size / 1000:.1f} kB", "", f"{files} files")
    Console().print(shown)


if __name__ == "__main__":
    main()
