"""Which tests concern a file, the nearest first."""

from __future__ import annotations

import re
from pathlib import Path

from .mutations import Mutant

AREAS = {
    "games": ("osada/games/",),
    "kernel": ("osada/kernel/",),
    "server": ("osada/server/",),
}
PLAYED = ("tests/lab", "tests/bots", "tests/cli", "tests/texts")
"""Folders in which games are played; a file that names none plays them all."""
ROOT = Path(__file__).resolve().parents[2]
GAMES = frozenset(path.parent.name for path in (ROOT / "osada/games").glob("*/__init__.py"))
SERVED = "test_serve.py"
"""Starts servers, and plays nothing."""
FIRST = 4
"""So many files of the nearest tests are tried before anything else is even read."""
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


def folders(path: str) -> list[str]:
    """Where tests of a file stand, the nearest first."""
    parts = path.split("/")
    if parts[1] == "games":
        own = f"tests/{parts[2]}"
        nearest = {"terminal": "tests/cli", "bots": "tests/bots"}.get(parts[3], own)
        return list(dict.fromkeys((nearest, own, "tests/kernel", *PLAYED)))
    if parts[1] == "kernel":
        return ["tests/kernel", *(f"tests/{game}" for game in sorted(GAMES)), *PLAYED]
    return [f"tests/{parts[1]}"]


def concerning(root: Path, mutant: Mutant, near: int = 99) -> list[list[str]]:
    """The files of tests, in the order in which they are tried, by folder; only so many folders.
    Those come first that speak of the mutant's file, or of the function or class around it."""
    words = {Path(mutant.path).stem, *mutant.where.split(".")} - {"", "__init__"}
    words |= {part for word in words for part in word.strip("_").split("_") if len(part) > 3}
    nearest, *others = [
        sorted(
            (file for file in (root / folder).rglob("test_*.py") if _plays(file, mutant.path)),
            key=lambda file: -_speaks(file, words),
        )
        for folder in folders(mutant.path)[:near]
    ]
    lots = [nearest[:FIRST], nearest[FIRST:], *others]
    return [[str(file.relative_to(root)) for file in lot] for lot in lots]


def _plays(file: Path, path: str) -> bool:
    """Whether a test may concern a file."""
    named = {game for game in GAMES if game in file.read_text(encoding="utf-8") + file.stem}
    game = path.split("/")[2]
    return file.name != SERVED and (not named or game not in GAMES or game in named)


def _speaks(file: Path, words: set[str]) -> int:
    text = f"{file.stem * 3} {file.read_text(encoding='utf-8')}"
    return sum(min(text.count(word), 20) for word in words)
