"""Tries: kept beside their game and among nobody's tables, until somebody keeps one as such."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event

import osada
from osada.requests.note_finder import NoteFinder
from osada.requests.tries import MOST as TRIES
from osada.requests.tries import Tries
from osada.server.host.bus import Alone
from osada.server.host.settings import Settings
from osada.server.protocol.lobby import Statistics
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.server.store.insights import MOST, InsightStore
from osada.server.store.remarks import RemarkStore
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.server.tables.table_host import TableHost
from osada.table.making import make_table
from osada.table.protocol.house import Tables as Tabled
from osada.table.protocol.insight import Analysis
from osada.table.protocol.table import TableHead
from osada.table.protocol.wishes import NewTable, SeatWish

from .client import Client, Refused
from .conftest import StartServer


async def _opened(file: Path) -> tuple[Store, InsightStore]:
    return await _opened_at(f"sqlite+aiosqlite:///{file}")


async def _opened_at(address: str) -> tuple[Store, InsightStore]:
    engine = open_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(schema.metadata.create_all)
    return Store(engine), InsightStore(engine)


async def _new(store: Store, owner: str) -> str:
    made = make_table(
        NewTable("vikings", [SeatWish("me"), SeatWish("computer")]), owner, owner, fresh()
    )
    await store.create(made.head, made.seats, made.writes)
    return made.head.id


def test_the_tries_of_others_are_not_even_read(database: str) -> None:
    async def look() -> None:
        store, insights = await _opened_at(Settings(database=database).url)
        made = {owner: await _new(store, owner) for owner in ("ada", "iga", "ola")}
        for owner in ("iga", "ola"):
            await insights.branch_off(made["ada"], 3, made[owner])
        [one] = await insights.tries(made["ada"], "iga")
        assert (one.table, one.of, one.number, one.name) == (made["iga"], made["ada"], 3, "iga")
        assert await insights.tries(made["ada"], "ada") == []
        assert await insights.tries(made["ada"], "") == []
        for number in (3, 8):
            await insights.keep(made["iga"], number, {"decision": number})
        assert await insights.last_of(list(made.values())) == {made["iga"]: {"decision": 8}}
        margin = NoteFinder(
            store, TableHost(store, Alone(), "here"), insights, RemarkStore(store.engine)
        )
        room = await TableHost(store, Alone(), "here").open(made["ada"])
        beside = await margin.of(room, "iga")
        assert [(one.table.head.id, one.number) for one in beside.tries] == [(made["iga"], 3)]
        await store.engine.dispose()

    asyncio.run(look())


def test_however_many_tries_there_are_they_are_listed_with_the_same_few_questions(
    tmp_path: Path,
) -> None:
    async def look() -> None:
        store, insights = await _opened(tmp_path / "one.sqlite3")
        game = await _new(store, "ada")
        tables = TableHost(store, Alone(), "here")
        margin = NoteFinder(store, tables, insights, RemarkStore(store.engine))
        room = await tables.open(game)
        asked: list[str] = []
        listen = store.engine.sync_engine
        event.listen(listen, "before_cursor_execute", lambda *args: asked.append(args[2]))
        counts = []
        for count in (1, 20, MOST):
            inner = ""
            for _ in range(count):
                last, inner = inner, await _new(store, "ada")
                await insights.branch_off(last or game, 0, inner)
                last = ""
            asked.clear()
            _, listed = await margin.listed(room, "ada")
            counts.append(len(asked))
        assert len(set(counts)) == 1, counts
        assert counts[0] <= 5
        assert len(listed) <= MOST
        await store.engine.dispose()

    asyncio.run(look())


def test_the_oldest_try_makes_room_for_a_new_one_and_no_table_does(tmp_path: Path) -> None:
    async def story() -> None:
        store, insights = await _opened(tmp_path / "one.sqlite3")
        tables = TableHost(store, Alone(), "here")
        tries = Tries(tables, store, insights)
        game = await _new(store, "ada")
        made = []
        for number in range(TRIES):
            made.append(await _new(store, "ada"))
            # The very first goes on in the second.
            await insights.branch_off(made[0] if number == 1 else game, 0, made[number])
        kept, oldest = made[2], made[1]
        await tries.keep(await tables.open(kept), "ada", 10)
        await tries.make_room("ada", game)
        assert len(await insights.own("ada")) == TRIES - 1, "one is a table now"
        await insights.branch_off(game, 0, await _new(store, "ada"))
        await tries.make_room("ada", game)
        listed = {one.table for one in await insights.tries(game, "ada")}
        assert oldest not in listed
        assert {made[0], kept} <= listed
        assert (await tables.open(oldest)).head.status == "ended"
        assert {row.id for row, _ in await store.heads_of("ada")} == {game, kept}
        assert await store.running_of("ada") == 2
        await store.engine.dispose()

    asyncio.run(story())


def test_a_try_makes_no_room_for_one_that_goes_on_from_it(tmp_path: Path) -> None:
    async def story() -> None:
        store, insights = await _opened(tmp_path / "one.sqlite3")
        tables = TableHost(store, Alone(), "here")
        last = await _new(store, "ada")
        for _ in range(TRIES):
            last, before = await _new(store, "ada"), last
            await insights.branch_off(before, 0, last)
        await Tries(tables, store, insights).make_room("ada", last)
        assert await insights.state_of(last) == "try"
        assert len(await insights.own("ada")) == TRIES - 1
        await store.engine.dispose()

    asyncio.run(story())


def test_a_try_is_no_table_until_it_is_kept_and_can_be_thrown_away(
    running_server: StartServer,
) -> None:
    host = Client(running_server(OSADA_TABLES="1"))
    game = host.new_table("vikings", "me", "novice", seed=3).table.id
    path = f"/api/tables/{game}"

    def mine() -> set[str]:
        return {one.id for one in host.get("/api/tables", Tabled).mine}

    def tries() -> list[tuple[str, str]]:
        return [(one.table, one.sort) for one in host.get(f"{path}/analysis", Analysis).branches]

    def running() -> int:
        return sum(one.running for one in host.get("/api/me/statistics", Statistics).games)

    made = [host.post(f"{path}/branch", {"number": 0}, TableHead).id for _ in range(3)]
    first, second, third = made
    deeper = host.post(f"/api/tables/{first}/branch", {"number": 0}, TableHead).id
    assert mine() == {game}
    assert running() == 1
    assert {table for table, _ in tries()} == {*made, deeper}
    stranger = Client(host.server)
    for person, table, how, code in (
        (stranger, second, "away", "not-yours"),
        (host, game, "keep", "no-try"),
        (host, second, "keep", "too-many-tables"),
    ):
        with pytest.raises(Refused) as raised:
            person.post(f"/api/tables/{table}/try", {"how": how}, dict)
        assert raised.value.problem.code == code
    host.post(f"/api/tables/{first}/try", {"how": "away"}, dict)
    assert {table for table, _ in tries()} == {second, third}, "what was tried from it goes too"
    assert host.head(deeper).status == "ended"
    host.post(f"{path}/part", {"how": "remove"}, dict)
    host.post(f"/api/tables/{second}/try", {"how": "keep"}, dict)
    assert mine() == {second}
    assert dict(tries()) == {second: "table", third: "try"}
    text = osada.write_record(osada.Journal(osada.game("vikings"), 2, 1))
    old = host.post("/api/records", {"text": text}, TableHead).id
    tried = host.post(f"/api/tables/{old}/branch", {"number": 0, "lang": "cs"}, TableHead)
    assert "Koza" in [seat.name for seat in tried.seats], "as whoever tries calls it"
