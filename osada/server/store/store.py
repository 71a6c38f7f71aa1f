"""Reading and writing tables and their streams. Every write is one transaction."""

from __future__ import annotations

import secrets as chance
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    LargeBinary,
    Select,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    type_coerce,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.table.head import Head
from osada.table.ledger import LAST
from osada.table.writes import DeviceRow, EntryRow, SeatRow, Writes, weigh

from . import schema
from .lists import Rows, listed_tables, read_heads, tables_of
from .packing import PackedEntry
from .rows import COLUMNS
from .writer import Writer, write_device

PIECE = 400
"""Entries that are read at once."""
MINE, OPEN = 60, 30
"""Tables on one page: those of a person, and those that anybody may join."""
_table_columns = [schema.tables.c[name] for name in COLUMNS]
_device_columns = [schema.devices.c[name] for name in DeviceRow.__struct_fields__]


class Store:
    """The database, spoken to in tables and streams."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    # -- streams ---------------------------------------------------------------------------

    async def create(self, head: Head, seats: Sequence[SeatRow], writes: Writes) -> None:
        """A new table with the first entries of its stream; `Conflict` when there is one of this
        id, and nothing is written."""
        head.size = (head.size or weigh(writes)) + len(head.override) + len(head.origin)
        await self._writer.create(head, seats, writes)

    async def append(self, head: Head, writes: Writes) -> None:
        """Write a change, after which the table's head is so; `Conflict` when one of its numbers
        is taken, and nothing is written."""
        await self._writer.write(head, writes)

    async def entries(self, table: str, after: int = -1, upto: int = LAST) -> list[EntryRow]:
        """The stream after one number, up to another. A long one is read in pieces: whoever plays
        meanwhile gets their turn between two of them."""
        e = schema.entries.c
        kept = type_coerce(e.data, LargeBinary)
        columns = select(e.number, e.kind, e.seat, e.at, kept).order_by(e.number).limit(PIECE)
        found: list[EntryRow] = []
        while True:
            query = columns.where(e.table == table, e.number > after, e.number <= upto)
            piece = [PackedEntry(*row) for row in await self._all(query)]
            found += piece
            if len(piece) < PIECE:
                return found
            after = piece[-1].number

    async def plays_of(self, tables: Sequence[str], upto: int) -> dict[str, list[EntryRow]]:
        """What was played at several tables and taken back there. What was played after an entry is
        not read: it is only known that it was."""
        e = schema.entries.c
        told = case((or_(e.kind == "undo", e.number <= upto), type_coerce(e.data, LargeBinary)))
        query = (
            select(e.table, e.number, e.kind, e.seat, e.at, told)
            .where(e.table.in_(tables), e.kind.in_(("play", "undo")))
            .order_by(e.table, e.number)
        )
        found: dict[str, list[EntryRow]] = {table: [] for table in tables}
        for table, number, kind, seat, at, data in await self._all(query) if tables else ():
            found[table].append(PackedEntry(number, kind, seat, at, {} if data is None else data))
        return found

    async def snapshot_numbers(self, table: str, after: int = -1) -> list[int]:
        """After which plays a position is kept, in order; of those after a number."""
        s = schema.snapshots.c
        query = select(s.number).where(s.table == table, s.number > after).order_by(s.number)
        return [number for (number,) in await self._all(query)]

    async def snapshots(self, table: str, numbers: Sequence[int]) -> dict[int, str]:
        """The positions kept after these plays."""
        s = schema.snapshots.c
        query = select(s.number, s.position).where(s.table == table, s.number.in_(numbers))
        return dict(_pairs(await self._all(query)))

    # -- heads -----------------------------------------------------------------------------

    async def head(self, table: str) -> tuple[Head, list[SeatRow]] | None:
        """A table's header and seats."""
        query = select(*_table_columns).where(schema.tables.c.id == table)
        found = await read_heads(self.engine, query)
        return found[0] if found else None

    async def standing(self, table: str) -> tuple[int, str]:
        """How far a table has come, and whose it is; -1 where there is none."""
        t = schema.tables.c
        found = await self._all(select(t.number, t.owner).where(t.id == table))
        return (int(found[0][0]), str(found[0][1])) if found else (-1, "")

    async def heads_of(self, player: str, limit: int = MINE) -> Rows:
        """The tables a player wants to see in their list: first those where it is still played,
        and of them the latest."""
        return (await tables_of(self.engine, player, limit)).rows

    async def listed(self, limit: int = OPEN) -> Rows:
        """Running tables that anybody may join or watch, the latest first."""
        return (await listed_tables(self.engine, limit)).rows

    async def due(self) -> list[tuple[str, int]]:
        """Running tables where a computer player should act, and how far each has come; first
        where somebody was at their seat last."""
        t, s = schema.tables.c, schema.seats.c
        seen = select(func.max(s.seen)).where(s.table == t.id).scalar_subquery()
        query = select(t.id, t.number).where(t.computer_due.is_(True))
        query = query.order_by(seen.desc(), t.updated.desc())
        return _pairs(await self._all(query))

    async def running_of(self, owner: str) -> int:
        """How many running tables somebody has set up; tries are none."""
        t = schema.tables.c
        running = (t.owner == owner, t.status == "running", ~schema.IS_TRY)
        query = select(func.count()).select_from(schema.tables).where(*running)
        return int((await self._all(query))[0][0])

    async def table_ids(self) -> list[str]:
        """Every table there is, the oldest first."""
        t = schema.tables.c
        return [table for (table,) in await self._all(select(t.id).order_by(t.created, t.id))]

    async def places(self, player: str, tables: Sequence[str]) -> dict[str, int]:
        """At which seat a player sits, by table; -1 where they watch."""
        m = schema.members.c
        query = select(m.table, m.seat).where(m.player == player, m.table.in_(tables))
        return dict(_pairs(await self._all(query)))

    async def members(self, table: str) -> list[tuple[str, int]]:
        """Everybody who has a place at a table, with it; who came first is first."""
        m = schema.members.c
        query = select(m.player, m.seat).where(m.table == table).order_by(m.joined, m.player)
        return _pairs(await self._all(query))

    async def saw(self, table: str, seat: int, at: float) -> None:
        """Note when somebody was last at their seat."""
        s = schema.seats.c
        async with self.engine.begin() as connection:
            here = (s.table == table) & (s.seat == seat)
            await connection.execute(update(schema.seats).where(here).values(seen=at))

    async def saw_all(self, seen: Sequence[tuple[str, int, float]]) -> None:
        """Note of several people when they were last at their seats."""
        s = schema.seats.c
        query = (
            update(schema.seats)
            .where(s.table == bindparam("of"), s.seat == bindparam("at"))
            .values(seen=bindparam("when"))
        )
        rows = [{"of": table, "at": seat, "when": when} for table, seat, when in seen]
        async with self.engine.begin() as connection:
            await connection.execute(query, rows)

    async def devices(self, table: str) -> list[DeviceRow]:
        """From where the seats of a table have been used, the first first."""
        d = schema.devices.c
        query = select(*_device_columns).where(d.table == table).order_by(d.first)
        return [DeviceRow(*row) for row in await self._all(query)]

    async def know_device(self, row: DeviceRow) -> None:
        """Keep from where a seat is used."""
        async with self.engine.begin() as connection:
            await connection.run_sync(write_device, row)

    async def secret(self, name: str) -> str:
        """A random secret that is made once and stays."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        for _ in range(3):
            found = await self._all(query)
            if found:
                return str(found[0][0])
            try:
                async with self.engine.begin() as connection:
                    row = {"name": name, "value": chance.token_hex(32)}
                    await connection.execute(insert(schema.secrets), row)
            except IntegrityError:  # another process was first
                continue
        raise RuntimeError("the server's secret can be neither read nor written")

    # -- the way down ----------------------------------------------------------------------

    async def _all(self, query: Select[Any]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows


def _pairs(rows: Sequence[Any]) -> list[tuple[Any, Any]]:
    return [(first, second) for first, second in rows]
