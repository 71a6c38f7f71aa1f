"""Games that guests have finished become records and go, where a host has chosen so."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

from sqlalchemy import insert, update

import osada
from osada.kernel.record import write_record
from osada.server.store import schema
from osada.server.store.store import Store
from osada.server.tables.retention import Retention
from osada.table.protocol import commands as cmd
from osada.table.records import journal_of
from osada.table.table import Table

from .halls import first, hall, in_turn, process, set_table

DAY = 86_400.0


async def written(room: Table) -> str:
    return write_record(journal_of(room))


async def finished(store: Store, *, account: str = "") -> str:
    """A game that was played long ago, and is over; somebody with an account may have sat there."""
    table = await set_table(store, "person", "person")
    tables = process(store, alone=True)
    room = await tables.open(table)
    for _ in range(6):
        await tables.do(room, in_turn(room), cmd.Play(first(room), room.number))
    t = schema.tables.c
    async with store.engine.begin() as connection:
        over = {"status": "over", "turn": "", "updated": 1.0}
        await connection.execute(update(schema.tables).where(t.id == table).values(over))
        if account:
            place = {"table": table, "player": account, "seat": 1, "joined": 1.0, "hidden": False}
            await connection.execute(insert(schema.members).values(place))
    return table


def test_what_guests_have_finished_becomes_a_record_and_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            jana = {"id": "jana", "name": "Jana", "login": "jana", "password": "", "created": 1.0}
            jan = {"id": "jan", "name": "Jan", "login": None, "password": None, "created": 1.0}
            async with store.engine.begin() as connection:
                await connection.execute(insert(schema.players), [jana, jan])
            guests, by_guest = await finished(store), await finished(store, account="jan")
            hers = await finished(store, account="jana")
            running = await set_table(store, "person", "person")
            tables = process(store, alone=True)
            folder = tmp_path / "records"
            retention = Retention(store.engine, tables, written, folder)
            assert await retention.let_go(1e12) == [], "nothing is so old"
            assert sorted(await retention.let_go(DAY)) == sorted([guests, by_guest])
            assert sorted(await store.table_ids()) == sorted([hers, running])
            assert await store.entries(guests) == []
            for table in (guests, by_guest):
                file = folder / f"{table}.osada"
                assert stat.S_IMODE(file.stat().st_mode) == 0o600
                assert len(osada.read_record(file.read_text()).journal.played) == 6
            assert len(list(folder.iterdir())) == 2
            assert await retention.let_go(DAY) == []

    asyncio.run(story())
