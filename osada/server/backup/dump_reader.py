"""A dump of PostgreSQL read into a SQLite file, so that it can be looked through anywhere."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, MetaData, Table, create_engine

from ..store.database import open_engine
from ..store.migrate import upgrade
from ..store.private import make_private
from .manifest import BadBackup
from .postgres_dump import rows_of

_COPY = re.compile(rb"COPY public\.(\S+) \((.*)\) FROM stdin;\n?")
_ESCAPED = re.compile(rb"\\(.)", re.DOTALL)
_SIGNS = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"b": b"\b", b"f": b"\f", b"v": b"\v"}

Value = str | int | float | bytes | None


def read_dump(dumped: Path, schema: str, to: Path) -> None:
    """Everything in a dump, by the schema it was made with."""
    make_private(to)
    asyncio.run(_empty(to, schema))
    kinds = _kinds(to)
    with closing(sqlite3.connect(to)) as file, rows_of(dumped) as lines:
        file.execute("PRAGMA foreign_keys=OFF")
        for line in lines:
            begun = _COPY.fullmatch(line)
            if begun is None:
                continue
            table = begun[1].decode().strip('"')
            columns = [name.strip().strip('"') for name in begun[2].decode().split(",")]
            if table not in kinds:
                if table == "alembic_version":
                    for _ in _rows(lines):
                        pass
                    continue
                raise BadBackup(f"the dump holds a table that nobody knows: {table}")
            readers = [_reader(kinds[table].columns[name]) for name in columns]
            _write(file, table, columns, _values(_rows(lines), readers))
        file.commit()


async def _empty(to: Path, schema: str) -> None:
    engine = open_engine(f"sqlite+aiosqlite:///{to}", "normal")
    try:
        await upgrade(engine, schema)
    finally:
        await engine.dispose()


def _kinds(file: Path) -> dict[str, Table]:
    engine = create_engine(f"sqlite:///{file}")
    known = MetaData()
    try:
        known.reflect(engine)
    finally:
        engine.dispose()
    return dict(known.tables)


def _rows(lines: Iterator[bytes]) -> Iterator[list[bytes]]:
    for line in lines:
        if line.rstrip(b"\n") == rb"\.":
            return
        yield line.rstrip(b"\n").split(b"\t")
    raise BadBackup("the dump ends in the midst")


def _values(
    rows: Iterable[list[bytes]], readers: list[Callable[[bytes], Value]]
) -> Iterator[list[Value]]:
    for row in rows:
        yield [
            None if field == rb"\N" else read(_ESCAPED.sub(_sign, field))
            for read, field in zip(readers, row, strict=True)
        ]


def _sign(found: re.Match[bytes]) -> bytes:
    return _SIGNS.get(found[1], found[1])


def _reader(column: Column[object]) -> Callable[[bytes], Value]:
    if isinstance(column.type, LargeBinary):
        return lambda told: bytes.fromhex(told.removeprefix(rb"\x").decode())
    if isinstance(column.type, Boolean):
        return lambda told: int(told == b"t")
    if isinstance(column.type, Float):
        return float
    if isinstance(column.type, Integer):
        return int
    return bytes.decode


def _write(
    file: sqlite3.Connection, table: str, columns: list[str], rows: Iterator[list[Value]]
) -> None:
    names = ", ".join(f'"{name}"' for name in columns)
    marks = ", ".join("?" for _ in columns)
    file.execute(f'DELETE FROM "{table}"')
    statement = f'INSERT INTO "{table}" ({names}) VALUES ({marks})'
    file.executemany(statement, rows)
