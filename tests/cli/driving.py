"""Driving `osada` as a person would: in this process, or in one of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import osada

from ..patience import PATIENCE

ROOT = Path(osada.__file__).parent.parent
COMMAND = (sys.executable, "-c", "from osada.cli import main; main()")
ALWAYS_FIRST = "1\n" * 3000
"""Somebody who answers every question with the first choice, for longer than any game lasts."""


class Said:
    """What a command wrote, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def environment(home: Path, **more: str) -> dict[str, str]:
    """A plain terminal of 100 columns whose kept games go to a folder of the test's own."""
    plain = {"XDG_STATE_HOME": str(home), "COLUMNS": "100", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    return {**plain, **more}


def in_process(arguments: Sequence[str], typed: str, home: Path, **more: str) -> Said:
    """Run a command here."""
    from typer.testing import CliRunner

    from osada.cli.app import app

    result = CliRunner(env=environment(home, **more)).invoke(
        app, list(arguments), input=typed, prog_name="osada", catch_exceptions=False
    )
    return Said(result.exit_code, result.stdout, result.stderr)


def in_its_own(arguments: Sequence[str], typed: str, home: Path, **more: str) -> Said:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, **environment(home, **more)},
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def menu_of(out: str) -> list[str]:
    """The texts of the actions in the last menu of a transcript, by number."""
    last = out[out.rindex("VIK-") :]
    return [text for _, text in sorted((int(n), t) for n, t in _ITEM.findall(last))]


_ITEM = re.compile(r"(?:^|\s)(\d+) [^\[\]\n]*\[([^\]]+)\]")
