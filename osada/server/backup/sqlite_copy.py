"""A copy of a SQLite file while others write to it.

The copy is made in one step: made in several, each write in between would begin it anew, and in a
house where people play it would never end. Whoever writes meanwhile waits for nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ..store.private import make_private
from .manifest import BadBackup

WAIT = 30.0
"""Seconds in which another program may let go of the file."""


def copy_database(file: Path, to: Path) -> None:
    """Copy a database as it is at one moment, by a connection of its own."""
    make_private(to)
    address = f"{file.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, WAIT, uri=True)) as old,
        closing(sqlite3.connect(to)) as new,
    ):
        old.backup(new)
        # Alone in its file: nothing of it lies beside.
        new.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A copy, to be read only."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, WAIT, uri=True)) as connection:
        yield connection


def counted(file: Path) -> tuple[str, int, int]:
    """The schema of a database, and how many tables and entries are in it."""
    with reading(file) as connection:
        (schema,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return str(schema), int(tables), int(entries)


def check_whole(file: Path) -> None:
    """`BadBackup` where a copy is no whole database."""
    try:
        with reading(file) as connection:
            told = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
            if told == ["ok"]:
                astray = connection.execute("PRAGMA foreign_key_check").fetchone()
                told = told if astray is None else [f"a row of {astray[0]} belongs to nothing"]
    except sqlite3.DatabaseError as error:
        told = [str(error)]
    if told != ["ok"]:
        raise BadBackup(f"the database in this backup is damaged: {told[0]}")
