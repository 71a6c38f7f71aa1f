"""Keeping what was found out about decisions, and which tables are tries of which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import case, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.kernel.variations import DEEPEST
from osada.table.writes import TryRow

from . import schema

Json = dict[str, Any]
MOST = 100
"""Tries of one game that are listed."""

_t = schema.tables.c
_ended = case((_t.status == "running", schema.RUNNING), else_=_t.updated)
_own = select(_ended).where(_t.id == schema.members.c.table).scalar_subquery()
_listed = update(schema.members).values(ended=_own)
"""A try that is a table from now on stands in the list of whoever made it."""


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
        """Keep what was found out about a decision, in place of what an older edition said."""
        i = schema.insights.c
        row = {"table": table, "number": number, "data": msgspec.json.encode(data).decode()}
        try:
            async with self._engine.begin() as connection:
                here = (i.table == table) & (i.number == number)
                await connection.execute(delete(schema.insights).where(here))
                await connection.execute(insert(schema.insights), row)
        except IntegrityError:  # another process has found it out, too
            return

    async def last_of(self, tables: Sequence[str]) -> dict[str, Json]:
        """What is known of the last decision of each of several tables, where anything is."""
        i = schema.insights.c
        last = select(i.table, func.max(i.number).label("number")).where(i.table.in_(tables))
        of = last.group_by(i.table).subquery()
        joined = (of.c.table == i.table) & (of.c.number == i.number)
        query = select(i.table, i.data).join(of, joined)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {table: msgspec.json.decode(data) for table, data in rows}

    async def tries(self, table: str, player: str) -> list[TryRow]:
        """The tables at which somebody tries another way, and those that came with a record, with
        the tries of these; in the order of the entries they go on from. Those of all others may be
        many. Of very many, those that were touched last."""
        b, t, s = schema.branches.c, schema.tables.c, schema.seats.c
        seen = t.status == "archive"
        if player:
            seen |= t.owner == player
        name = (
            select(s.name)
            .where(s.table == t.id, s.kind == "person")
            .order_by(s.seat)
            .limit(1)
            .scalar_subquery()
        )
        columns = (b.branch, b.table, b.number, b.state, t.status, t.title)
        row = select(*columns, name.label("name"), t.updated).join(schema.tables, t.id == b.branch)
        row = row.where(seen, b.state != "away")
        tree = row.add_columns(literal(1).label("depth")).where(b.table == table)
        all_of = tree.cte("tree", recursive=True)
        inner = row.add_columns(all_of.c.depth + 1).join(all_of, b.table == all_of.c.branch)
        all_of = all_of.union_all(inner.where(all_of.c.depth < DEEPEST))
        query = select(all_of).order_by(all_of.c.updated.desc()).limit(MOST)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = [_read(row) for row in rows]
        return sorted(found, key=lambda one: (one.number, one.table))

    async def own(self, player: str) -> list[TryRow]:
        """All tries of a person that are no tables, the one touched last at the end."""
        b, t = schema.branches.c, schema.tables.c
        columns = (b.branch, b.table, b.number, b.state, t.status, t.title, literal(""), t.updated)
        mine = (t.owner == player, t.status != "archive", b.state == "try")
        query = select(*columns).join(schema.tables, t.id == b.branch).where(*mine)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(t.updated, t.id))).all()
        return [_read(row) for row in rows]

    async def mark(self, tries: Sequence[str], state: str) -> None:
        """Keep tries as tables, or throw them away."""
        b, m = schema.branches.c, schema.members.c
        async with self._engine.begin() as connection:
            these = update(schema.branches).where(b.branch.in_(tries))
            await connection.execute(these.values(state=state))
            if state == "table":
                await connection.execute(_listed.where(m.table.in_(tries)))

    async def state_of(self, table: str) -> str:
        """What a table is of a try; empty where it is none."""
        b, t = schema.branches.c, schema.tables.c
        query = select(b.state).join(schema.tables, t.id == b.branch)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.where(b.branch == table, t.status != "archive"))
            return str(found.scalar() or "")

    async def branch_off(self, table: str, number: int, branch: str) -> None:
        """Note that a table is a try of another one from an entry on."""
        row = {"branch": branch, "table": table, "number": number}
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.branches), row)
            unlisted = update(schema.members).where(schema.members.c.table == branch)
            await connection.execute(unlisted.values(ended=schema.UNLISTED))


def _read(row: Any) -> TryRow:
    table, of, number, state, status, title, name, updated, *_ = row
    return TryRow(table, of, number, state, status, title, name or "", updated)
