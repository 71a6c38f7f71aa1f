"""What holds for all tests."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from .tied import tie

# Whoever is started in the background may have been told to ignore Ctrl-C, and whatever the tests
# start would inherit that: those that press it would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """A worker ends with the run that it belongs to, and what it has started ends with it."""
    if hasattr(config, "workerinput") and sys.platform == "linux":
        tie(os.getppid())
