"""People at the page: each a browser context of their own, watched for errors."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright

from tools.in_browser.chromium import WAYS, chromium

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "screenshots" / "tests"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ"}

DESKTOP, PHONE = (1440, 900), (390, 844)


def launch(playwright: Playwright) -> Browser:
    """The machine's own Chromium, without a window; without one the test is skipped."""
    path = chromium()
    if path is None:
        pytest.skip("Chromium is not on this machine (Debian, Ubuntu: apt install chromium)")
    return playwright.chromium.launch(executable_path=path, args=list(WAYS))


def need_page() -> None:
    """Skip the test where the page has not been built."""
    built = Path(os.environ.get("OSADA_PAGE") or ROOT / "osada" / "server" / "page")
    if not (built / "index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")


class Person:
    """Somebody with a browser of their own. Anything their console calls an error is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        viewport: tuple[int, int] = DESKTOP,
        scheme: str = "light",
        motion: str = "reduce",
        keeps: bool = False,
    ) -> None:
        """`keeps`: the page and its files, once it has come to rest."""
        width, height = viewport
        phone = min(width, height) < 500
        self.context = browser.new_context(
            base_url=url,
            locale=LOCALES[lang],
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=phone,
            is_mobile=phone,
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(30_000)
        self.errors: list[str] = []
        self.turn_to(self.context.new_page())

    def turn_to(self, page: Page) -> None:
        """Another page of theirs is the one that they look at."""
        self.page = page
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(f"page: {error}"))

    def goto(self, path: str) -> Page:
        """Open an address of the server."""
        self.page.goto(path)
        return self.page

    def shot(self, name: str, of: Locator | None = None) -> Path:
        """A picture to look at, in an ignored folder."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{name}.png"
        (of or self.page).screenshot(path=path)
        return path

    def forgive(self, *words: str) -> None:
        """Forget errors that this test has provoked: those that hold one of these words."""
        self.errors = [e for e in self.errors if not any(word in e for word in words)]

    def assert_accessible(self, within: str = "body", rules: Sequence[str] = ()) -> None:
        """axe finds nothing to mend on the page as it is now; with some of its rules, or all."""
        found = axe(self.page, within, rules)
        assert not found, "\n".join(found)

    def leave(self) -> None:
        """Close everything of theirs."""
        self.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text} ({message.location.get('url', '')})")


def axe(page: Page, within: str = "body", rules: Sequence[str] = ()) -> list[str]:
    """What axe would have mended, a line each."""
    if not AXE.exists():
        pytest.skip("axe-core is not there: ./run serve, or ./test, installs it")
    # The page's own security policy holds: only the debugger's way in is free of it.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = page.evaluate(
        """async ([where, rules]) => {
            const only = rules.length ? {runOnly: rules} : {};
            return (await axe.run(where, {resultTypes: ['violations'], ...only})).violations;
        }""",
        [within, list(rules)],
    )
    return [
        f"{violation['id']}: {violation['help']}: {node['target']} {node['html'][:160]}"
        for violation in violations
        for node in violation["nodes"]
    ]
