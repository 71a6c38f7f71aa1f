"""One hand that writes: changes that come while it is busy go into its next transaction together.

The busier the server, the more changes share a transaction, so that the cost of each falls.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.table.head import Head
from osada.table.writes import SELDOM, Conflict, DeviceRow, SeatRow, Writes

from . import schema
from .complaints import complain
from .packing import pack
from .rows import ended_of, reached_of, row_of, turn_of
from .seats_moved import write_hands
from .transactions import Transactions

MOST = 200
"""Changes in one transaction."""
HEAD = (
    "status",
    "turn",
    "computer_due",
    "reached",
    "watch_version",
    "rematch",
    "secrets_out",
    "number",
    "size",
    "updated",
)
"""What of a table's head changes as it is played."""
_json = msgspec.json.Encoder()
_entries = insert(schema.entries)
_snapshots = insert(schema.snapshots)
_members = insert(schema.members)
_heads = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in HEAD})
)


class Written(msgspec.Struct):
    """A change that waits to be written, with the table's head as it will be."""

    head: Head
    writes: Writes
    done: asyncio.Future[None]


class Writer:
    """Writes changes in the order they come; each is written whole or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._transactions = Transactions(engine)
        self._waiting: list[Written] = []
        self._at_work: asyncio.Task[None] | None = None

    async def write(self, head: Head, writes: Writes) -> None:
        """Write a change; `Conflict` when one of its numbers is taken, and nothing is written."""
        one = Written(head, writes, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        # Whoever asked may go away; what was begun is finished.
        await asyncio.shield(one.done)

    async def create(self, head: Head, seats: Sequence[SeatRow], writes: Writes) -> None:
        """Write a new table; `Conflict` when there is one of its id, and nothing is written. A long
        one is packed beforehand: nobody's play waits for that."""
        entries, kept = await asyncio.to_thread(_packed, head, writes)

        def writing(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row_of(head))
            connection.execute(insert(schema.seats), [msgspec.structs.asdict(s) for s in seats])
            for rows, statement in ((entries, _entries), (kept, _snapshots)):
                if rows:
                    connection.execute(statement, rows)
            _write_places(connection, head, writes)

        try:
            await self._transactions.write(writing)
        except IntegrityError as error:
            raise Conflict(str(error)) from None

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST]
                del self._waiting[:MOST]
                await self._together(batch)
        finally:
            self._at_work = None

    async def _together(self, batch: list[Written]) -> None:
        # In one order everywhere: two processes never wait for each other's tables.
        batch = sorted(batch, key=lambda one: one.head.id)
        try:
            changes = [(one.head, one.writes) for one in batch]
            await self._transactions.write(lambda connection: write_all(connection, changes))
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch, Conflict(str(error)))
                return
            for one in batch:
                await self._together([one])
        except BaseException as error:
            complain(error, "a change could not be written", changes=len(batch))
            _fail(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            for one in batch:
                if not one.done.done():
                    one.done.set_result(None)


def _fail(batch: Sequence[Written], error: BaseException) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_exception(error)


Values = list[dict[str, object]]


def _packed(head: Head, writes: Writes) -> tuple[Values, Values]:
    """The entries and positions of a change as they are kept."""
    entries, kept = _values(head, writes)
    for row in entries:
        row["data"] = pack(str(row["data"]))
    for row in kept:
        row["position"] = pack(str(row["position"]))
    return entries, kept


def _values(head: Head, writes: Writes) -> tuple[Values, Values]:
    texts = writes.texts or [_json.encode(entry.data) for entry in writes.entries]
    entries: Values = [
        {
            "table": head.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "at": entry.at,
            "data": text.decode(),
        }
        for entry, text in zip(writes.entries, texts, strict=True)
    ]
    kept: Values = [
        {"table": head.id, "number": number, "position": position}
        for number, position in writes.snapshots
    ]
    return entries, kept


def write_all(connection: Connection, batch: Sequence[tuple[Head, Writes]]) -> None:
    """All that several changes write, in as few statements as possible."""
    values = [_values(head, writes) for head, writes in batch]
    entries = [row for rows, _ in values for row in rows]
    kept = [row for _, rows in values for row in rows]
    if entries:
        connection.execute(_entries, entries)
    if kept:
        connection.execute(_snapshots, kept)
    s = schema.snapshots.c
    for head, writes in batch:
        if writes.thin:
            here = (s.table == head.id) & s.number.in_(writes.thin)
            connection.execute(delete(schema.snapshots).where(here))
    # Of several changes of one table the last tells how its head is in the end. What writes no
    # entry could not notice that another process has changed the head, so it leaves it alone.
    last = {head.id: head for head, writes in batch if writes.entries}
    heads = [
        {
            "of": head.id,
            **{f"new_{name}": getattr(head, name) for name in HEAD},
            "new_turn": turn_of(head),
            "new_reached": reached_of(head),
        }
        for head in last.values()
    ]
    if heads:
        connection.execute(_heads, heads)
    _write_ends(connection, [(head, writes) for head, writes in batch if writes.entries])
    for head, writes in batch:
        seldom = {name: writes.head[name] for name in SELDOM if name in writes.head}
        if seldom:
            table = update(schema.tables).where(schema.tables.c.id == head.id)
            connection.execute(table.values(seldom))
        _write_places(connection, head, writes)


def _write_ends(connection: Connection, batch: Sequence[tuple[Head, Writes]]) -> None:
    """In the lists of those who sit there a table moves when its game ends or goes on after all."""
    m = schema.members.c
    for head, writes in batch:
        is_back = head.status == "running"
        if is_back and all(entry.kind != "undo" for entry in writes.entries):
            continue
        was = m.ended > schema.RUNNING if is_back else m.ended == schema.RUNNING
        here = update(schema.members).where(m.table == head.id, was)
        connection.execute(here.values(ended=ended_of(head)))


def _write_places(connection: Connection, head: Head, writes: Writes) -> None:
    s, m = schema.seats.c, schema.members.c
    for seat in writes.seats:
        here = (s.table == head.id) & (s.seat == seat.seat)
        values = msgspec.structs.asdict(seat)
        connection.execute(update(schema.seats).where(here).values(values))
    if writes.places:
        write_hands(connection, head.id, writes)
    for leaving in writes.leave:
        _leave(connection, head, m.seat == leaving)
    d = schema.devices.c
    for seat_number in writes.forget:
        here = (d.table == head.id) & (d.seat == seat_number)
        connection.execute(delete(schema.devices).where(here))
    for device in writes.devices:
        write_device(connection, device)
    for player, place in writes.members:
        _leave(connection, head, m.player == player)
        row = {"table": head.id, "player": player, "seat": place, "joined": head.updated}
        connection.execute(_members, {**row, "hidden": False, "ended": ended_of(head)})
    for player, is_hidden in writes.hidden.items():
        here = (m.table == head.id) & (m.player == player)
        connection.execute(update(schema.members).where(here).values(hidden=is_hidden))


def _leave(connection: Connection, head: Head, who: ColumnElement[bool]) -> None:
    """People lose their places; who had a seat is remembered by it."""
    m = schema.members.c
    here = (m.table == head.id) & who
    had = select(m.table, m.player, m.seat, m.joined, literal(head.updated)).where(
        here, m.seat >= 0
    )
    columns = ["table", "player", "seat", "joined", "left"]
    connection.execute(insert(schema.former).from_select(columns, had))
    connection.execute(delete(schema.members).where(here))


def write_device(connection: Connection, row: DeviceRow) -> None:
    """Note from where a seat is used, or that it is again."""
    d = schema.devices.c
    here = (d.table == row.table) & (d.seat == row.seat) & (d.device == row.device)
    again = update(schema.devices).where(here).values(last=row.last)
    if (connection.execute(again)).rowcount == 0:
        connection.execute(insert(schema.devices), msgspec.structs.asdict(row))
