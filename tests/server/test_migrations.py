"""The database's schema goes up and down, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.host.settings import Settings
from osada.server.store.database import open_engine
from osada.server.store.migrate import config_for, downgrade, upgrade
from osada.server.store.schema import metadata


def _difference(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def _revisions(connection: Connection) -> list[str]:
    """All of them, the first one first."""
    scripts = ScriptDirectory.from_config(config_for(connection))
    return [script.revision for script in scripts.walk_revisions()][::-1]


async def _up_and_down(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        revisions = await connection.run_sync(_revisions)
    shapes: list[set[str]] = []
    for revision in revisions:
        async with engine.connect() as connection:
            shapes.append(await connection.run_sync(_tables))
        await upgrade(engine, revision)
    async with engine.connect() as connection:
        assert await connection.run_sync(_tables) == set(metadata.tables)
        assert await connection.run_sync(_difference) == []
    for before, shape in zip(["base", *revisions][-2::-1], shapes[::-1], strict=True):
        await downgrade(engine, before)
        async with engine.connect() as connection:
            assert await connection.run_sync(_tables) == shape
    await upgrade(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(_difference) == []


async def _migrate(url: str) -> list[object]:
    engine = open_engine(url)
    try:
        await upgrade(engine)
        async with engine.connect() as connection:
            return await connection.run_sync(_difference)
    finally:
        await engine.dispose()


def migrate(url: str) -> int:
    """What one server process does when it starts; how far it is from the schema afterwards."""
    return len(asyncio.run(_migrate(url)))


def test_every_migration_goes_up_and_down_and_ends_at_the_schema_in_use(database: str) -> None:
    async def run() -> None:
        engine = open_engine(Settings(database=database).url)
        try:
            await _up_and_down(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_several_processes_that_start_at_once_migrate_once(database: str) -> None:
    url = Settings(database=database).url
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as processes:
        assert list(processes.map(migrate, [url] * 3)) == [0, 0, 0]
