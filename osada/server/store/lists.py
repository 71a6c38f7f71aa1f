"""Lists of tables, a page at a time: each costs what is on it, however many tables are kept."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any, Self

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.table.head import Head
from osada.table.writes import SeatRow

from . import schema
from .rows import COLUMNS, head_of

Rows = list[tuple[Head, list[SeatRow]]]
_ID = re.compile(r"[\w-]{1,24}", re.ASCII)
_t, _m = schema.tables.c, schema.members.c
_columns = [_t[name] for name in COLUMNS]
_seats = [schema.seats.c[name] for name in SeatRow.__struct_fields__]


class Mark(Struct, frozen=True):
    """The last line of a page; the next one begins behind it."""

    ended: float
    """`schema.RUNNING`, or when the game was over: running ones come first."""
    at: float
    table: str

    def __str__(self) -> str:
        return f"{self.ended}_{self.at}_{self.table}"

    @classmethod
    def read(cls, text: str) -> Self:
        """A mark as somebody has kept it; `ValueError` where it is none.

        >>> Mark.read(str(Mark(0.0, 12.5, "a_b")))
        Mark(ended=0.0, at=12.5, table='a_b')
        """
        ended, at, table = text.split("_", 2)
        mark = cls(float(ended), float(at), table)
        if not (math.isfinite(mark.ended + mark.at) and _ID.fullmatch(table)):
            raise ValueError(text)
        return mark


class TablePage(Struct):
    """Tables with their seats, and behind which line there are more; None where there are none."""

    rows: Rows
    more: Mark | None


async def tables_of(
    engine: AsyncEngine, player: str, limit: int, after: Mark | None = None
) -> TablePage:
    """The tables a person has a place at and wants to see in their list: first those where it is
    still played, then those that ended, each the latest first."""
    mine = (
        select(*_columns, _m.ended)
        .join(schema.members, _m.table == _t.id)
        .where(_m.player == player, _m.hidden.is_(False), _t.status != "archive", ~schema.IS_TRY)
    )
    found: Sequence[Any] = ()
    async with engine.connect() as connection:
        if after is None or after.ended == schema.RUNNING:
            running = mine.where(_m.ended == schema.RUNNING, *behind(_t.updated, _t.id, after))
            running = running.order_by(_t.updated.desc(), _t.id.desc()).limit(limit + 1)
            found = (await connection.execute(running)).all()
            after = None
        if len(found) <= limit:
            over = mine.where(_m.ended > schema.RUNNING, *behind(_m.ended, _m.table, after))
            over = over.order_by(_m.ended.desc(), _m.table.desc()).limit(limit + 1 - len(found))
            found = [*found, *(await connection.execute(over)).all()]
    heads = [(head_of(row[:-1]), float(row[-1])) for row in found[:limit]]
    more = None
    if len(found) > limit:
        last, ended = heads[-1]
        more = Mark(ended, ended or last.updated, last.id)
    return TablePage(await _with_seats(engine, [head for head, _ in heads]), more)


async def listed_tables(engine: AsyncEngine, limit: int, after: Mark | None = None) -> TablePage:
    """Running tables that anybody may join or watch, the latest first."""
    query = (
        select(*_columns)
        .where(_t.listed.is_(True), _t.status == "running", *behind(_t.updated, _t.id, after))
        .order_by(_t.updated.desc(), _t.id.desc())
        .limit(limit + 1)
    )
    rows = await read_heads(engine, query)
    more = None
    if len(rows) > limit:
        last = rows[limit - 1][0]
        more = Mark(schema.RUNNING, last.updated, last.id)
    return TablePage(rows[:limit], more)


def behind(at: Any, table: Any, mark: Mark | None) -> list[ColumnElement[bool]]:
    """What comes behind a line. The time stands by itself, too: an index begins with it."""
    if mark is None:
        return []
    return [at <= mark.at, tuple_(at, table) < tuple_(mark.at, mark.table)]


async def read_heads(engine: AsyncEngine, query: Select[tuple[Any, ...]]) -> Rows:
    """Tables with their seats, in the order of the query."""
    async with engine.connect() as connection:
        heads = [head_of(row) for row in await connection.execute(query)]
    return await _with_seats(engine, heads)


async def _with_seats(engine: AsyncEngine, heads: list[Head]) -> Rows:
    if not heads:
        return []
    wanted = select(*_seats).where(schema.seats.c.table.in_([head.id for head in heads]))
    seats: dict[str, list[SeatRow]] = {head.id: [] for head in heads}
    async with engine.connect() as connection:
        found = [SeatRow(*row) for row in await connection.execute(wanted)]
    for seat in sorted(found, key=lambda one: one.seat):
        seats[seat.table].append(seat)
    return [(head, seats[head.id]) for head in heads]
