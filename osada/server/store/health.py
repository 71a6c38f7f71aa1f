"""Does the database still take anything in? Found out by writing, not by asking."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Literal

from alembic.script import ScriptDirectory
from sqlalchemy import ExceptionContext, event, insert, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .ailments import Ailment, Ill, ailment_of
from .migrate import MIGRATIONS

EVERY = 1.0
"""Seconds for which an answer is good: however many ask, it is written once."""
PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as broken."""
SPARE = 1 << 20
"""Bytes of a disk that count as none."""
MEMORY = 600.0
"""Seconds for which damage that anybody met is remembered."""
_VERSION = text("SELECT version_num FROM alembic_version")


class Pulse:
    """Writes a line now and then, when somebody wants to know."""

    def __init__(self, engine: AsyncEngine, file: Path | None) -> None:
        self._engine = engine
        self._file = file
        self._inode: tuple[int, int] | None = None
        self._damaged = -MEMORY
        self._beating: asyncio.Task[Ailment | Literal["ok"]] | None = None
        self._writing: asyncio.Task[None] | None = None
        self._until = 0.0
        event.listen(engine.sync_engine, "handle_error", self._met)

    async def beat(self) -> Ailment | Literal["ok"]:
        """`ok`, or what is wrong; all who ask within a second share one answer."""
        if self._beating is None or (self._beating.done() and time.monotonic() > self._until):
            self._beating = asyncio.create_task(self._beat())
        return await asyncio.shield(self._beating)

    async def _beat(self) -> Ailment | Literal["ok"]:
        # Not cancelled when it takes too long: it ends by itself, and until then no other begins.
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await asyncio.wait([self._writing], timeout=PATIENCE)
        found: Ailment | Literal["ok"] = "slow"
        if self._writing.done():
            error = self._writing.exception()
            self._writing = None
            found = "ok" if error is None else ailment_of(error)
            if found == "ok" and time.monotonic() - self._damaged < MEMORY:
                found = "corrupt"
        self._until = time.monotonic() + EVERY
        return found

    async def _write(self) -> None:
        if self._file is not None:
            await asyncio.to_thread(self._look_at, self._file)
            async with self._engine.connect() as connection:
                await connection.execute(_VERSION)
            return
        pulse = schema.pulse
        async with self._engine.begin() as connection:
            check_version((await connection.execute(_VERSION)).scalar())
            now = {"at": time.time()}
            done = await connection.execute(update(pulse).where(pulse.c.id == 1).values(now))
            if done.rowcount == 0:
                await connection.execute(insert(pulse).values(id=1, **now))

    def _look_at(self, file: Path) -> None:
        """The file itself, as one who opens it anew would find it: what is open already goes on
        with what it remembers, wherever the file has gone."""
        try:
            there = file.stat()
        except OSError:
            raise Ill("gone") from None
        if self._inode is None:
            self._inode = (there.st_dev, there.st_ino)
        elif self._inode != (there.st_dev, there.st_ino):
            raise Ill("gone")
        if hasattr(os, "statvfs"):
            disk = os.statvfs(file.parent)
            if disk.f_bavail * disk.f_frsize < SPARE:
                raise Ill("full")
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", PATIENCE / 2, uri=True)) as fresh:
            for (version,) in fresh.execute(str(_VERSION)).fetchall():
                check_version(version)
            for table in schema.metadata.sorted_tables:
                first = next(iter(table.primary_key.columns or table.columns)).name
                for order in ("ASC", "DESC"):
                    look = f'SELECT * FROM "{table.name}" ORDER BY "{first}" {order} LIMIT 1'
                    fresh.execute(look).fetchall()
            with fresh:
                fresh.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (time.time(),))

    def _met(self, context: ExceptionContext) -> None:
        """Somebody met damage where this does not look."""
        if ailment_of(context.original_exception) == "corrupt":
            self._damaged = time.monotonic()


def check_version(version: str | None) -> None:
    """Say so where the schema is another than ours."""
    if version != _newest():
        raise Ill("schema")


@lru_cache(maxsize=1)
def _newest() -> str | None:
    """The version that the schema here belongs to."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()
