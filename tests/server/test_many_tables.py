"""The lobby costs the same, however many tables are kept."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from osada.server.store.store import Store

from .halls import hall, set_table

MORE = """
INSERT INTO tables SELECT * FROM (
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})
  SELECT {columns} FROM n, tables t WHERE t.id = '{like}'
)
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
def test_the_lobby_costs_the_same_with_a_hundred_times_as_many_tables(tmp_path: Path) -> None:
    async def story() -> tuple[int, int]:
        async with hall(tmp_path) as store:
            like = await set_table(store, "person", "person")
            file = tmp_path / "osada.sqlite3"
            add_tables(file, like, 300)
            few = await steps(store, file, store.listed)
            with closing(sqlite3.connect(file)) as connection, connection:
                connection.execute("DELETE FROM tables WHERE id LIKE 'm%'")
            add_tables(file, like, 30_000)
            assert len(await store.listed()) == 30
            return few, await steps(store, file, store.listed)

    few, many = asyncio.run(story())
    assert many <= 1.5 * few, (few, many)
