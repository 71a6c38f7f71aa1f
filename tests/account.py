"""Where the time went, in one line above pytest's own summary: `-p tests.account`, for ./test.

OSADA_ACCOUNT is `FILE:NAME`. The file tells what was done before, a line each: a group, a stage and
seconds; the line without a stage is the group as a whole. This run adds itself under the name, its
folders as the stages.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

BEGAN = time.monotonic()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: TerminalReporter) -> Generator[None]:
    """After everything else that is told at the end; a worker's part is in the whole."""
    yield
    if hasattr(terminalreporter.config, "workerinput"):
        return
    file, _, name = os.environ["OSADA_ACCOUNT"].partition(":")
    folders = by_folder(terminalreporter, time.monotonic() - BEGAN)
    with Path(file).open("a") as account:
        for folder, seconds in [("", sum(folders.values())), *folders.items()]:
            account.write(f"{name}\t{folder}\t{seconds:.1f}\n")
    terminalreporter.write_line(account_of(Path(file).read_text()))


def by_folder(reporter: TerminalReporter, whole: float) -> dict[str, float]:
    """The seconds of the run, shared out among the folders of tests as the tests took them; the
    longest first."""
    took: dict[str, float] = defaultdict(float)
    for reports in reporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid.split("/")[1]] += report.duration
    every = sum(took.values()) or 1.0
    longest_first = sorted(took.items(), key=lambda folder: -folder[1])
    return {folder: whole * part / every for folder, part in longest_first}


def account_of(lines: str) -> str:
    """One line for all of it; what took less than a second is not worth a word."""
    wholes: dict[str, float] = {}
    parts: dict[str, list[str]] = {}
    for line in lines.splitlines():
        group, stage, seconds = line.split("\t")
        if not stage:
            wholes[group] = float(seconds)
        elif float(seconds) >= 1:
            parts.setdefault(group, []).append(f"{stage} {float(seconds):.0f}")
    told = [
        f"{group} {seconds:.0f}" + (f" ({', '.join(parts[group])})" if group in parts else "")
        for group, seconds in wholes.items()
    ]
    return f"time: {sum(wholes.values()):.0f} s = {' + '.join(told)}"
