"""Bringing a database to the present schema, and back."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"


def config_for(connection: Connection) -> Config:
    """Alembic's settings, for one connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def upgrade(engine: AsyncEngine, to: str = "head") -> None:
    """Up to a version; the newest by default."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: command.upgrade(config_for(c), to))


async def downgrade(engine: AsyncEngine, to: str) -> None:
    """Down to a version; `base` empties the database."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: command.downgrade(config_for(c), to))
