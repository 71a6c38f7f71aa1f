"""Several processes of one house, for measuring: a database of its own that is dropped afterwards,
Redis, and servers each at a port of its own."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit, urlunsplit

from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from .throwaway import UNLIMITED, LoadFailed, throwaway_server

FLUSH = 1.5
"""Seconds after which PostgreSQL has told what it has counted."""
START = 20.0
"""Seconds in which Redis must answer."""


class BuiltHouse:
    """Servers that share a database and a bus, and what those have counted."""

    def __init__(self, database: str, redis: str, servers: Mapping[str, int]) -> None:
        self.addresses = list(servers)
        self.processes = list(servers.values())
        """Their process numbers."""
        self._database = database
        self._redis = Redis.from_url(redis)

    async def transactions(self) -> int:
        """How many PostgreSQL has ended so far, well or not."""
        await asyncio.sleep(FLUSH)
        counted = (
            "SELECT xact_commit + xact_rollback FROM pg_stat_database"
            " WHERE datname = current_database()"
        )
        return int(await _ask(self._database, counted))

    async def published(self) -> int:
        """How many messages were said on the bus so far."""
        told = await self._redis.info("commandstats")
        return int(told.get("cmdstat_publish", {}).get("calls", 0))

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()


@asynccontextmanager
async def house(
    count: int, database: str, redis: str, folder: Path, settings: Mapping[str, str]
) -> AsyncIterator[BuiltHouse]:
    """So many servers, with nobody's data, that end with us."""
    async with AsyncExitStack() as open_, _own_database(database) as own, _bus(redis) as bus:
        shared = {**UNLIMITED, "OSADA_DATABASE": own, "OSADA_REDIS": bus, **settings}
        servers: dict[str, int] = {}
        for number in range(count):
            place = folder / str(number)
            place.mkdir()
            address, process = await open_.enter_async_context(throwaway_server(place, shared))
            servers[address] = process.pid
        built = BuiltHouse(own, bus, servers)
        try:
            yield built
        finally:
            await built.close()
            await open_.aclose()  # before their database goes


@asynccontextmanager
async def _own_database(address: str) -> AsyncIterator[str]:
    """A database beside the one that was named."""
    parts = urlsplit(address)
    if not parts.scheme.startswith("postgresql"):
        raise LoadFailed(f"'{address}' is no PostgreSQL: postgresql://user:password@host/name")
    name = f"osada_load_{secrets.token_hex(4)}"
    own = urlunsplit(parts._replace(path=f"/{name}"))
    await _ask(address, f'CREATE DATABASE "{name}"')
    try:
        yield own
    finally:
        await _ask(address, f'DROP DATABASE "{name}" WITH (FORCE)')


@asynccontextmanager
async def _bus(address: str) -> AsyncIterator[str]:
    """Redis at this address, or one that is started and keeps nothing."""
    if address:
        yield address
        return
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        raise LoadFailed(
            "several processes need Redis: --redis redis://host:6379/0, or install redis-server"
        )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""],
        stdout=subprocess.DEVNULL,
        cwd="/",
    )
    try:
        own = f"redis://127.0.0.1:{port}/0"
        await _until_it_answers(own, process)
        yield own
    finally:
        process.kill()
        process.wait()


async def _until_it_answers(address: str, process: subprocess.Popen[bytes]) -> None:
    until = monotonic() + START
    async with Redis.from_url(address) as redis:
        while True:
            try:
                await redis.exists("osada")
                return
            except RedisError:
                if process.poll() is not None or monotonic() > until:
                    raise LoadFailed("Redis did not start") from None
                await asyncio.sleep(0.05)


async def _ask(address: str, query: str) -> int:
    url = address.replace("postgresql://", "postgresql+asyncpg://", 1)
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            result = await connection.execute(text(query))
            return int(result.scalar_one()) if result.returns_rows else 0
    except (OSError, SQLAlchemyError) as error:
        told = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
        raise LoadFailed(f"the database cannot be used ({told})") from None
    finally:
        await engine.dispose()
