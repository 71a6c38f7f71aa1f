"""What is kept for how long: games that guests have finished become records in a folder, and go.

Only where a host has chosen so. A table stays as long as anybody with an account has, or had, a
place there or set it up, and as long as another table goes on from it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import ColumnElement, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.table.protocol.problems import Refused
from osada.table.table import Table

from ..store import schema
from ..store.private import OWNER
from .table_host import TableHost

log = structlog.get_logger(__name__)
AT_ONCE: Final = 50
"""Tables in one round, so that nobody waits for it."""

WriteRecord = Callable[[Table], Awaitable[str]]


class Retention:
    """Lets go of what nobody will come back to."""

    def __init__(
        self, engine: AsyncEngine, tables: TableHost, write: WriteRecord, folder: Path
    ) -> None:
        self._engine = engine
        self._tables = tables
        self._write = write
        self._folder = folder

    async def let_go(self, seconds: float) -> list[str]:
        """Tables that were finished so long ago: their records lie in the folder when they are
        gone."""
        gone = []
        for table, number in await self._old(time.time() - seconds):
            if self._tables.watchers.anybody(table):
                continue
            try:
                room = await self._tables.open(table)
                if room.number != number or room.is_running:
                    continue
                record = await self._write(room)
            except Refused as refused:  # of other rules, or too much to do: it stays
                log.info("a table stays", table=table, why=refused.problem.code)
                continue
            await asyncio.to_thread(_keep, self._folder, table, record)
            if await self._remove(table, number):
                gone.append(table)
        if gone:
            log.info("tables became records", count=len(gone), folder=str(self._folder))
        return gone

    async def _old(self, before: float) -> list[tuple[str, int]]:
        t = schema.tables.c
        query = (
            select(t.id, t.number)
            .where(t.status == "over", t.updated < before, t.rematch == "", *_nobodys())
            .order_by(t.updated)
            .limit(AT_ONCE)
        )
        async with self._engine.connect() as connection:
            return [(str(table), int(number)) for table, number in await connection.execute(query)]

    async def _remove(self, table: str, number: int) -> bool:
        """With all that belongs to it; unless it has moved on, or somebody with an account has
        come, meanwhile."""
        t = schema.tables.c
        here = (t.id == table, t.number == number, t.status == "over", *_nobodys())
        async with self._engine.begin() as connection:
            return bool((await connection.execute(delete(schema.tables).where(*here))).rowcount)


def _nobodys() -> list[ColumnElement[bool]]:
    """Nobody with an account has to do with a table, and no other goes on from it."""
    t, p = schema.tables.c, schema.players.c
    m, f, b, r = (one.c for one in (schema.members, schema.former, schema.branches, schema.remarks))
    has_account = p.login.is_not(None)
    return [
        ~exists().where(p.id == t.owner, has_account),
        ~exists().where(m.table == t.id, p.id == m.player, has_account),
        ~exists().where(f.table == t.id, p.id == f.player, has_account),
        ~exists().where(r.table == t.id, p.id == r.player, has_account),
        ~exists().where((b.table == t.id) | (b.branch == t.id)),
    ]


def _keep(folder: Path, table: str, record: str) -> None:
    """Write a record where it stays; the disk has it when this is done."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    half = folder / f".{table}.half"
    with os.fdopen(os.open(half, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER), "wb") as out:
        out.write(record.encode())
        out.flush()
        os.fsync(out.fileno())
    half.rename(folder / f"{table}.osada")
