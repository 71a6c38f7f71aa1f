"""One server to a SQLite file: two would never hear of each other's moves."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from osada.kernel.errors import OsadaError

from .private import OWNER

log = logging.getLogger(__name__)


class FileHeld(OsadaError):
    """Another process has the file."""


class FileLock:
    """Keeps other servers off a database until it is let go, or the process ends in any way."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._lock = -1

    def take(self) -> None:
        """Take the file; `FileHeld` if another process has it. PostgreSQL is for any number."""
        if self._file is None or sys.platform == "win32":
            return
        import fcntl

        real = self._file.resolve()
        # Not the database itself: closing it here would undo the locks of SQLite in this process.
        lock = os.open(f"{real}-lock", os.O_CREAT | os.O_RDWR, OWNER)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            who = os.read(lock, 20).decode("ascii", "replace").strip()
            os.close(lock)
            raise FileHeld(
                f"process {who or '?'} has the games in {self._file} open: end it first, or choose "
                "another file (--database or OSADA_DATABASE)"
            ) from None
        except OSError as error:
            log.warning("no file can be locked here (%s): start no second server", error.strerror)
            os.close(lock)
            return
        os.ftruncate(lock, 0)
        os.pwrite(lock, str(os.getpid()).encode(), 0)
        self._lock = lock

    def let_go(self) -> None:
        """Let others have it. The file stays: whoever waits for it must wait for the same one."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1
