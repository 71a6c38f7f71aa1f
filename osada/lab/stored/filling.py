"""Very many stored tables: a few games are played, and their streams copied under new ids.

What is not real in them: the same few games come again and again, ids stand in a row, times and
people are spread evenly, and nobody was ever slow, rude or away.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from osada.lab.blocks import Progress
from osada.lab.load.opening import played
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.rows import COLUMNS
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.table.archives import make_archive

SEATS: Final = 4
AT_ONCE: Final = 500
"""Tables in one transaction."""
RUNNING: Final = 50
"""One of so many tables is still being played,"""
LISTED: Final = 5
"""and one of so many of these is listed."""
EACH: Final = 80
"""Tables of one person, except for one who has many:"""
MANY: Final = 2_000
BUSY: Final = "busy"
"""what that one is called."""
BEGUN: Final = 1_700_000_000.0
BETWEEN: Final = 30.0
"""Seconds from one table's end to the next one's."""
NUMBERED: Final = """
WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {last}),
of_one(i, source, new) AS (
  SELECT n.i, s.id, printf('s%09d', n.i) FROM n JOIN source s ON s.number = n.i % {sources})
"""


def fill(
    file: Path, count: int, games: Sequence[str], entries: int, progress: Progress, upto: int = 0
) -> None:
    """Make a database with so many tables, or fewer where it has so many bytes then; of each stream
    the first so many entries (0: all)."""
    asyncio.run(_play(file, games, progress))
    with closing(sqlite3.connect(file)) as database:
        # Nobody minds if this one is lost; indexes are made as they are in any house.
        database.execute("PRAGMA synchronous=OFF")
        database.execute("PRAGMA cache_size=-262144")
        database.execute("CREATE TEMP TABLE source (number INTEGER PRIMARY KEY, id TEXT)")
        database.execute(
            "INSERT INTO source SELECT row_number() OVER (ORDER BY id) - 1, id FROM tables"
        )
        if entries:
            database.execute("DELETE FROM entries WHERE number >= ?", (entries,))
        # Of a finished game the last position is kept whatever happens.
        database.execute(
            "DELETE FROM snapshots WHERE number < (SELECT max(number) FROM snapshots s"
            ' WHERE s."table" = snapshots."table")'
        )
        database.commit()
        for first in range(0, count, AT_ONCE):
            last = min(first + AT_ONCE, count) - 1
            _copy(database, NUMBERED.format(first=first, last=last, sources=len(games)), count)
            database.commit()
            size = file.stat().st_size
            progress(*((size, upto) if upto else (last + 1, count)))
            if upto and size >= upto:
                break
        database.execute("ANALYZE")
        database.commit()


async def _play(file: Path, games: Sequence[str], progress: Progress) -> None:
    """The games that are copied, each to its end."""
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    await upgrade(engine)
    store = Store(engine)
    for at, game in enumerate(games):
        made = make_archive(played(game, SEATS, at, progress), "", "", fresh())
        made.head.status = "over"
        await store.create(made.head, made.seats, made.writes)
    await engine.dispose()


def _copy(database: sqlite3.Connection, numbered: str, count: int) -> None:
    """The tables of these numbers, with all that belongs to them."""
    running = f"o.i % {RUNNING} = 0"
    moment = f"{BEGUN} + o.i * {BETWEEN}"
    new = {
        "id": "o.new",
        "title": "'Table ' || o.i",
        "status": f"CASE WHEN {running} THEN 'running' ELSE 'over' END",
        "listed": f"{running} AND o.i % {RUNNING * LISTED} = 0",
        "owner": f"'p' || (o.i % {max(1, count * SEATS // EACH)})",
        "updated": moment,
        "created": f"{moment} - 3600",
        "computer_due": "0",
    }
    columns = ", ".join(new.get(name, f't."{name}"') for name in COLUMNS)
    names = ", ".join(f'"{name}"' for name in COLUMNS)
    database.execute(
        f"INSERT INTO tables ({names}) {numbered} SELECT {columns} FROM of_one o"
        " JOIN tables t ON t.id = o.source"
    )
    for table in (schema.seats, schema.entries, schema.snapshots):
        rest = [column.name for column in table.columns if column.name != "table"]
        names, values = (", ".join(f'{of}"{name}"' for name in rest) for of in ("", "x."))
        database.execute(
            f'INSERT INTO {table.name} ("table", {names}) {numbered} SELECT o.new, {values}'
            f' FROM of_one o JOIN {table.name} x ON x."table" = o.source'
        )
    people = max(SEATS, count * SEATS // EACH)
    ended = f"CASE WHEN {running} THEN 0 ELSE {moment} END"
    for seat in range(SEATS):
        database.execute(
            f'INSERT INTO members ("table", player, seat, joined, hidden, ended) {numbered}'
            f" SELECT o.new, 'p' || ((o.i * {SEATS} + {seat}) % {people}), {seat}, {moment}, 0,"
            f" {ended} FROM of_one o"
        )
    every = max(1, count // MANY)
    database.execute(
        f'INSERT INTO members ("table", player, seat, joined, hidden, ended) {numbered}'
        f" SELECT o.new, '{BUSY}', -1, {moment}, 0, {ended} FROM of_one o"
        # As many, and as many of them running, whatever the house has stored.
        f" WHERE (NOT {running} AND o.i % {every} = {1 % every}) OR o.i % {every * RUNNING} = 0"
    )
