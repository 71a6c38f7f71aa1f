"""What a house has, for its owner: counted and listed, without anybody's hand or word."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema
from .lists import Mark, behind

KINDS = ("running", "over", "ended", "archive")
"""What a table may be."""


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
    """How much there is of everything, by indexes alone: it is asked again and again."""
    t, p, b = schema.tables.c, schema.players.c, schema.branches.c
    kinds = select(t.status, func.count(), func.max(t.updated)).group_by(t.listed, t.status)
    tries = (
        select(t.status, func.count())
        .join(schema.branches, b.branch == t.id)
        .where(b.state != "table")
        .group_by(t.status)
    )
    due = select(func.count()).select_from(schema.tables).where(t.computer_due.is_(True))
    people = select(func.count(p.login), func.count())
    sessions = select(func.count()).select_from(schema.sessions)
    async with engine.connect() as connection:
        of_kind: Counter[str] = Counter()
        last = 0.0
        for status, count, latest in await connection.execute(kinds):
            of_kind[status] += count
            last = max(last, float(latest))
        found = (await connection.execute(tries)).all()
        are_tries = {str(status): int(count) for status, count in found}
        accounts, all_people = (await connection.execute(people)).one()
        return HouseCounts(
            running=of_kind["running"] - are_tries.get("running", 0),
            over=sum(of_kind[kind] - are_tries.get(kind, 0) for kind in ("over", "ended")),
            archives=of_kind["archive"] - are_tries.get("archive", 0),
            tries=sum(are_tries.values()),
            due=int((await connection.execute(due)).scalar() or 0),
            accounts=int(accounts),
            guests=int(all_people) - int(accounts),
            sessions=int((await connection.execute(sessions)).scalar() or 0),
            last=last,
            now=await _clock(connection, now),
        )


async def _clock(connection: AsyncConnection, now: float) -> float:
    if connection.dialect.name != "postgresql":
        return now
    told = await connection.execute(select(func.extract("epoch", func.clock_timestamp())))
    return float(told.scalar() or 0)


async def stored_bytes(engine: AsyncEngine) -> int:
    """Bytes of all streams; every table is looked at."""
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.sum(schema.tables.c.size)))).scalar() or 0)


async def list_tables(
    engine: AsyncEngine, limit: int, status: str = "", game: str = "", after: Mark | None = None
) -> tuple[list[TableLine], Mark | None]:
    """Tables, where something was written last first, and behind which of them there are more.
    Each kind is read in the order of its index, and what comes first of all is kept."""
    t = schema.tables.c
    columns = [t[name] for name in TableLine.__struct_fields__]
    found: list[TableLine] = []
    async with engine.connect() as connection:
        for kind in (status,) if status else KINDS:
            for listed in (True, False):
                here = (t.listed.is_(listed), t.status == kind, ~schema.IS_TRY)
                query = select(*columns).where(*here, *behind(t.updated, t.id, after))
                if game:
                    query = query.where(t.game == game)
                query = query.order_by(t.updated.desc(), t.id.desc()).limit(limit + 1)
                found += [TableLine(*row) for row in await connection.execute(query)]
    found.sort(key=lambda one: (one.updated, one.id), reverse=True)
    shown = found[:limit]
    more = Mark(schema.RUNNING, shown[-1].updated, shown[-1].id) if len(found) > limit else None
    return shown, more


async def list_people(
    engine: AsyncEngine, limit: int, search: str = "", after: str = ""
) -> tuple[list[PersonLine], str]:
    """Who has an account, by the names they sign in with; of those that begin so. Behind which of
    them there are more; empty where these are all."""
    p, s, m = schema.players.c, schema.sessions.c, schema.members.c
    seen = select(func.max(s.seen)).where(s.player == p.id).scalar_subquery()
    places = (
        select(func.count())
        .select_from(schema.members.join(schema.tables, schema.tables.c.id == m.table))
        .where(m.player == p.id, m.ended == schema.RUNNING, ~schema.IS_TRY)
        .scalar_subquery()
    )
    query = select(p.id, p.name, p.login, p.created, func.coalesce(seen, 0.0), places)
    query = query.where(p.login.is_not(None), p.login > after)
    if search:
        query = query.where(p.login.startswith(search.casefold(), autoescape=True))
    async with engine.connect() as connection:
        rows = (await connection.execute(query.order_by(p.login).limit(limit + 1))).all()
    shown = [PersonLine(*row) for row in rows[:limit]]
    return shown, shown[-1].login if len(rows) > limit else ""
