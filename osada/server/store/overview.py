"""What a house has, for its owner: counted and listed, without anybody's hand or word."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema


class HouseCounts(Struct):
    """How much there is."""

    running: int
    over: int
    archives: int
    """Records that somebody has opened."""
    tries: int
    due: int
    """Running tables at which a computer player is in turn."""
    accounts: int
    guests: int
    sessions: int
    stored: int
    """Bytes of all streams."""
    last: float
    """When something was last written at a table; 0: never."""
    now: float
    """The clock of the database."""


class TableLine(Struct):
    """A table, as an owner sees it."""

    id: str
    game: str
    title: str
    status: str
    number: int
    size: int
    created: float
    updated: float


class PersonLine(Struct):
    """Somebody with an account."""

    id: str
    name: str
    login: str
    created: float
    seen: float
    """When a browser of theirs was last here; 0 where none is signed in."""
    running: int
    """Running tables at which they have a place."""


async def counts(engine: AsyncEngine, now: float) -> HouseCounts:
    """How much there is of everything."""
    t, p = schema.tables.c, schema.players.c
    is_own = ~schema.IS_TRY
    tables = select(
        func.sum(case((is_own & (t.status == "running"), 1), else_=0)),
        func.sum(case((is_own & (t.status == "over"), 1), else_=0)),
        func.sum(case((is_own & (t.status == "archive"), 1), else_=0)),
        func.sum(case((is_own, 0), else_=1)),
        func.sum(case((t.computer_due.is_(True), 1), else_=0)),
        func.sum(t.size),
        func.max(t.updated),
    )
    people = select(func.count(p.login), func.count())
    async with engine.connect() as connection:
        running, over, archives, tries, due, stored, last = (await connection.execute(tables)).one()
        accounts, all_people = (await connection.execute(people)).one()
        sessions = (
            await connection.execute(select(func.count()).select_from(schema.sessions))
        ).scalar()
        clock = now
        if engine.dialect.name == "postgresql":
            told = await connection.execute(select(func.extract("epoch", func.clock_timestamp())))
            clock = float(told.scalar() or 0)
    return HouseCounts(
        int(running or 0),
        int(over or 0),
        int(archives or 0),
        int(tries or 0),
        int(due or 0),
        int(accounts),
        int(all_people) - int(accounts),
        int(sessions or 0),
        int(stored or 0),
        float(last or 0),
        clock,
    )


async def list_tables(
    engine: AsyncEngine, limit: int, status: str = "", game: str = ""
) -> list[TableLine]:
    """Tables, where something was written last first."""
    t = schema.tables.c
    columns = [t[name] for name in TableLine.__struct_fields__]
    query = select(*columns).where(~schema.IS_TRY).order_by(t.updated.desc(), t.id).limit(limit)
    if status:
        query = query.where(t.status == status)
    if game:
        query = query.where(t.game == game)
    return [TableLine(*row) for row in await _all(engine, query)]


async def list_people(engine: AsyncEngine, limit: int) -> list[PersonLine]:
    """Who has an account, who was here last first."""
    p, s, m, t = schema.players.c, schema.sessions.c, schema.members.c, schema.tables.c
    seen = select(func.max(s.seen)).where(s.player == p.id).scalar_subquery()
    places = (
        select(func.count())
        .select_from(schema.members.join(schema.tables, t.id == m.table))
        .where(m.player == p.id, t.status == "running", ~schema.IS_TRY)
        .scalar_subquery()
    )
    at = func.coalesce(seen, 0.0)
    query = select(p.id, p.name, p.login, p.created, at, places).where(p.login.is_not(None))
    rows = await _all(engine, query.order_by(at.desc(), p.created.desc()).limit(limit))
    return [PersonLine(*row) for row in rows]


async def _all(engine: AsyncEngine, query: Any) -> list[Any]:
    async with engine.connect() as connection:
        return list((await connection.execute(query)).all())
