"""Trying mutants in a copy of the tree, against the tests that concern them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from .mutations import Mutant
from .touched import Caller

KILLED, SURVIVED, TIMED_OUT, UNSOUND = "killed", "survived", "timed out", "unsound"
"""Unsound: the test that failed fails without the change, too."""
GUARDED = ("-IS", "tools/guarded.py")
PLUGIN = "_hypothesis_pytestplugin"
"""The only one that our tests need; to load the others takes longer than many a test."""
PYTEST = (
    *("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", PLUGIN),
    "--hypothesis-profile=ci",
)
NOT_FOUND, NO_TESTS = 4, 5
LONG = 1800.0
START, TIMES = 30.0, 4.0
"""The most that a lot of tests may take: the seconds of its start, and so many times what they took
while they were recorded."""
LINKS = ("osada/server/page", "web/node_modules")
"""Built or installed, and not ours to change."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    outcome: str
    seconds: float
    by: str
    """The test that failed, or the first of those that took too long."""


def patience(tests: Sequence[Caller]) -> float:
    """How long a lot of tests may take."""
    return START + TIMES * sum(test.seconds for test in tests)


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

    def tried(self, mutant: Mutant, lots: Sequence[Sequence[Caller]]) -> Verdict:
        """Change the file, run the tests, one lot after the other, change it back."""
        source = (self.folder / mutant.path).read_bytes()
        began = time.monotonic()
        outcome, by = SURVIVED, [""]
        self._write(mutant.path, mutant.applied(source))
        try:
            for lot in lots:
                outcome, by = self._run([test.id for test in lot], patience(lot))
                if outcome != SURVIVED:
                    break
        finally:
            self._write(mutant.path, source)
        if outcome == TIMED_OUT and self._run(by, patience(lot))[0] != SURVIVED:
            outcome = UNSOUND  # the machine is busy
        return Verdict(mutant, outcome, time.monotonic() - began, by[0])

    def sound(self, verdicts: Sequence[Verdict]) -> list[Verdict]:
        """A test that has killed must not fail when nothing is changed: it may be flaky, or
        broken."""
        killers = sorted({verdict.by for verdict in verdicts if verdict.outcome == KILLED})
        broken = self._broken(killers)
        return [replace(v, outcome=UNSOUND) if v.by in broken else v for v in verdicts]

    def _broken(self, tests: list[str]) -> set[str]:
        """Those that fail: all are tried at once, then one half after the other."""
        if not tests or self._run(tests, LONG)[0] == SURVIVED:
            return set()
        half = len(tests) // 2
        return {*self._broken(tests[:half]), *self._broken(tests[half:])} if half else {*tests}

    def record(self, files: Sequence[str], kept: Path) -> None:
        """Write down in a folder which functions the tests of these files call."""
        kept.mkdir(parents=True, exist_ok=True)
        environment = {**self._environment(), "OSADA_TOUCHED": str(kept)}
        command = [*PYTEST, "-p", "tools.mutating.touching", *files]
        command.remove("-x")
        run = [sys.executable, *GUARDED, sys.executable, *command]
        subprocess.run(run, cwd=self.folder, env=environment, stdout=subprocess.DEVNULL)

    def _run(self, tests: Sequence[str], seconds: float) -> tuple[str, list[str]]:
        """What the tests say, and which of them fails first."""
        with (self.folder / "said.txt").open("w+b") as said:
            run = subprocess.Popen(
                [sys.executable, *GUARDED, sys.executable, *PYTEST, *tests],
                cwd=self.folder,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
            )
            try:
                code = run.wait(seconds)
            except subprocess.TimeoutExpired:
                return TIMED_OUT, list(tests)
            finally:
                run.kill()
                run.wait()
            said.seek(0)
            text = said.read().decode(errors="replace")
        if code in (0, NO_TESTS):
            return SURVIVED, [""]
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        if code == NOT_FOUND and files != tests:
            # A test of this name is not there now; perhaps its parameters have changed.
            return self._run(files, seconds)
        failed = re.findall(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", text, re.MULTILINE)
        return KILLED, failed[:1] or files

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
