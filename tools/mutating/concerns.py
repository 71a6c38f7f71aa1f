"""Which tests concern a mutant, the nearest and quickest first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from .mutations import Mutant
from .touched import Caller, Touched

AREAS = {
    "games": ("osada/games/",),
    "kernel": ("osada/kernel/",),
    "server": ("osada/server/",),
    "table": ("osada/table/",),
}
PLAYED = ("tests/bots", "tests/kept", "tests/cli", "tests/texts", "tests/lab")
"""Folders in which games are played."""
KEPT = "tests/kept"
"""Where whole evenings are held to what was said on them: it notices more than any other."""
ROOT = Path(__file__).resolve().parents[2]
GAMES = tuple(sorted(path.parent.name for path in (ROOT / "osada/games").glob("*/__init__.py")))
FOLDERS = (
    "tests/kernel",
    *(f"tests/{game}" for game in GAMES),
    "tests/table",
    "tests/server",
    *PLAYED,
)
"""Folders of tests that are tried at all."""
FIRST = 3.0
"""The tests of the nearest folder that take so many seconds together are tried before others are
even read."""
FEW = 4
"""Where no test is known to call a function, so many files that speak of it are tried too: what
runs when a module is read, or in a program of its own, nobody calls."""
UNTESTED = re.compile(r"/(migrations|page)/|/__main__\.py$")
"""What is generated, or only hands on."""


def sources(root: Path, areas: list[str]) -> dict[str, bytes]:
    """The files of these areas, or below these paths."""
    found: dict[str, bytes] = {}
    for area in areas:
        for prefix in AREAS.get(area, (area,)):
            place = root / prefix
            files = [place] if place.is_file() else sorted(place.rglob("*.py"))
            found |= {str(file.relative_to(root)): file.read_bytes() for file in files}
    return {path: source for path, source in found.items() if not UNTESTED.search(path)}


def test_files(root: Path) -> list[str]:
    """All files of tests that may be tried."""
    found = [file for folder in FOLDERS for file in sorted((root / folder).rglob("test_*.py"))]
    return [str(file.relative_to(root)) for file in found]


def nearest(path: str) -> str:
    """The folder in which the tests of a file stand."""
    parts = path.split("/")
    if parts[1] == "games":
        own = f"tests/{parts[2]}"
        return {"terminal": "tests/cli", "bots": "tests/bots"}.get(parts[3], own)
    return f"tests/{parts[1]}"


def concerning(root: Path, mutant: Mutant, known: Touched, seconds: float) -> list[list[Caller]]:
    """The tests in the order in which they are tried, lot by lot; not more than take so long."""
    calling = known.by(mutant.path, mutant.where)
    near = [test for test in calling if test.id.startswith(nearest(mutant.path))]
    first = _within(near, FIRST)
    kept = _without(first, [test for test in calling if test.id.startswith(KEPT)])
    rest = _within(_without([*first, *kept], calling), seconds)
    blind = _without([*first, *kept, *rest], _blind(root, mutant, known))
    lots = [first, kept, rest, _within(blind, seconds)]
    if (mutant.path, mutant.where) not in known.functions:
        lots.append([Caller(seconds / FEW, file) for file in _speaking(root, mutant)])
    return [lot for lot in lots if lot]


def _without(some: list[Caller], tests: list[Caller]) -> list[Caller]:
    known = set(some)
    return [test for test in tests if test not in known]


def _within(tests: Iterable[Caller], seconds: float) -> list[Caller]:
    """The first of these, as many as fit; one at least."""
    chosen: list[Caller] = []
    for test in tests:
        seconds -= test.seconds
        if chosen and seconds < 0:
            break
        chosen.append(test)
    return chosen


def _blind(root: Path, mutant: Mutant, known: Touched) -> list[Caller]:
    """Those near it that may concern anything, the files first that speak most of it."""
    folders = (nearest(mutant.path), FOLDERS[0])
    tests = [test for test in known.blind if test.id.startswith(folders)]
    words = _words(mutant)
    spoken = {file: _speaks(root / file, words) for file in {_file(test) for test in tests}}
    return sorted(tests, key=lambda test: -spoken[_file(test)])


def _file(test: Caller) -> str:
    return test.id.partition("::")[0]


def _speaking(root: Path, mutant: Mutant) -> list[str]:
    """The files of the nearest folder that speak most of the mutant's file, or of the function or
    class around it."""
    words = _words(mutant)
    files = sorted((root / nearest(mutant.path)).rglob("test_*.py"))
    files.sort(key=lambda file: -_speaks(file, words))
    return [str(file.relative_to(root)) for file in files[:FEW]]


def _words(mutant: Mutant) -> set[str]:
    words = {Path(mutant.path).stem, *mutant.where.split(".")} - {"", "__init__"}
    return words | {part for word in words for part in word.strip("_").split("_") if len(part) > 3}


def _speaks(file: Path, words: set[str]) -> int:
    text = f"{file.stem * 3} {file.read_text(encoding='utf-8')}"
    return sum(min(text.count(word), 20) for word in words)
