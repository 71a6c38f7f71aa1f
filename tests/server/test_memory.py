"""What is held in memory is bounded, and what was counted is not counted again."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from weakref import ref

import pytest

from osada.lab.load.opening import played
from osada.server.door.sessions import Visitor
from osada.server.host import memory
from osada.server.host.background import Background
from osada.server.tables import open_tables as module
from osada.server.tables.fresh import fresh
from osada.server.tables.scores import Scores
from osada.server.tables.watchers import Watcher
from osada.table.archives import make_archive
from osada.table.protocol import commands as cmd
from osada.table.table import Table

from .halls import first, hall, in_turn, process, set_table
from .test_storage import played_at_random


def test_of_tables_nobody_looks_at_only_so_many_are_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables = process(store, alone=True)
            names = [await set_table(store, "person", "person") for _ in range(12)]
            looked_at = await tables.open(names[0])
            watcher = Watcher(names[0], None, Visitor())
            tables.watchers.add(watcher)
            for name in names[1:]:
                await tables.open(name)
            assert list(tables.rooms.held) == [names[0], *names[-5:]]
            assert await tables.open(names[0]) is looked_at
            tables.watchers.remove(watcher)
            looked_at.head.status = "over"
            assert tables.rooms.put_away() == 1, "the oldest of too many"
            assert names[0] in tables.rooms.held, "it was used last"
            monkeypatch.setattr(module, "OVER", -1.0)
            assert tables.rooms.put_away() == 1
            assert names[0] not in tables.rooms.held

    monkeypatch.setattr(module, "UNSEEN", 5)
    asyncio.run(story())


def test_a_table_that_was_put_away_is_one_and_the_same_while_somebody_uses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables = process(store, alone=True)
            table = await set_table(store, "person", "person")
            room = await tables.open(table)
            await tables.do(room, in_turn(room), cmd.Play(first(room), room.number))
            assert tables.rooms.put_away() == 1
            assert await tables.open(table) is room
            assert tables.rooms.put_away() == 1
            gone = ref(room)
            del room
            await asyncio.sleep(0)
            assert gone() is None, "nothing holds it, not even itself"
            anew: Table = await tables.open(table)
            assert anew.number == 1

    monkeypatch.setattr(module, "IDLE", -1.0)
    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_the_memory_of_many_things_that_are_gone_goes_back_to_the_system() -> None:
    if not Path("/proc/self/statm").exists() or memory._trim() is None:
        pytest.skip("needs Linux and glibc")
    before = _held()
    many = [{"a": [(i, j) for j in range(9)]} for i in range(120_000)]
    full = _held()
    del many
    memory.give_back_memory()
    assert _held() - before < (full - before) / 3


def _held() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])


class Counting(Background):
    """Notes how often something was done in the background."""

    times = 0

    async def do(self, work, who):  # type: ignore[no-untyped-def]
        self.times += 1
        return await super().do(work, who)


def test_points_of_a_game_are_counted_once_and_not_at_all_where_there_are_none(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables, background = process(store, alone=True), Counting()
            scores = Scores(background)
            for journal, counted in (
                (played_at_random("mythwind", 2, 200), 0),
                (played("vikings", 2, 3, lambda done, total: None), 1),
            ):
                made = make_archive(journal, "", "", fresh())
                await store.create(made.head, made.seats, made.writes)
                room = await tables.open(made.head.id)
                background.times = 0
                lines = await asyncio.gather(*(scores.of(room, "ada") for _ in range(40)))
                assert background.times == counted
                assert all(line == lines[0] for line in lines)
                await scores.of(room, "ada")
                assert background.times == counted
            last = lines[0][-1]
            assert last.number == room.tip
            assert journal.state.outcome is not None
            assert last.totals == [score.total for score in journal.state.outcome.scores]
            assert len(lines[0]) > 20, "also where positions were thinned out"

    asyncio.run(story())
