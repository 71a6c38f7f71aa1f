"""A person's new name at the tables where they are playing, in one transaction."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema

TRIES = 8
"""How often it is begun again when others write to the same tables meanwhile."""
_json = msgspec.json.Encoder()


async def rename(engine: AsyncEngine, player: str, name: str) -> dict[str, int]:
    """Call a person so at their running tables; how far the streams have come that tell of it, by
    table. Where they are called so already nothing is written."""
    for left in range(TRIES - 1, -1, -1):
        try:
            async with engine.begin() as connection:
                # A write comes first: what is read after it is read as nobody else changes it.
                me = update(schema.players).where(schema.players.c.id == player)
                await connection.execute(me.values(name=name))
                return await _rename(connection, player, name)
        except DBAPIError:  # somebody wrote to one of the tables meanwhile
            if not left:
                raise
    raise AssertionError("the last try returns or raises")


async def _rename(connection: AsyncConnection, player: str, name: str) -> dict[str, int]:
    t, m, s = schema.tables.c, schema.members.c, schema.seats.c
    query = (
        select(t.id, t.number, s.seat)
        .join(schema.members, m.table == t.id)
        .join(schema.seats, (s.table == t.id) & (s.seat == m.seat))
        .where(m.player == player, t.status == "running", s.kind == "person", s.name != name)
        .order_by(t.id)
    )
    now, come = time.time(), {}
    for table, number, seat in (await connection.execute(query)).all():
        args: dict[str, object] = {"seat": seat, "name": name}
        told = {"key": "page-note-renamed", "args": args, "rule": ""}
        row = {"table": table, "number": number + 1, "kind": "note", "seat": seat, "at": now}
        data = _json.encode({"told": told}).decode()
        await connection.execute(insert(schema.entries), {**row, "data": data})
        head = update(schema.tables).where(t.id == table)
        await connection.execute(head.values(number=number + 1, updated=now))
        here = (s.table == table) & (s.seat == seat)
        await connection.execute(update(schema.seats).where(here).values(name=name))
        come[table] = number + 1
    return come
