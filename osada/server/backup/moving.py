"""A house in one file, whatever database it is kept in: written from one, read into another.

Line by line it is JSON: what it is, the rows of each table of the database, and how many there were
with a hash of all that stands before. Streams and positions are told unpacked.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.kernel.errors import OsadaError
from osada.version import __version__

from ..store import schema
from ..store.migrate import EDITION, newest, revision_of, upgrade
from .make import Report, private
from .restore import NotEmpty

SOME: Final = 400
"""Rows in one line."""
LEFT: Final = frozenset({"pulse"})
"""What says nothing about a house."""
PEOPLES: Final = tuple(table for table in schema.metadata.sorted_tables if table.name not in LEFT)
TABLES: Final = (
    schema.tables,
    schema.seats,
    schema.entries,
    schema.snapshots,
    schema.insights,
)
"""What a table by itself is: nobody of those who sit there, and none of their links."""


class BadMove(OsadaError):
    """A file that holds no house, or not all of it."""


class MoveHead(Struct, tag="house"):
    """What a file is."""

    edition: str
    schema: str
    whole: bool
    rows: int


class MoveRows(Struct, tag="rows"):
    """Rows of one table of the database."""

    of: str
    columns: list[str]
    rows: list[list[Any]]


class MoveEnd(Struct, tag="end"):
    """That all of it is there."""

    rows: int
    sha256: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(MoveHead | MoveRows | MoveEnd).decode


# -- out of a house ----------------------------------------------------------------------------


async def export(engine: AsyncEngine, to: Path, tables: Sequence[str], report: Report) -> int:
    """Write a house, or some of its tables, as it is at one moment; how many tables. Nobody finds
    half a file under this name."""
    half = to.with_name(f".{to.name}.half")
    half.unlink(missing_ok=True)
    try:
        with private(half) as out, gzip.GzipFile("", "wb", 6, out, mtime=0) as packed:
            async with _one_moment(engine) as connection:
                count = await _export(connection, cast("BinaryIO", packed), tables, report)
        half.rename(to)
    finally:
        half.unlink(missing_ok=True)
    return count


@asynccontextmanager
async def _one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def _export(
    connection: AsyncConnection, out: BinaryIO, tables: Sequence[str], report: Report
) -> int:
    wanted = [(table, _which(table, tables)) for table in (TABLES if tables else PEOPLES)]
    counts = {}
    for table, where in wanted:
        query = select(func.count()).select_from(table).where(*where)
        counts[table.name] = int((await connection.execute(query)).scalar() or 0)
    missing = len(tables) - counts["tables"] if tables else 0
    if missing:
        raise BadMove(f"there are no such tables here: {missing} of {len(tables)} are not found")
    whole, found, done = sum(counts.values()), hashlib.sha256(), 0
    version = await connection.run_sync(revision_of)

    def say(line: Struct) -> None:
        told = _encode(line) + b"\n"
        found.update(told)
        out.write(told)

    say(MoveHead(__version__, version, not tables, whole))
    for table, where in wanted:
        columns = [str(column.name) for column in table.columns]
        query = select(table).where(*where).order_by(*table.primary_key.columns)
        async with connection.stream(query) as rows:
            async for some in rows.partitions(SOME):
                say(MoveRows(str(table.name), columns, [list(row) for row in some]))
                done += len(some)
                report(done, whole)
    out.write(_encode(MoveEnd(done, found.hexdigest())) + b"\n")
    return counts["tables"]


def _which(table: Table, tables: Sequence[str]) -> list[ColumnElement[bool]]:
    if table is schema.secrets:
        return [schema.secrets.c.name != EDITION]
    if not tables:
        return []
    return [(table.c.id if table is schema.tables else table.c.table).in_(tables)]


# -- into another ------------------------------------------------------------------------------


async def take_in(engine: AsyncEngine, file: Path, report: Report) -> tuple[int, list[str]]:
    """Read a file into a database: all of it, or nothing. How many tables have come, and which
    were there before. A whole house comes only where there is none."""
    lines = _lines(file)
    head = next(lines, None)
    if not isinstance(head, MoveHead):
        raise BadMove(f"{file} holds no house")
    if head.schema != newest():
        raise BadMove(
            f"{file} was written by Osada {head.edition}, which keeps games otherwise: write it "
            f"with this edition ({__version__}), or read it with that one"
        )
    await upgrade(engine)
    async with engine.begin() as connection:
        if head.whole:
            await _check_empty(connection)
            await connection.execute(delete(schema.secrets).where(schema.secrets.c.name != EDITION))
        there: set[str] = set()
        come, done = 0, 0
        known = {table.name: table for table in PEOPLES}
        for line in lines:
            if isinstance(line, MoveEnd):
                return come, sorted(there)
            assert isinstance(line, MoveRows)
            table = known.get(line.of)
            if table is None or not set(line.columns) <= set(table.columns.keys()):
                raise BadMove(f"{file} holds what nobody knows: {line.of}")
            rows = [dict(zip(line.columns, row, strict=True)) for row in line.rows]
            done += len(rows)
            if not head.whole:
                if table is schema.tables:
                    there |= await _there(connection, [str(row["id"]) for row in rows])
                key = "id" if table is schema.tables else "table"
                rows = [row for row in rows if row[key] not in there]
            come += len(rows) if table is schema.tables else 0
            if rows:
                await connection.execute(insert(table), rows)
            report(done, head.rows)
        raise BadMove(f"{file} ends in the midst")


async def _check_empty(connection: AsyncConnection) -> None:
    for table in (schema.tables, schema.players):
        if (await connection.execute(select(table.c.id).limit(1))).first() is not None:
            raise NotEmpty("there is a house already: choose an empty place (OSADA_DATABASE)")


async def _there(connection: AsyncConnection, tables: Sequence[str]) -> set[str]:
    query = select(schema.tables.c.id).where(schema.tables.c.id.in_(tables))
    return {str(table) for (table,) in await connection.execute(query)}


def _lines(file: Path) -> Iterator[MoveHead | MoveRows | MoveEnd]:
    """The lines of a file; `BadMove` where one is not as it was written."""
    found, rows = hashlib.sha256(), 0
    try:
        with gzip.open(file, "rb") as packed:
            for told in packed:
                line = _decode(told)
                if isinstance(line, MoveEnd):
                    if (line.rows, line.sha256) != (rows, found.hexdigest()):
                        raise BadMove(
                            f"{file} is damaged: its hash is another than when it was made"
                        )
                    yield line
                    return
                found.update(told)
                if isinstance(line, MoveRows):
                    rows += len(line.rows)
                yield line
    except OSError as error:
        raise BadMove(f"{file} cannot be read ({error.strerror or error})") from None
    except (EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise BadMove(f"{file} is damaged, or no house") from None
