"""A backup unpacked into a SQLite file of the present schema, to be looked through."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from ..store.database import open_engine
from ..store.migrate import upgrade
from .dump_reader import read_dump
from .folder import check_room
from .make import private
from .manifest import CHUNK, BadBackup, Manifest, check_hash
from .sqlite_copy import check_whole, counted


@contextmanager
def unpacked(backup: Path, manifest: Manifest, beside: Path | None = None) -> Iterator[Path]:
    """The database in a backup, in a file that is thrown away; `BadBackup` where a byte differs
    from what was written, or it is no whole database."""
    copy = check_hash(backup, manifest)
    with TemporaryDirectory(prefix="osada-", dir=beside) as folder:
        check_room(Path(folder), manifest.plain)
        file = Path(folder) / "osada.sqlite3"
        if manifest.kind == "sqlite":
            unpack_file(copy, file)
        else:
            read_dump(copy, manifest.schema, file)
        check_whole(file)
        found = counted(file)
        if found != (manifest.schema, manifest.tables, manifest.entries):
            raise BadBackup(
                f"{backup} holds {found[1]} tables with {found[2]} entries instead of "
                f"{manifest.tables} with {manifest.entries}"
            )
        yield file


def unpack_file(copy: Path, to: Path) -> None:
    """A packed file as it was."""
    try:
        with gzip.open(copy, "rb") as packed, private(to) as out:
            while piece := packed.read(CHUNK):
                out.write(piece)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadBackup(f"{copy} cannot be unpacked") from None


def bring_up_to_date(file: Path) -> None:
    """Give an unpacked copy the present schema."""
    asyncio.run(_upgrade(file))


async def _upgrade(file: Path) -> None:
    engine = open_engine(f"sqlite+aiosqlite:///{file}", "normal")
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()
