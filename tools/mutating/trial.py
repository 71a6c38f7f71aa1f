"""Trying mutants in a copy of the tree, against the tests that concern them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .mutations import Mutant

KILLED, SURVIVED, TIMED_OUT, UNSOUND = "killed", "survived", "timed out", "unsound"
"""Unsound: the test that failed fails without the change, too."""
GUARDED = ("-IS", "tools/guarded.py")
PLUGIN = "_hypothesis_pytestplugin"
"""The only one that our tests need; to load the others takes longer than many a test."""
PYTEST = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", PLUGIN)
NO_TESTS = 5
LINKS = ("osada/server/page", "web/node_modules")
"""Built or installed, and not ours to change."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    outcome: str
    seconds: float
    by: str
    """The test that failed."""


class Copy:
    """A copy of what git knows of the tree, in which one file at a time is changed."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
        names = subprocess.run(listed, cwd=root, capture_output=True, check=True).stdout
        for name in names.decode().split("\0"):
            if name and (root / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)
        for name in LINKS:
            if (root / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).symlink_to(root / name)
        self._writes = 0

    def tried(self, mutant: Mutant, tests: Sequence[Sequence[str]], seconds: float) -> Verdict:
        """Change the file, run the tests, one lot after the other, change it back. A test that has
        failed must not fail again when nothing is changed: it may be flaky, or broken."""
        source = (self.folder / mutant.path).read_bytes()
        began = time.monotonic()
        outcome, by = SURVIVED, ""
        self._write(mutant.path, mutant.applied(source))
        try:
            for lot in tests:
                if lot and outcome == SURVIVED:
                    outcome, by = self._run(lot, began + seconds - time.monotonic())
        finally:
            self._write(mutant.path, source)
        if outcome == KILLED and self._run([by], seconds)[0] != SURVIVED:
            outcome = UNSOUND
        return Verdict(mutant, outcome, time.monotonic() - began, by)

    def _run(self, tests: Sequence[str], seconds: float) -> tuple[str, str]:
        """What the tests say, and which of them fails first."""
        with (self.folder / "said.txt").open("w+b") as said:
            run = subprocess.Popen(
                [
                    sys.executable,
                    *GUARDED,
                    sys.executable,
                    *PYTEST,
                    "--hypothesis-profile=ci",
                    *tests,
                ],
                cwd=self.folder,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
            )
            try:
                code = run.wait(seconds)
            except subprocess.TimeoutExpired:
                return TIMED_OUT, ""
            finally:
                run.kill()
                run.wait()
            said.seek(0)
            text = said.read().decode(errors="replace")
        if code in (0, NO_TESTS):
            return SURVIVED, ""
        failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", text, re.MULTILINE)
        return KILLED, failed[0] if failed else tests[0]

    def _environment(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("OSADA_")}
        kept.pop("PYTHONDONTWRITEBYTECODE", None)
        return {
            **kept,
            "OSADA_PURE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPYCACHEPREFIX": str(self.folder / ".pycache"),
            # Before the installed package, which is the tree that this is a copy of.
            "PYTHONPATH": str(self.folder),
        }

    def _write(self, path: str, source: bytes) -> None:
        """Python knows by size and second whether it has compiled a file before."""
        self._writes += 1
        file = self.folder / path
        file.write_bytes(source)
        os.utime(file, (time.time(), 1_000_000_000 + self._writes))
