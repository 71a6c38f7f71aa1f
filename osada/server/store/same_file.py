"""Is the database's file still where it was? What is written to one that was moved or deleted goes
with the process: so nothing is written there, and nobody is told that it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from .ailments import Ill

WRITES = ("INSERT", "UPDATE", "DELETE")


class SameFile:
    """A file, as it was when it was first opened."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._inode: tuple[int, int] | None = None

    def check(self) -> None:
        """`Ill` unless it is there, and the same one."""
        try:
            there = self._file.stat()
        except OSError:
            raise Ill("gone") from None
        inode = (there.st_dev, there.st_ino)
        if self._inode is None:
            self._inode = inode
        elif self._inode != inode:
            raise Ill("gone")


def write_only_to(file: Path, engine: Engine) -> None:
    """Let an engine write only to the file that it opened, and make no new one in its place."""
    same = SameFile(file)

    @event.listens_for(engine, "do_connect")
    def _connecting(*_: Any) -> None:
        same.check()

    @event.listens_for(engine, "before_cursor_execute")
    def _executing(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith(WRITES):
            same.check()
