"""Which puzzles somebody has solved at this terminal: one small file beside the games kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from osada.insight.puzzle import Puzzle

from .files import BadFile, read_text, write_text
from .table.keeping import default_folder

FILE = "puzzles.json"


def name_of(game: str, puzzle: Puzzle) -> str:
    """By which it is called here, and in addresses of the page."""
    return f"{game}-{puzzle.name}"


class Tried(NamedTuple):
    """How somebody has done with a puzzle."""

    tries: int = 0
    at_try: int = 0
    """The try that was right; 0 while none was."""

    @property
    def mark(self) -> str:
        """In a word: `first`, `later`, `missed`; none where it was not tried."""
        if not self.tries:
            return "none"
        if not self.at_try:
            return "missed"
        return "first" if self.at_try == 1 else "later"

    def again(self, right: bool) -> Tried:
        """After one try more; once it is solved, nothing changes that."""
        if self.at_try:
            return self
        return Tried(self.tries + 1, self.tries + 1 if right else 0)


class Solved:
    """All puzzles that were tried, by name."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or default_folder()) / FILE
        self._tried: dict[str, Tried] = {}
        if self.path.exists():
            self._tried = _read(self.path)

    def of(self, name: str) -> Tried:
        """How somebody has done with this one."""
        return self._tried.get(name, Tried())

    def note(self, name: str, right: bool) -> Tried:
        """Count a try, and keep it."""
        self._tried[name] = self.of(name).again(right)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(f"{self.path.parent} cannot be made ({error.strerror})") from None
        kept = {name: list(tried) for name, tried in sorted(self._tried.items())}
        write_text(self.path, json.dumps(kept, indent=1) + "\n")
        return self._tried[name]


def _read(path: Path) -> dict[str, Tried]:
    try:
        kept = json.loads(read_text(path))
        return {str(name): Tried(int(tries), int(at)) for name, (tries, at) in kept.items()}
    except (ValueError, TypeError, AttributeError):
        raise BadFile(
            f"{path} does not say which puzzles were solved: move it away to begin anew"
        ) from None
