"""Games are kept in little room, and any moment of them is found again."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Awaitable
from itertools import pairwise
from pathlib import Path
from time import thread_time

import msgspec
import pytest

import osada
from osada.bots import bot
from osada.kernel.journal import Journal, one_line
from osada.kernel.state import State
from osada.server.store.packing import pack, unpack
from osada.server.tables.fresh import fresh
from osada.table.archives import make_archive
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p
from osada.table.sparse import SPAN, Sparse
from osada.table.table import Table

from .client import Client
from .halls import first, hall, in_turn, process, set_table
from .serving import Server


def played_at_random(game: str, seats: int, plays: int) -> Journal:
    rules = osada.game(game)
    journal = Journal(rules, seats, 5)
    players = [bot("random", rules, 5, seat) for seat in range(seats)]
    while journal.state.turn and len(journal.played) < plays:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    return journal


def test_a_text_is_packed_into_less_and_comes_back() -> None:
    told = '{"action":"","events":[{"key":"mythwind-track-changed","rule":"MYT-RES-01"}]}'
    assert len(pack(told)) < len(told) / 2
    for one in ("{}", '{"text":"ahoj, žluťoučký kůň 🐎"}', told):
        assert unpack(pack(one)) == one
        assert unpack(one.encode()) == one, "what older servers wrote is read too"


def test_of_a_long_game_few_positions_are_kept_and_every_moment_is_found(tmp_path: Path) -> None:
    journal = played_at_random("mythwind", 1, 400)

    async def story() -> None:
        async with hall(tmp_path) as store:
            made = make_archive(journal, "", "", fresh())
            await store.create(made.head, made.seats, made.writes)
            kept = await store.snapshot_numbers(made.head.id)
            assert len(kept) <= 400 // SPAN + 2 * SPAN
            assert max(b - a for a, b in pairwise(kept)) <= 2 * SPAN
            tables = process(store, alone=True)
            room = await tables.open(made.head.id)
            state = journal.game.start(1, 5)
            for number, entry in enumerate(journal.played, 1):
                state.play(entry.seat, entry.action)
                if number % 37 == 0:
                    found = await tables.position(room, room.standing_at(number))
                    assert one_line(found) == one_line(state)

    asyncio.run(story())


def test_a_table_thins_out_its_positions_while_it_isplayed_at_random(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables = process(store, alone=True)
            table = await set_table(store, "person", "person", game="hamlet")
            room = await tables.open(table)
            rng = random.Random(3)
            looks: dict[int, str] = {}
            while room.number < 4 * SPAN + 10 and room.state.turn:
                seat = in_turn(room)
                action = rng.choice(room.state.legal(seat)).text
                await tables.do(room, seat, cmd.Play(action, room.number))
                looks[room.number] = one_line(room.state)
            kept = await store.snapshot_numbers(table)
            old = [number for number in kept if number < 2 * SPAN]
            assert [number // SPAN for number in old] == [0, 1]
            assert kept[0] == 0
            anew = process(store, alone=True)
            for host, known in ((tables, room), (anew, await anew.open(table))):
                for number in (3, SPAN, 2 * SPAN - 1, 3 * SPAN, room.number):
                    found = await host.position(known, known.standing_at(number))
                    assert one_line(found) == looks[number]
            await tables.do(room, in_turn(room), cmd.Play(first(room), room.number))

    asyncio.run(story())


def test_nobody_makes_a_game_slow_to_look_back_at_by_taking_back_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    went_on = Table.went_on
    count = 0

    def counting(room: Table, number: int, before: State) -> State:
        nonlocal count
        count += 1
        return went_on(room, number, before)

    monkeypatch.setattr(Table, "went_on", counting)

    async def story() -> None:
        nonlocal count
        async with hall(tmp_path) as store:
            tables = process(store, alone=True)
            room = await tables.open(await set_table(store, "person", game="mythwind"))
            rng = random.Random(3)
            while room.number < 10 * SPAN:
                action = rng.choice(room.state.legal(0)).text
                await tables.do(room, 0, cmd.Play(action, room.number))
                if room.number % SPAN == 0 or room.number in await store.snapshot_numbers(
                    room.head.id
                ):
                    await tables.do(room, 0, cmd.Propose("undo", room.number, 1))
            for number in range(7, room.number, 31):
                count = 0
                await tables.position(room, room.standing_at(number))
                assert count <= 4 * SPAN, number

    asyncio.run(story())


async def pieces(deed: Awaitable[object]) -> list[float]:
    """How long this thread works for something at a stretch, in seconds of the processor."""
    done = asyncio.ensure_future(deed)
    found = []
    gc.disable()  # a whole suite leaves much to be looked through
    try:
        while not done.done():
            before = thread_time()
            await asyncio.sleep(0)
            found.append(thread_time() - before)
    finally:
        gc.enable()
    await done
    return found


def test_a_long_record_holds_nobody_up_while_it_is_written_and_read(tmp_path: Path) -> None:
    made = make_archive(played_at_random("mythwind", 2, 3000), "", "", fresh())

    async def story() -> None:
        async with hall(tmp_path) as store:
            before = thread_time()
            for entry in made.writes.entries:
                pack(msgspec.json.encode(entry.data).decode())
            packing = thread_time() - before
            writing = await pieces(store.create(made.head, made.seats, made.writes))
            assert max(writing) < packing / 2
            reading = await pieces(process(store, alone=True).open(made.head.id))
            assert max(reading) < packing / 4

    asyncio.run(story())


def test_a_campaign_of_forty_seasons_would_take_less_than_five_megabytes() -> None:
    journal = played_at_random("mythwind", 4, 700)
    made = make_archive(journal, "", "", fresh())
    entries = sum(len(pack(one_entry(row.data))) + 80 for row in made.writes.entries)
    positions = [len(pack(position)) for _, position in made.writes.snapshots]
    sparse = Sparse(20_000)
    kept = sum(sparse.wants(number) for number in range(1, 20_000))
    whole = 20_000 * entries / len(made.writes.entries) + kept * max(positions) * 1.5
    assert whole < 5_000_000


def one_entry(data: dict[str, object]) -> str:
    """As it is written."""
    return msgspec.json.encode(data).decode()


def test_a_long_stream_is_read_in_pages(server: Server) -> None:
    ada = Client(server)
    table = ada.new_table("mythwind", "me").table.id
    for word in range(30):
        ada.do(table, cmd.Chat(str(word)))
    path = f"/api/tables/{table}/entries"
    whole = ada.get(path, list[p.EntrySeen])
    assert [entry.number for entry in whole] == list(range(31))
    pages: list[p.EntrySeen] = ada.get(path, list[p.EntrySeen], limit=7)
    assert [entry.number for entry in pages] == list(range(24, 31)), "the end, as ever"
    while pages[0].number:
        pages = ada.get(path, list[p.EntrySeen], limit=7, before=pages[0].number) + pages
    assert pages == whole
    assert ada.get(path, list[p.EntrySeen], after=3, before=6) == whole[4:6]
    assert ada.get(path, list[p.EntrySeen], before=0) == []
    assert ada.http.get(path, params={"limit": 3001}).status_code == 400
