"""Chromium as tests and the lab start it."""

from __future__ import annotations

import shutil

NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
"""The first draws no windows of its own around each page, which saves a second of the processor for
every person: ./test installs that one where it may and can."""
WAYS = ("--no-sandbox", "--js-flags=--no-opt", "--in-process-gpu")
"""As root there is no sandbox to be had, and nothing but our own page is opened. No page lives so
long that it would be worth the while to make its code as quick as can be. What puts the layers of a
page together needs no process of its own: that is a tenth of what a visit costs."""


def chromium() -> str | None:
    """The machine's own, if it has one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
