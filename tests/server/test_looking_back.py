"""Looking back at a long game: nobody is held up by it, and what was looked at is at hand."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from time import thread_time

import pytest

import osada
from osada.kernel.journal import Journal
from osada.server.host import slices
from osada.server.host.environment import Rate
from osada.server.host.settings import Settings
from osada.server.host.slices import Slices
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.server.tables.pace import Pace
from osada.server.tables.table_host import TableHost
from osada.table.archives import make_archive
from osada.table.protocol import table as p
from osada.table.table import LOOKED, Table
from tests.kept.evenings import evenings

from .client import Client, Refused
from .conftest import StartServer
from .halls import process


@pytest.fixture(scope="module")
def campaign() -> Journal:
    """A long record of the slowest game."""
    text = evenings()["mythwind_two"].read_text(encoding="utf-8")
    return osada.read_record(text, whole=True).journal


async def _looked_at(
    journal: Journal, folder: Path, every: Slices
) -> tuple[TableHost, Table, Store]:
    engine = open_engine(f"sqlite+aiosqlite:///{folder / 'one.sqlite3'}")
    async with engine.begin() as connection:
        await connection.run_sync(schema.metadata.create_all)
    store = Store(engine)
    made = make_archive(journal, "Long", "ada", fresh())
    await store.create(made.head, made.seats, made.writes)
    tables = process(store, alone=True)
    tables._slices = every
    return tables, await tables.open(made.head.id), store


def test_an_old_scene_of_a_long_record_lets_others_have_their_turn_after_every_slice(
    campaign: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)  # every play is one then

    async def look() -> None:
        every = Slices()
        tables, room, store = await _looked_at(campaign, tmp_path, every)
        try:
            assert every.count > len(room.entries), "it was read in slices, too"
            await _look_back(tables, room, every)
        finally:
            await store.engine.dispose()

    asyncio.run(look())


async def _look_back(tables: TableHost, room: Table, every: Slices) -> None:
    assert len(room.standing) > 200
    far = max(range(1, 150), key=lambda number: room.plays_to(room.standing_at(number)))
    standing = room.standing_at(far)
    plays = room.plays_to(standing)
    assert plays > LOOKED
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    meanwhile = asyncio.create_task(others())
    state = await tables.position(room, standing)
    assert every.count > plays
    assert turns >= plays
    meanwhile.cancel()
    played = [room.from_start()]
    for number in standing:
        played.append(room.went_on(number, played[-1]))
    assert state.view(None) == played[-1].view(None)
    # Who steps back from there plays hardly anything again, and it is the same position.
    before = every.count
    for number in range(far, far - LOOKED, -1):
        assert room.plays_to(room.standing_at(number)) == 0
        again = await tables.position(room, room.standing_at(number))
        assert again.view(None) == played[number].view(None)
    assert every.count == before


def test_no_slice_of_a_replay_holds_the_others_for_ten_milliseconds(
    campaign: Journal, tmp_path: Path
) -> None:
    """Of the processor's time, and of three tries the best: a machine may have other things to
    do."""

    async def longest() -> float:
        tables, room, store = await _looked_at(campaign, tmp_path, Slices())
        gaps = [0.0]

        async def others() -> None:
            while True:
                before = thread_time()
                await asyncio.sleep(0)
                gaps.append(thread_time() - before)

        meanwhile = asyncio.create_task(others())
        room.kept.clear()
        standing = room.standing[:-1]
        assert room.plays_to(standing) == len(standing)
        await tables.position(room, standing)
        meanwhile.cancel()
        await store.engine.dispose()
        assert sum(gaps) > 0.01, "it was too much for one slice"
        return max(gaps)

    gc.disable()
    try:
        assert min(asyncio.run(longest()) for _ in range(3)) < 0.01
    finally:
        gc.enable()


def test_of_many_who_look_back_at_once_one_slice_is_done_between_two_turns_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)

    async def look() -> None:
        every, in_round = Slices(), [0]
        done: list[str] = []

        def steps(name: str) -> Iterator[None]:
            for _ in range(5):
                in_round[-1] += 1
                done.append(name)
                yield

        async def others() -> None:
            while True:
                in_round.append(0)
                await asyncio.sleep(0)

        meanwhile = asyncio.create_task(others())
        await asyncio.gather(*(every.carry_out(steps(name)) for name in "abc"))
        meanwhile.cancel()
        assert max(in_round) == 1
        assert done[:6] == ["a", "b", "c", "a", "b", "c"], "and everybody in turn"

    asyncio.run(look())


def test_looking_back_is_counted_by_the_plays_that_are_played_again() -> None:
    pace = Pace(Settings(database="sqlite:///x", command_rate=Rate(10, 20.0)))
    assert [pace.replays("a", 50) > 0 for _ in range(12)] == [False] * 9 + [True] * 3
    assert pace.replays("b", 50) == 0
    assert [pace.replays("c", 0) for _ in range(1000)] == [0.0] * 1000


def test_who_goes_on_from_old_positions_is_counted_like_who_looks_at_them(
    running_server: StartServer,
) -> None:
    server = running_server(OSADA_COMMAND_RATE="6/20")
    text = evenings()["hamlet_three_players"].read_text(encoding="utf-8")
    ada = Client(server)
    table = ada.post("/api/records", {"text": text}, p.TableHead).id
    said = []
    for number in range(98, 398, 50):
        with Client(server) as guest:  # the plays are counted by address, whoever asks
            for way, body in (
                (f"/api/tables/{table}/branch", {"number": number}),
                ("/api/positions/hamlet", {"origin": {"table": table, "number": number - 25}}),
            ):
                try:
                    guest.post(way, body, dict)
                except Refused as refused:
                    said.append(refused.problem.code)
    assert set(said) == {"too-fast"}
