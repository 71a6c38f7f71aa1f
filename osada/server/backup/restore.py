"""A backup put back, into a place where nothing is."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import delete, inspect, make_url

from osada.kernel.errors import OsadaError

from ..host.settings import Settings
from ..store import schema
from ..store.database import open_engine
from ..store.file_lock import FileLock
from ..store.migrate import knows
from ..store.private import BESIDE
from .folder import check_room, to_disk
from .manifest import BadBackup, Manifest, check_hash
from .postgres_dump import restore_dump
from .sqlite_copy import check_whole
from .unpack import unpack_file


class NotEmpty(OsadaError):
    """There is something where a copy was to be put."""


def restore(backup: Path, manifest: Manifest, settings: Settings) -> None:
    """Put a backup where the settings say; the disk has it when this is done."""
    if not knows(manifest.schema):
        raise BadBackup(
            f"{backup} was made by Osada {manifest.edition}, which keeps games otherwise: install "
            f"osada {manifest.edition} or a later one, and restore it with that"
        )
    if (settings.file is None) != (manifest.kind == "postgresql"):
        raise BadBackup(
            f"{backup} is of {'SQLite' if manifest.kind == 'sqlite' else 'PostgreSQL'}: restore it "
            "into one (OSADA_DATABASE), then move with osada server export and import"
        )
    copy = check_hash(backup, manifest)
    if settings.file is not None:
        _put_file(copy, manifest, settings.file)
    else:
        asyncio.run(_check_empty(settings))
        restore_dump(copy, make_url(settings.url))


def _put_file(copy: Path, manifest: Manifest, file: Path) -> None:
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    hold = FileLock(file)
    hold.take()
    try:
        for end in BESIDE[:-1]:
            one = file.with_name(file.name + end)
            if one.exists():
                raise NotEmpty(f"{one} is there already: choose an empty place (OSADA_DATABASE)")
        check_room(file.parent, manifest.plain)
        with TemporaryDirectory(prefix=".osada-", dir=file.parent) as folder:
            new = Path(folder) / "osada.sqlite3"
            unpack_file(copy, new)
            check_whole(new)
            to_disk(new)
            os.replace(new, file)
        to_disk(file.parent)
    finally:
        hold.let_go()


async def _check_empty(settings: Settings) -> None:
    engine = open_engine(settings.url)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(lambda c: inspect(c).get_table_names())
    finally:
        await engine.dispose()
    if found:
        raise NotEmpty(f"{settings.place} has tables in it: choose an empty database")


async def sign_everybody_out(settings: Settings) -> int:
    """End all sessions of accounts; how many there were."""
    engine = open_engine(settings.url)
    try:
        async with engine.begin() as connection:
            return (await connection.execute(delete(schema.sessions))).rowcount
    finally:
        await engine.dispose()
