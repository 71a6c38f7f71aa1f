"""Looking at games of an older edition without changing them: in a copy, brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.ext.asyncio import AsyncEngine

from osada.kernel.errors import OsadaError

from .database import open_engine
from .migrate import is_current, upgrade
from .private import make_private


class OlderSchema(OsadaError):
    """A database that must be brought up to date before it can be read."""


@asynccontextmanager
async def readable(url: str, file: Path | None, may_change: bool) -> AsyncIterator[AsyncEngine]:
    """The database by the present schema: itself, if it has that or may be changed; of an older
    SQLite file else a copy, which is thrown away."""
    engine = open_engine(url)
    try:
        current = await is_current(engine)
        if not current and may_change:
            await upgrade(engine)
        elif not current:
            if file is None:
                raise OlderSchema(
                    "the database is of an older edition: look at a copy of it "
                    "(createdb -T), or give --apply, which brings it up to date"
                )
            with TemporaryDirectory(prefix="osada-") as folder:
                copy = _copied(file, Path(folder) / "copy.sqlite3")
                async with readable(f"sqlite+aiosqlite:///{copy}", copy, may_change=True) as other:
                    yield other
            return
        yield engine
    finally:
        await engine.dispose()


def _copied(file: Path, to: Path) -> Path:
    make_private(to)
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)
    return to
