"""A copy of a PostgreSQL database by its own programs, `pg_dump` and `pg_restore`."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.kernel.errors import OsadaError

MODES = {"disable", "allow", "prefer", "require", "verify-ca", "verify-full"}


class ProgramFailed(OsadaError):
    """A program of PostgreSQL is not there, or could not do it."""


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise ProgramFailed(f"{name} is not here: install PostgreSQL's client (postgresql-client)")
    return found


def _address(url: URL) -> tuple[str, dict[str, str]]:
    """Where the database is, for a command line that anybody on this machine may read; and what
    nobody should, for the environment."""
    env = dict(os.environ)
    if url.password:
        env["PGPASSWORD"] = str(url.password)
    mode = url.query.get("ssl", url.query.get("sslmode", ""))
    if isinstance(mode, str) and mode in MODES:
        env["PGSSLMODE"] = mode
    query = {key: value for key, value in url.query.items() if key == "host"}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    return plain.render_as_string(), env


async def dump(engine: AsyncEngine, to: Path) -> tuple[str, int, int, int]:
    """Write a dump; its schema, how many tables, entries and bytes the database has. What is
    counted and what is dumped are one moment."""
    address, env = _address(engine.url)
    command = [_program("pg_dump"), "--format=custom", "--no-owner", "--no-privileges"]
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        found = [
            (await connection.execute(text(query))).scalar()
            for query in (
                "SELECT pg_export_snapshot()",
                "SELECT version_num FROM alembic_version",
                "SELECT count(*) FROM tables",
                "SELECT count(*) FROM entries",
                "SELECT pg_database_size(current_database())",
            )
        ]
        snapshot, schema, tables, entries, size = found
        which = [f"--snapshot={snapshot}", f"--file={to}", address]
        await asyncio.to_thread(_run, [*command, *which], env)
    return str(schema), int(tables or 0), int(entries or 0), int(size or 0)


async def size_of(engine: AsyncEngine) -> int:
    """Bytes of the database; a dump has fewer."""
    async with engine.connect() as connection:
        query = text("SELECT pg_database_size(current_database())")
        return int((await connection.execute(query)).scalar() or 0)


def restore_dump(dumped: Path, url: URL) -> None:
    """Bring a dump into an empty database: all of it, or nothing."""
    address, env = _address(url)
    how = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"]
    _run([_program("pg_restore"), *how, f"--dbname={address}", str(dumped)], env)


@contextmanager
def rows_of(dumped: Path) -> Iterator[Iterator[bytes]]:
    """The lines of a dump's data as `COPY` writes them."""
    command = [_program("pg_restore"), "--data-only", "--file=-", str(dumped)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            yield iter(process.stdout)
        finally:
            process.stdout.close()
            told = process.stderr.read()
            code = process.wait()
    if code:
        raise ProgramFailed(f"pg_restore could not read {dumped.name}: {_last(told)}")


def _run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(command, env=env, capture_output=True, check=False)
    if done.returncode:
        name = Path(command[0]).name
        raise ProgramFailed(f"{name} could not do it: {_last(done.stderr)}")


def _last(told: bytes) -> str:
    lines = told.decode(errors="replace").strip().splitlines()
    return lines[0][:200] if lines else "it said nothing"
