"""The folder in which backups lie, each in a folder of its own, named by when it was made.

One that is being made lies in a hidden folder and gets its name when it is whole and on the disk.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from osada.kernel.errors import OsadaError

from .manifest import NAME, BadBackup

BEGUN: Final = ".begun-"
"""How the folder of a backup begins that is not whole, or never will be."""
FORM: Final = "osada-%Y%m%dT%H%M%SZ"
SPARE: Final = 16 << 20
"""Bytes that stay free beside a backup."""
STALE: Final = 86_400.0
"""Seconds after which what was begun has been left."""
_NAMED = re.compile(r"osada-\d{8}T\d{6}Z(-\d+)?")


class NoRoom(OsadaError):
    """The disk would be full."""


def check_room(folder: Path, wanted: int) -> None:
    """`NoRoom` where so many bytes do not fit."""
    free = shutil.disk_usage(folder).free
    if free < wanted + SPARE:
        needed, there = (wanted + SPARE) >> 20, free >> 20
        raise NoRoom(f"{folder} has {there} MB free and {needed} MB are needed: make room first")


@contextmanager
def begun(folder: Path) -> Iterator[Path]:
    """A private folder for what is being made; afterwards nothing of it is left."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = Path(tempfile.mkdtemp(prefix=BEGUN, dir=folder))
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def finished(place: Path, folder: Path, made: datetime) -> Path:
    """Give what was made its name, now that the disk has all of it."""
    for file in place.iterdir():
        to_disk(file)
    to_disk(place)
    name = made.strftime(FORM)
    for more in range(1000):
        target = folder / (f"{name}-{more}" if more else name)
        if not target.exists():
            place.rename(target)
            to_disk(folder)
            return target
    raise AssertionError("a thousand backups in one second")


def to_disk(path: Path) -> None:
    """Wait until the disk has a file, or the names in a folder."""
    if os.name == "nt" and path.is_dir():
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def backups_in(folder: Path) -> list[Path]:
    """The whole backups there, the oldest first."""
    if not folder.is_dir():
        return []
    named = (one for one in folder.iterdir() if _NAMED.fullmatch(one.name))
    return sorted(one for one in named if (one / NAME).is_file())


def made_at(backup: Path) -> float:
    """When it was made, by its name."""
    name = "-".join(backup.name.split("-")[:2])
    return datetime.strptime(name, FORM).replace(tzinfo=UTC).timestamp()


def the_backup(folder: Path) -> Path:
    """A backup: this folder, or the newest one in it."""
    if (folder / NAME).is_file():
        return folder
    found = backups_in(folder)
    if not found:
        raise BadBackup(f"there is no backup in {folder}")
    return found[-1]


def keep_newest(folder: Path, count: int) -> list[Path]:
    """Throw away all but so many, and what was begun long ago; those that are gone now."""
    gone = backups_in(folder)[:-count]
    left = datetime.now(UTC).timestamp() - STALE
    gone += [one for one in folder.glob(f"{BEGUN}*") if one.stat().st_mtime < left]
    return [one for one in gone if _thrown_away(one)]


def _thrown_away(one: Path) -> bool:
    try:
        # Without its manifest it is none any more, however far this gets.
        (one / NAME).unlink(missing_ok=True)
    except OSError:  # somebody else's
        return False
    shutil.rmtree(one, ignore_errors=True)
    return True
