"""Keeping what was found out about decisions, and which tables are tries of which."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema

Json = dict[str, Any]


class InsightStore:
    """Rows of `schema.insights` and `schema.branches`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, table: str) -> dict[int, Json]:
        """What is known of a table's decisions, by the number of the first play of each."""
        i = schema.insights.c
        query = select(i.number, i.data).where(i.table == table).order_by(i.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {number: msgspec.json.decode(data) for number, data in rows}

    async def keep(self, table: str, number: int, data: Json) -> None:
        """Keep what was found out about a decision; whoever was first is right."""
        row = {"table": table, "number": number, "data": msgspec.json.encode(data).decode()}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(schema.insights), row)
        except IntegrityError:  # another process has found it out, too
            return

    async def branches(self, table: str, player: str) -> list[tuple[str, int]]:
        """The tables at which somebody tries another way, and those that came with a record, each
        with the entry it goes on from. Those of all others may be many."""
        b, t = schema.branches.c, schema.tables.c
        seen = t.status == "archive"
        if player:
            seen |= t.owner == player
        query = (
            select(b.branch, b.number)
            .join(schema.tables, t.id == b.branch)
            .where(b.table == table, seen)
            .order_by(b.number, b.branch)
        )
        async with self._engine.connect() as connection:
            return [(branch, number) for branch, number in (await connection.execute(query)).all()]

    async def branch_off(self, table: str, number: int, branch: str) -> None:
        """Note that a table is a try of another one from an entry on."""
        row = {"branch": branch, "table": table, "number": number}
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.branches), row)
