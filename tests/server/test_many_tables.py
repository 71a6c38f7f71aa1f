"""Lists cost the same, however many tables are kept, and go on page by page to their end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from osada.server.store.lists import Mark, TablePage, listed_tables, tables_of
from osada.server.store.people import People
from osada.server.store.store import Store

from .halls import hall, set_table

MORE = """
INSERT INTO tables SELECT * FROM (
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})
  SELECT {columns} FROM n, tables t WHERE t.id = '{like}'
)
"""
PLACES = """
INSERT INTO members ("table", player, seat, joined, hidden, ended)
SELECT id, 'jana', 0, 0, 0, CASE status WHEN 'running' THEN 0 ELSE updated END
FROM tables WHERE id LIKE 'm%' AND (status = 'over' OR CAST(substr(id, 2) AS INT) <= 100)
"""


def add_tables(file: Path, like: str, count: int) -> None:
    """So many tables more like one, under other ids and at other times."""
    with closing(sqlite3.connect(file)) as connection, connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        new = {
            "id": "'m' || n.i",
            "updated": "n.i * 7919 % 100003",
            "listed": "n.i % 3 = 0",
            "status": "CASE n.i % 2 WHEN 0 THEN 'running' ELSE 'over' END",
        }
        columns = ", ".join(new.get(name, f't."{name}"') for name in names)
        connection.execute(MORE.format(count=count, columns=columns, like=like))
        connection.execute(PLACES)
        connection.execute("ANALYZE")


async def steps(store: Store, file: Path, ask: Callable[[], Coroutine[Any, Any, object]]) -> int:
    """How many steps SQLite takes for what is asked; no clock is looked at."""
    asked: list[tuple[str, Any]] = []

    def note(_c: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
        asked.append((statement, values))

    event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    await ask()
    event.remove(store.engine.sync_engine, "before_cursor_execute", note)
    taken = 0

    def step() -> int:
        nonlocal taken
        taken += 1
        return 0

    with closing(sqlite3.connect(file)) as connection:
        connection.set_progress_handler(step, 1)
        for statement, values in asked:
            connection.execute(statement, values).fetchall()
    assert asked
    return taken


@pytest.mark.pure_only
def test_lists_cost_the_same_with_a_hundred_times_as_many_tables(tmp_path: Path) -> None:
    async def story() -> tuple[list[int], list[int]]:
        async with hall(tmp_path) as store:
            like = await set_table(store, "person", "person")
            file = tmp_path / "osada.sqlite3"

            async def first() -> object:
                return await tables_of(store.engine, "jana", 60)

            async def second() -> object:
                behind = Mark(50_000.0, 50_000.0, "")
                return await tables_of(store.engine, "jana", 60, behind)

            async def played() -> object:
                return await People(store.engine).played("jana", 60)

            asked = (store.listed, first, second, played)
            add_tables(file, like, 300)
            few = [await steps(store, file, ask) for ask in asked]
            with closing(sqlite3.connect(file)) as connection, connection:
                connection.execute("PRAGMA foreign_keys=ON")
                connection.execute("DELETE FROM tables WHERE id LIKE 'm%'")
            add_tables(file, like, 30_000)
            assert len(await store.listed()) == 30
            return few, [await steps(store, file, ask) for ask in asked]

    few, many = asyncio.run(story())
    assert all(more <= 1.5 * less + 500 for less, more in zip(few, many, strict=True)), (few, many)


@pytest.mark.pure_only
def test_page_by_page_every_table_comes_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            like = await set_table(store, "person", "person")
            file = tmp_path / "osada.sqlite3"
            add_tables(file, like, 1000)
            with closing(sqlite3.connect(file)) as connection, connection:
                connection.execute("UPDATE tables SET updated = CAST(updated / 100 AS INT) * 100")
                connection.execute("UPDATE members SET ended = CAST(ended / 100 AS INT) * 100")
                mine = connection.execute("SELECT count(*) FROM members WHERE player = 'jana'")
                listed = connection.execute(
                    "SELECT count(*) FROM tables WHERE listed AND status = 'running'"
                )
                counts = mine.fetchone()[0], listed.fetchone()[0]
            assert min(counts) > 120, "more than two pages of either"

            async def page_of(whose: str, mark: Mark | None) -> TablePage:
                if whose:
                    return await tables_of(store.engine, whose, 40, mark)
                return await listed_tables(store.engine, 40, mark)

            for count, whose in zip(counts, ("jana", ""), strict=True):
                page = await page_of(whose, None)
                heads = page.rows
                while page.more is not None:
                    page = await page_of(whose, Mark.read(str(page.more)))
                    heads += page.rows
                ids = [head.id for head, _ in heads]
                assert len(ids) == len(set(ids)) == count
                running = [head.status == "running" for head, _ in heads]
                assert running == sorted(running, reverse=True), "those being played come first"

    asyncio.run(story())
