"""Everything the database keeps about a person, to be handed to them."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import select, union
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .personal_rows import PersonalRow, held_by, lines_of


class KeptTable(Struct):
    """A table at which a person has or had a place, or which they set up."""

    table: str
    game: str
    title: str
    status: str
    created: float
    updated: float
    owner: bool
    seat: int | None
    """None where they have no place any more; -1 where they watch."""
    joined: float | None
    name: str | None
    """What they are called there."""


async def tables_of(engine: AsyncEngine, player: str) -> list[KeptTable]:
    """The tables that have to do with a person, the latest first."""
    t, m, f, s = schema.tables.c, schema.members.c, schema.former.c, schema.seats.c
    ids = union(
        select(m.table).where(m.player == player),
        select(f.table).where(f.player == player),
        select(t.id).where(t.owner == player),
    )
    query = (
        select(t.id, t.game, t.title, t.status, t.created, t.updated)
        .add_columns(t.owner == player, m.seat, m.joined, s.name)
        .outerjoin(schema.members, (m.table == t.id) & (m.player == player))
        .outerjoin(schema.seats, (s.table == t.id) & (s.seat == m.seat))
        .where(t.id.in_(ids))
        .order_by(t.updated.desc(), t.id)
    )
    async with engine.connect() as connection:
        return [KeptTable(*row) for row in await connection.execute(query)]


async def words_of(engine: AsyncEngine, player: str) -> dict[str, list[PersonalRow]]:
    """What a person wrote, by table."""
    async with engine.connect() as connection:
        lines = await lines_of(connection, player, await held_by(connection, player))
    found: dict[str, list[PersonalRow]] = {}
    for line in lines:
        found.setdefault(line.table, []).append(line)
    return found
