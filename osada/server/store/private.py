"""The files of a SQLite database are for the server alone: they hold the key that links are signed
with, and every hidden card."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger(__name__)
OWNER = 0o600
BESIDE = ("", "-wal", "-shm", "-journal", "-lock")
"""What belongs to one database, by the end of its name."""


def make_private(file: Path) -> None:
    """Make the database's file and folder where there are none; files that others could read are
    closed to them, and the log says so. SQLite gives what it makes beside it the same rights."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER))
    for end in BESIDE:
        one = file.with_name(file.name + end)
        try:
            mode = one.stat().st_mode
            if stat.S_ISREG(mode) and mode & 0o077:  # what is no file is not ours
                one.chmod(OWNER)
                log.warning("others could read %s: now only its owner can", one.name)
        except FileNotFoundError:
            continue
        except PermissionError:
            log.warning("others can read %s, and it is not ours to close to them", one.name)
