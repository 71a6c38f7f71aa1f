"""Bringing a database to the present schema, and back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.kernel.errors import OsadaError
from osada.version import __version__

from . import schema

EDITION = "edition"
"""Under which name it stands among what the server must not forget."""
MIGRATIONS = Path(__file__).parent / "migrations"


def config_for(connection: Connection) -> Config:
    """Alembic's settings, for one connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def is_current(engine: AsyncEngine) -> bool:
    """Whether nothing has to be brought up to date."""
    async with engine.connect() as connection:
        return await connection.run_sync(_is_at_head)


def _is_at_head(connection: Connection) -> bool:
    newest = ScriptDirectory.from_config(config_for(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


class UnknownSchema(OsadaError):
    """A database of a version that this edition has no way from."""


def _check_known(connection: Connection) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and not knows(found):
        edition = _edition_of(connection)
        which = (
            f"install osada {edition} or a later one" if edition else "open it with that edition"
        )
        raise UnknownSchema(
            f"the database is of another edition (schema {found}; this one reads {newest()}): "
            f"{which}"
        )


def knows(revision: str) -> bool:
    """Whether there is a way from this schema to the present one."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    return revision in {script.revision for script in scripts.walk_revisions()}


def newest() -> str:
    """The present schema."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""


def revision_of(connection: Connection) -> str:
    """The schema of a database."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def _edition_of(connection: Connection) -> str:
    """Which edition was the last to bring this database up to date; empty if it did not say."""
    s = schema.secrets.c
    try:
        query = select(s.value).where(s.name == EDITION)
        return str(connection.execute(query).scalar() or "")
    except DBAPIError:  # whatever that edition keeps there
        return ""


def _sign(connection: Connection) -> None:
    """Say in the database which edition has brought it up to date."""
    if _edition_of(connection) != __version__:
        s = schema.secrets.c
        connection.execute(delete(schema.secrets).where(s.name == EDITION))
        connection.execute(insert(schema.secrets).values(name=EDITION, value=__version__))


async def upgrade(engine: AsyncEngine, to: str = "head") -> None:
    """Up to a version; the newest by default."""
    async with _changing(engine) as connection:
        await connection.run_sync(_check_known)
        await connection.run_sync(lambda c: command.upgrade(config_for(c), to))
        if to == "head":
            await connection.run_sync(_sign)


async def downgrade(engine: AsyncEngine, to: str) -> None:
    """Down to a version; `base` empties the database."""
    async with _changing(engine) as connection:
        await connection.run_sync(lambda c: command.downgrade(config_for(c), to))


@asynccontextmanager
async def _changing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection on which tables change. SQLite changes one by making another and dropping the
    old one: meanwhile nothing may follow from that, or every game would go with its table."""
    async with engine.connect() as connection:
        is_sqlite = engine.dialect.name == "sqlite"
        if is_sqlite:
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        try:
            yield connection
            await connection.commit()
        finally:
            await connection.rollback()
            if is_sqlite:
                await connection.exec_driver_sql("PRAGMA foreign_keys=ON")
