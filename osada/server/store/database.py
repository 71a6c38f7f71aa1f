"""The way to the database: one engine, made ready for what stands behind it."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Literal

from sqlalchemy import Engine, ExceptionContext, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .private import make_private
from .same_file import write_only_to

Synchronous = Literal["normal", "full"]
BUSY = 4000
"""Milliseconds that SQLite waits for another program to let go of the file: whoever plays hears
within twice that that nothing was kept."""
_VALUES = re.compile(r"(?s)\nDETAIL:.*|(?<=invalid input for query argument).*")
"""Where PostgreSQL and its driver quote what was to be written."""


def open_engine(url: str, synchronous: Synchronous = "full") -> AsyncEngine:
    """An engine for an async URL; SQLite is told to write ahead and to wait for its turn. What is
    written or looked for stands in no message of either: messages reach the log."""
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite"):
        engine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
        )
        event.listen(engine.sync_engine, "handle_error", _quote_nothing)
        return engine
    if parsed.database and parsed.database != ":memory:":
        make_private(Path(parsed.database))
    engine = create_async_engine(
        url,
        pool_size=4,
        max_overflow=4,
        hide_parameters=True,
        execution_options={"synchronous": synchronous},
    )
    _make_ready(engine.sync_engine, synchronous)
    return engine


def open_beside(engine: AsyncEngine) -> Engine | None:
    """A second engine for the same SQLite file, for use in a thread, put away together with the
    first; None where the database is no file."""
    if engine.dialect.name != "sqlite":
        return None
    beside = create_engine(
        engine.url.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True
    )
    _make_ready(beside, engine.get_execution_options()["synchronous"])
    event.listen(engine.sync_engine, "engine_disposed", lambda _: beside.dispose())
    return beside


def _make_ready(engine: Engine, synchronous: Synchronous) -> None:
    if engine.url.database and engine.url.database != ":memory:":
        write_only_to(Path(engine.url.database), engine)

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={synchronous.upper()}",
            "foreign_keys=ON",
            f"busy_timeout={BUSY}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _quote_nothing(context: ExceptionContext) -> None:
    """Cut what was to be written out of an error and of those it came from."""
    error: BaseException | None = context.sqlalchemy_exception
    for one in (error, context.original_exception, context.original_exception.__cause__):
        if one is not None and getattr(one, "detail", None):
            one.detail = None  # type: ignore[attr-defined]
        if one is not None and one.args and isinstance(one.args[0], str):
            one.args = (_VALUES.sub("", one.args[0]), *one.args[1:])
