"""A plugin of pytest: which of our functions each test calls, and how long it takes.

For every file of tests one JSON file in the folder $OSADA_TOUCHED. What is called in a program that
a test starts is not seen; that it speaks with one is.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import threading
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType

import pytest

OURS = "osada/"
SPEAKING = ("/subprocess.py", "/httpx/_client.py", "/websockets/sync/client.py", "/forker.py")
"""Who starts a program, or asks one that runs."""
FORMAT = b"3"
Seen = dict[int, CodeType]


class Touching:
    """Follows calls, and no lines: tests become some two times slower, not fifty."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder = folder
        self.root = f"{root}/"
        self.seen: Seen = {}
        self.tests: dict[str, dict[str, tuple[float, list[str], bool]]] = {}

    def called(self, frame: FrameType, event: str, told: object) -> None:
        self.seen[id(frame.f_code)] = frame.f_code

    def names(self) -> list[str]:
        """The functions that were called, each as its file and its name; not what runs once, when
        a module or a class is read, by whoever reads it first."""
        ours = f"{self.root}{OURS}"
        found = {
            f"{code.co_filename.removeprefix(self.root)}:{plain(code.co_qualname)}"
            for code in self.seen.values()
            if code.co_filename.startswith(ours) and code.co_flags & CO_OPTIMIZED
        }
        return sorted(found)

    def speaks(self) -> bool:
        """Whether code of ours may have run in another process."""
        return any(code.co_filename.endswith(SPEAKING) for code in self.seen.values())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.seen = {}
        self.passed, self.seconds = True, 0.0
        threading.settrace(self.called)
        sys.settrace(self.called)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            file = item.nodeid.partition("::")[0]
            tests = self.tests.setdefault(file, {})
            if self.passed:
                tests[item.nodeid] = (round(self.seconds, 3), self.names(), self.speaks())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed &= report.passed
        self.seconds += report.duration

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """What is done is written down, should somebody stop it."""
        file = nodeid.partition("::")[0]
        for done in [name for name in self.tests if name != file]:
            self._write(done, self.tests.pop(done))

    def pytest_sessionfinish(self) -> None:
        for file, tests in self.tests.items():
            self._write(file, tests)

    def _write(self, file: str, tests: dict[str, tuple[float, list[str], bool]]) -> None:
        names = sorted({name for _, touched, _ in tests.values() for name in touched})
        number = {name: place for place, name in enumerate(names)}
        kept = {
            "file": file,
            "fingerprint": fingerprint(Path(self.root) / file),
            "functions": names,
            "tests": {
                test: [seconds, [number[name] for name in touched], speaks]
                for test, (seconds, touched, speaks) in tests.items()
            },
        }
        place = self.folder / f"{file.replace('/', '.')}.json"
        place.write_text(json.dumps(kept), encoding="utf-8")


def plain(name: str) -> str:
    """As a mutant says where it is: `A.f.<locals>.<listcomp>` is in `A.f`."""
    return ".".join(part for part in name.split(".") if not part.startswith("<"))


def fingerprint(file: Path) -> str:
    """Of a file of tests with what helps it beside it, and of how it is recorded."""
    helpers = (other for other in file.parent.glob("*.py") if not other.name.startswith("test_"))
    known = hashlib.sha256(FORMAT)
    for one in (file, *sorted(helpers)):
        known.update(one.read_bytes())
    return known.hexdigest()[:16]


def pytest_configure(config: pytest.Config) -> None:
    folder = Path(os.environ["OSADA_TOUCHED"])
    config.pluginmanager.register(Touching(folder, config.rootpath))
