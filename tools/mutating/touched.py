"""Which tests call which functions: recorded once, kept in the ignored folder mutants/touched.

A file of tests that has changed since is recorded anew.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from .touching import fingerprint

FOLDER = "mutants/touched"


class Caller(NamedTuple):
    """A test by its id, and the seconds that it took while it was recorded."""

    seconds: float
    id: str


@dataclass(frozen=True)
class Touched:
    """By path, and by path and name of a function: the tests that call it, the quickest first."""

    functions: dict[tuple[str, str], list[Caller]]
    files: dict[str, list[Caller]]
    blind: list[Caller]
    """Those that may call anything: they speak with a program of ours, or were told it all when
    they were read."""

    def by(self, path: str, where: str) -> list[Caller]:
        """The tests that call a function; or any of its file, when its code runs at import."""
        return self.functions.get((path, where)) or self.files.get(path, [])


def unrecorded(root: Path, files: Iterable[str]) -> list[str]:
    """Those of the files of tests that have changed, or are new."""
    kept = {record["file"]: record["fingerprint"] for record in _records(root)}
    return [file for file in files if kept.get(file) != fingerprint(root / file)]


def touched(root: Path) -> Touched:
    """All that is recorded of tests that are still there."""
    functions: dict[tuple[str, str], set[Caller]] = defaultdict(set)
    files: dict[str, set[Caller]] = defaultdict(set)
    blind: list[Caller] = []
    for record in _records(root):
        if not (root / record["file"]).is_file():
            continue
        for name, (seconds, numbers, speaks) in record["tests"].items():
            test = Caller(seconds, name)
            if speaks or not numbers:
                blind.append(test)
            for number in numbers:
                path, _, where = record["functions"][number].partition(":")
                functions[path, where].add(test)
                files[path].add(test)
    return Touched(
        {place: sorted(tests) for place, tests in functions.items()},
        {path: sorted(tests) for path, tests in files.items()},
        sorted(blind),
    )


def _records(root: Path) -> Iterable[dict]:  # type: ignore[type-arg]
    return (json.loads(file.read_bytes()) for file in sorted((root / FOLDER).glob("*.json")))
