"""Keeping the game safe: the record is written after every decision, and never over another's."""

from __future__ import annotations

import os
import time
from pathlib import Path

from osada import write_record
from osada.kernel.journal import Journal

from ..files import BadFile, write_text

SUFFIX = ".osada"


def default_folder() -> Path:
    """Where games go that nobody gave a file for."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if state else Path.home() / ".local" / "state"
    return base / "osada"


def default_file(game: str) -> Path:
    """A file that does not exist yet, named by the game and the time."""
    folder = default_folder()
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1, 1000):
        path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
        if not path.exists():
            return path
    raise BadFile(f"{folder} is full of games of this second: tidy it up")


class Keeper:
    """Writes the record of one game. Files that it did not write or load it leaves alone."""

    def __init__(self, journal: Journal, own: Path | None, force: bool) -> None:
        self.journal = journal
        self.force = force
        self.path: Path | None = None
        """Where the game is kept; none until there is something to keep."""
        self.chosen = False
        """Whether a person chose that file."""
        self._own: set[Path] = set() if own is None else {own.resolve()}
        self._kept = ""

    def choose(self, path: Path) -> None:
        """Keep the game in this file from now on, if that destroys nothing."""
        path = path.expanduser()
        if path.is_dir():
            raise BadFile(f"{path} is a folder: give the name of a file")
        if not path.resolve().parent.is_dir():
            raise BadFile(f"there is no folder {path.parent}: make it first")
        if path.exists() and path.resolve() not in self._own and not self.force:
            raise BadFile(f"{path} exists already: choose another name, or start with --force")
        self._own.add(path.resolve())
        if not self.chosen:
            self.discard()
        self.path = path
        self.chosen = True
        self._kept = ""

    def adopt(self, path: Path, text: str) -> bool:
        """Go on in the file that the game came from. Not when it holds more than a record
        needs, such as comments: these would be lost."""
        if text != write_record(self.journal):
            return False
        self.path, self.chosen, self._kept = path, True, text
        return True

    def note_players(self, players: dict[int, str]) -> None:
        """Who sits where belongs to the record; that alone is no reason to write it."""
        self.journal.players = players
        if self._kept:
            self._kept = write_record(self.journal)

    def keep(self) -> Path:
        """Write the game as it stands, if it is not written yet."""
        if self.path is None:
            self.path = default_file(self.journal.game.name)
            self._make_folder(self.path.parent)
        text = write_record(self.journal)
        if text != self._kept:
            write_text(self.path, text)
            self._kept = text
        return self.path

    def discard(self) -> None:
        """Throw away what was kept without being asked for; a chosen file stays."""
        if self.path is not None and not self.chosen:
            self.path.unlink(missing_ok=True)
            self.path = None
            self._kept = ""

    def _make_folder(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = (error.strerror or "").lower()
            raise BadFile(
                f"{folder} cannot be made ({why}): give a file of your own with --save"
            ) from None
