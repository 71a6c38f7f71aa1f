"""Making a backup while the house is open."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final

from osada.version import __version__

from ..host.settings import Settings
from ..store.database import open_engine
from ..store.private import OWNER
from .folder import begun, check_room, finished
from .manifest import CHUNK, NAME, Manifest, sealed, written
from .postgres_dump import dump, size_of
from .sqlite_copy import copy_database, counted

LEVEL: Final = 1
"""How hard is tried to make it small: most of it is packed already."""
NICE: Final = 10
"""Steps that whoever copies stands back behind those who play."""

Report = Callable[[int, int], None]
"""Told now and then how many bytes of how many are written."""


async def make_backup(settings: Settings, folder: Path, report: Report) -> tuple[Path, Manifest]:
    """A new backup in this folder: where it lies, and what is in it."""
    if settings.file is None:
        return await _of_postgres(settings.url, folder)
    own = ThreadPoolExecutor(1, "backup")
    try:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(own, _of_file, settings.file, folder, report)
    finally:
        own.shutdown(wait=False)


def _of_file(file: Path, folder: Path, report: Report) -> tuple[Path, Manifest]:
    _stand_back()
    made = datetime.now(UTC)
    plain = sum(one.stat().st_size for one in (file, _wal(file)) if one.exists())
    with begun(folder) as place:
        check_room(folder, 2 * plain)
        copy = place / "copy.sqlite3"
        copy_database(file, copy)
        schema, tables, entries = counted(copy)
        size, found = _pack(copy, place / "osada.sqlite3.gz", report)
        plain = copy.stat().st_size
        copy.unlink()
        manifest = Manifest(
            made=made.isoformat(timespec="seconds"),
            edition=__version__,
            schema=schema,
            kind="sqlite",
            file="osada.sqlite3.gz",
            size=size,
            sha256=found,
            plain=plain,
            tables=tables,
            entries=entries,
        )
        return _ready(place, folder, manifest, made)


async def _of_postgres(url: str, folder: Path) -> tuple[Path, Manifest]:
    made = datetime.now(UTC)
    engine = open_engine(url)
    try:
        with begun(folder) as place:
            check_room(folder, await size_of(engine))
            file = place / "osada.pgdump"
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER))
            schema, tables, entries, plain = await dump(engine, file)
            size, found = await asyncio.to_thread(_hashed, file)
            manifest = Manifest(
                made=made.isoformat(timespec="seconds"),
                edition=__version__,
                schema=schema,
                kind="postgresql",
                file=file.name,
                size=size,
                sha256=found,
                plain=plain,
                tables=tables,
                entries=entries,
            )
            return await asyncio.to_thread(_ready, place, folder, manifest, made)
    finally:
        await engine.dispose()


def _ready(place: Path, folder: Path, manifest: Manifest, made: datetime) -> tuple[Path, Manifest]:
    manifest = sealed(manifest)
    with private(place / NAME) as out:
        out.write(written(manifest))
    return finished(place, folder, made), manifest


def private(file: Path) -> BinaryIO:
    """A new file that only its owner can read, to be written."""
    return os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER), "wb")


def _pack(file: Path, to: Path, report: Report) -> tuple[int, str]:
    """Pack a file; how many bytes it has become, and their hash."""
    done, whole = 0, file.stat().st_size
    with (
        file.open("rb") as plain,
        private(to) as out,
        gzip.GzipFile("", "wb", LEVEL, out, mtime=0) as packed,
    ):
        while piece := plain.read(CHUNK):
            packed.write(piece)
            done += len(piece)
            report(done, whole)
    return _hashed(to)


def _hashed(file: Path) -> tuple[int, str]:
    with file.open("rb") as copy:
        found = hashlib.file_digest(copy, "sha256").hexdigest()
    return file.stat().st_size, found


def _wal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _stand_back() -> None:
    """On Linux every thread has a priority of its own."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
