"""`osada lab pocket --kill N`: a browser is killed while somebody plays, and looked into again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypedDict

from playwright.sync_api import Error, Page, Playwright, expect, sync_playwright

import osada
from osada.kernel.errors import OsadaError
from osada.lab.blocks import Progress, no_progress
from osada.pocket.folder import write_folder

from .chromium import WAYS, chromium

BY_WORKER = Path(__file__).with_name("by_worker.js")
PLAYS = 12
"""At most so many plays are acknowledged before the kill,"""
MOMENT = 0.3
"""and at most so many seconds more pass: it falls anywhere in what a play takes."""
PATIENCE = 120.0
"""Seconds for what must come."""
HERE = "section[aria-labelledby=kept-here]"
"""What has come of the folder, on the page of the device."""
PLAYING = "table => { osada.play(table, {soon: ['agree']}).catch((why) => stumbled(String(why))); }"


class NoBrowser(OsadaError):
    """There is nothing to kill."""


class NotPlayed(OsadaError):
    """It goes wrong without anybody killing anything."""


class Played(NamedTuple):
    """A play of ours: where it stands, and what it was."""

    number: int
    action: str


class Killed(TypedDict):
    """What came of one; JSON-ready."""

    game: str
    acknowledged: int
    said: int
    """With one that may not have been acknowledged any more."""
    there: int
    lost: int
    doubled: int


class Kills(TypedDict):
    """What came of all."""

    kills: int
    acknowledged: int
    lost: int
    doubled: int
    each: list[Killed]


def killed(count: int, seed: int = 1, progress: Progress = no_progress) -> Kills:
    """So many browsers, each with all that lies in the folder and no table yet."""
    path = chromium()
    if path is None:
        raise NoBrowser("there is no Chromium to kill on this machine: apt install chromium")
    rng, games = Random(seed), osada.games()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        write_folder(Path(place) / "host" / "osada", pause=0.0, squeeze=False)
        with _host(Path(place) / "host") as url:
            first = Path(place) / "first"
            with _browser(playwright, path, first, gently=True) as page:
                _open(page, f"{url}#/device")
                page.locator(HERE).get_by_role("button").click()
                expect(page.locator(f"{HERE} li:not(.here)")).to_have_count(
                    0, timeout=1000 * PATIENCE
                )
            each = []
            for number in range(count):
                profile = Path(place) / "profile"
                shutil.copytree(first, profile, symlinks=True)
                each.append(_kill(playwright, path, profile, url, games[number % len(games)], rng))
                shutil.rmtree(profile)
                progress(number + 1, count)
    return {
        "kills": count,
        "acknowledged": sum(one["acknowledged"] for one in each),
        "lost": sum(one["lost"] for one in each),
        "doubled": sum(one["doubled"] for one in each),
        "each": each,
    }


def _kill(
    playwright: Playwright, path: str, profile: Path, url: str, game: str, rng: Random
) -> Killed:
    said: list[Played] = []
    acknowledged: list[Played] = []
    stumbled: list[str] = []
    wanted, moment = rng.randrange(PLAYS + 1), rng.uniform(0, MOMENT)
    with _browser(playwright, path, profile) as page:
        page.expose_function("telling", lambda *what: said.append(Played(*what)))
        page.expose_function("acknowledged", lambda *what: acknowledged.append(Played(*what)))
        page.expose_function("stumbled", lambda why: stumbled.append(why))
        _open(page, url)
        seats = [{"who": "me"}, {"who": "computer", "level": "skilled"}]
        wish = {"game": game, "seats": seats, "seed": rng.randrange(1 << 30)}
        table = str(_asked(page, "POST", "/api/tables", wish)["table"]["id"])
        page.goto(f"{url}#/t/{table}")
        page.evaluate(PLAYING, table)
        until = time.monotonic() + PATIENCE
        while len(acknowledged) < wanted:
            if stumbled or time.monotonic() > until:
                raise NotPlayed(f"{game} is not played on: {stumbled or 'nothing is acknowledged'}")
            page.wait_for_timeout(5)
        page.wait_for_timeout(1000 * moment)
    with _browser(playwright, path, profile) as page:
        _open(page, f"{url}#/t/{table}")
        page.locator("#prompt").wait_for()
        entries = _asked(page, "GET", f"/api/tables/{table}/entries")
    return counted(game, said, acknowledged, entries)


def counted(
    game: str,
    said: Sequence[Played],
    acknowledged: Sequence[Played],
    entries: Sequence[dict[str, Any]],
) -> Killed:
    """What is there of what was played: lost is what was acknowledged and is not, or is another;
    doubled is what is there and was never said, or stands at a number twice."""
    numbers = [entry["number"] for entry in entries]
    ours = {
        Played(entry["number"], " ".join(map(str, entry["action"])))
        for entry in entries
        if entry["kind"] == "play" and entry["seat"] == 0
    }
    return {
        "game": game,
        "acknowledged": len(acknowledged),
        "said": len(said),
        "there": len(ours),
        "lost": sum(one not in ours for one in acknowledged),
        "doubled": max(0, len(ours) - len(said)) + len(numbers) - len(set(numbers)),
    }


def _asked(page: Page, method: str, path: str, body: object = None) -> Any:
    script = "([how, path, body]) => osada.ask(how, path, body ?? undefined)"
    return page.evaluate(script, [method, path, body])


def _open(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function("() => window.osada.workers.length > 0")
    _asked(page, "GET", "/api/tables")


@contextmanager
def _browser(
    playwright: Playwright, path: str, profile: Path, gently: bool = False
) -> Iterator[Page]:
    """A browser with a page; at the end all its processes are killed at once, if not gently."""
    profile.mkdir(exist_ok=True)
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    own = (f"--user-data-dir={profile}", "--remote-debugging-port=0", "--no-first-run")
    browser = subprocess.Popen(
        [path, *WAYS, "--headless", *own, "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + PATIENCE
        while not port.exists() or not port.read_text():
            if browser.poll() is not None or time.monotonic() > until:
                raise NoBrowser(f"{path} does not start")
            time.sleep(0.05)
        found = playwright.chromium.connect_over_cdp(
            f"http://127.0.0.1:{port.read_text().splitlines()[0]}"
        )
        context = found.contexts[0]
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(path=BY_WORKER)
        page = context.new_page()
        yield page
        if gently:
            with suppress(Error):  # it may be gone before it has said so
                context.new_cdp_session(page).send("Browser.close")
            browser.wait(PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(browser.pid, signal.SIGKILL)
        browser.wait()


@contextmanager
def _host(folder: Path) -> Iterator[str]:
    """A plain host of the folder."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    server = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    try:
        port = server.stdout.readline().rpartition(" port ")[2].split()[0]
        yield f"http://127.0.0.1:{port}/osada/"
    finally:
        server.terminate()
        server.wait()
