"""A progress bar for what takes more than a moment, where somebody can see it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from osada.lab.blocks import Progress as Report
from osada.lab.blocks import no_progress

PATIENCE = 2.0
"""Seconds that pass before a bar appears."""


@contextmanager
def progress_bar(what: str) -> Iterator[Report]:
    """What a long work reports to. The bar goes to stderr, and only if that is a terminal."""
    if not sys.stderr.isatty():
        yield no_progress
        return
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    began = monotonic()
    task = bar.add_task(what, total=None)

    def report(done: int, total: int) -> None:
        if monotonic() - began >= PATIENCE:
            bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield report
    finally:
        bar.stop()
