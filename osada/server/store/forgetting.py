"""Forgetting a person: who they were, what they wrote, where they sat; in one transaction."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Delete,
    Executable,
    Table,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.table.stream import without_words
from osada.table.writes import HERE

from . import schema
from .personal_rows import PersonalRow, SeatHeld, held_by, in_parts, lines_of
from .remarks import RECORD

TRIES = 8
"""How often it is begun again when others write to the same tables meanwhile."""
AT_ONCE = 300
"""Rows that are written in one go."""
_json = msgspec.json.Encoder()


async def forget(engine: AsyncEngine, player: str) -> dict[str, int]:
    """Take a person out of the database; how far the streams have come that had something of
    theirs, by table."""
    for left in range(TRIES - 1, -1, -1):
        try:
            async with engine.begin() as connection:
                # A write comes first: what is read after it is read as nobody else changes it.
                await connection.execute(_of(schema.sessions, player))
                touched = await _empty_seats(connection, player)
                touched |= await _give_up_tables(connection, player)
                for table in (schema.members, schema.former, schema.puzzles, schema.remarks):
                    await connection.execute(_of(table, player))
                me = schema.players.c.id == player
                await connection.execute(delete(schema.players).where(me))
                return touched
        except DBAPIError:  # somebody wrote to one of the tables meanwhile
            if not left:
                raise
    raise AssertionError("the last try returns or raises")


class _Leaving(Struct):
    """What is to be written at one table."""

    number: int
    status: str
    removes: list[int] = []
    seat: int | None = None
    """The seat that becomes free."""


async def _empty_seats(connection: AsyncConnection, player: str) -> dict[str, int]:
    held = await held_by(connection, player)
    lines = await lines_of(connection, player, held)
    t = schema.tables.c
    leaving: dict[str, _Leaving] = {}
    for tables in in_parts(sorted({one.table for one in held})):
        query = select(t.id, t.number, t.status).where(t.id.in_(tables)).order_by(t.id)
        for table, number, status in await connection.execute(query):
            leaving[table] = _Leaving(number + 1, status)
    for line in lines:
        leaving[line.table].removes.append(line.number)
    await _unname(connection, player, held, leaving)
    await _tell(connection, leaving)
    for start in range(0, len(lines), AT_ONCE):
        await _many(connection, _words, [_blank(one) for one in lines[start : start + AT_ONCE]])
    return {table: one.number for table, one in leaving.items()}


def _blank(line: PersonalRow) -> dict[str, object]:
    data = _json.encode(without_words(msgspec.json.decode(line.data))).decode()
    return {"of": line.table, "nr": line.number, "blank": data}


async def _unname(
    connection: AsyncConnection,
    player: str,
    held: Sequence[SeatHeld],
    leaving: dict[str, _Leaving],
) -> None:
    """Seats lose the name; at tables where it is still played they are free again."""
    s, m = schema.seats.c, schema.members.c
    own = await connection.execute(
        select(schema.players.c.name).where(schema.players.c.id == player)
    )
    name = own.scalar() or ""
    free: list[dict[str, object]] = []
    unnamed: list[dict[str, object]] = []
    seats = {(one.table, one.seat): one for one in sorted(held, key=lambda one: one.left)[::-1]}
    for tables in in_parts(sorted(leaving)):
        others = select(m.table, m.seat).where(m.table.in_(tables), m.player != player)
        taken = {(table, seat) for table, seat in await connection.execute(others)}
        named = select(s.table, s.seat, s.name).where(s.table.in_(tables))
        for table, seat, called in await connection.execute(named):
            one = seats.get((table, seat))
            if one is None:
                continue
            where: dict[str, object] = {"of": table, "nr": seat}
            is_mine = one.left == math.inf and (table, seat) not in taken
            if is_mine and leaving[table].status == "running":
                leaving[table].seat = seat
                free.append(where)
            elif one.left == math.inf or (table, seat) not in taken or called == name:
                unnamed.append(where)
    await _many(connection, _freed, free)
    await _many(connection, _unnamed, unnamed)
    d = schema.devices.c
    used = delete(schema.devices).where(d.table == bindparam("of"), d.seat == bindparam("nr"))
    await _many(connection, used, [*free, *unnamed])


async def _tell(connection: AsyncConnection, leaving: dict[str, _Leaving]) -> None:
    """A note at every table: other processes learn by its number that there is something new,
    and by what it removes that they must forget it too."""
    now = time.time()
    entries, heads = [], []
    for table, one in sorted(leaving.items()):
        key = "page-note-forgotten" if one.seat is None else "page-note-gone"
        told = {"key": key, "args": {} if one.seat is None else {"seat": one.seat}, "rule": ""}
        # Nobody can speak for whoever sat there, nor look at what they held (`Room.left`).
        left = {} if one.seat is None else {"place": one.seat, "freed": True}
        data = _json.encode({"told": told, "removes": one.removes, **left}).decode()
        row = {"table": table, "number": one.number, "kind": "note", "seat": None}
        entries.append({**row, "at": now, "data": data})
        heads.append({"of": table, "nr": one.number})
    await _many(connection, insert(schema.entries), entries)
    await _many(connection, _heads, heads)


async def _give_up_tables(connection: AsyncConnection, player: str) -> dict[str, int]:
    """Tables that a person set up are somebody else's who sits there, or nobody's; of records
    they opened, the names and the remarks that came with them go too."""
    t, m, s = schema.tables.c, schema.members.c, schema.seats.c
    query = select(t.id, t.number).where(t.owner == player)
    owned = {table: int(number) for table, number in await connection.execute(query)}
    records = select(t.id).where(t.owner == player, t.status == "archive")
    await connection.execute(update(schema.seats).where(s.table.in_(records)).values(name=""))
    r = schema.remarks.c
    came = (r.table.in_(records), r.player == RECORD)
    await connection.execute(delete(schema.remarks).where(*came))
    heir = (
        select(m.player)
        .where(m.table == t.id, m.player != player, m.seat >= 0)
        .order_by(m.joined, m.player)
        .limit(1)
        .scalar_subquery()
    )
    new = {"owner": func.coalesce(heir, ""), "title": ""}
    await connection.execute(update(schema.tables).where(t.owner == player).values(new))
    return owned


def _of(table: Table, player: str) -> Delete:
    return delete(table).where(table.c.player == player)


async def _many(
    connection: AsyncConnection, statement: Executable, rows: Sequence[dict[str, object]]
) -> None:
    for start in range(0, len(rows), AT_ONCE):  # whoever plays meanwhile gets their turn
        await connection.execute(statement, rows[start : start + AT_ONCE])


def _at(table: Table) -> Update:
    number = table.c.seat if table is schema.seats else table.c.number
    return update(table).where(table.c.table == bindparam("of"), number == bindparam("nr"))


_words = _at(schema.entries).values(data=bindparam("blank"))
_unnamed = _at(schema.seats).values(name="")
_freed = _at(schema.seats).values(
    kind="open", name="", away=HERE, level="", link_version=schema.seats.c.link_version + 1
)
_heads = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(number=bindparam("nr"))
)
