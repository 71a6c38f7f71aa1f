"""PostgreSQL and Redis, started for the tests alone and stopped after them."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable
from glob import glob
from pathlib import Path

import pytest
import redis
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from ..patience import PATIENCE
from ..tied import tied


def free_port() -> int:
    """A port nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(*names: str, package: str) -> str:
    """The first of these programs that the machine has; without any the test is skipped."""
    for name in names:
        if found := shutil.which(name) or max(glob(name), default=None):
            return found
    pytest.skip(f"{names[0]} is not on this machine (Debian, Ubuntu: apt install {package})")


class Postgres:
    """A PostgreSQL server with its own data folder; quick, because nothing in it must last."""

    def __init__(self) -> None:
        initdb = program("/usr/lib/postgresql/*/bin/initdb", "initdb", package="postgresql")
        self._user, self._group = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="osada-pg-"))
        os.chown(self._folder, -1 if self._user is None else self._user, -1)
        self.port = free_port()
        data = self._folder / "data"
        self._run(initdb, "-D", str(data), "-U", "osada", "-A", "trust", "-E", "UTF8", "--no-sync")
        switches = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
        self._log = (self._folder / "log.txt").open("w")
        postgres = [
            *(str(Path(initdb).resolve().with_name("postgres")), "-D", str(data)),
            *("-h", "127.0.0.1", "-p", str(self.port), "-k", str(self._folder)),
            *(word for switch in switches for word in ("-c", switch)),
        ]
        self._process = subprocess.Popen(
            tied(postgres, signal.SIGQUIT, self._user, self._group),
            stdout=self._log,
            stderr=subprocess.STDOUT,
            cwd=self._folder,
        )
        wait_for(self._answers, "PostgreSQL", self._process)

    def url(self, name: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://osada@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"osada_{uuid.uuid4().hex[:12]}"
        asyncio.run(self._ask(f'CREATE DATABASE "{name}"'))
        return self.url(name)

    def stop(self) -> None:
        """At once; nothing is kept."""
        self._process.send_signal(signal.SIGQUIT)  # the immediate way: waits for no client
        self._process.wait(PATIENCE)
        self._log.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    async def _ask(self, query: str) -> None:
        url = self.url().replace("://", "+asyncpg://")
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                await connection.execute(text(query))
        finally:
            await engine.dispose()

    def _answers(self) -> bool:
        try:
            asyncio.run(self._ask("SELECT 1"))
        except (OSError, DBAPIError):
            return False
        return True

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            cwd=self._folder,
            user=self._user,
            group=self._group,
        )
        assert done.returncode == 0, done.stderr


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self, port: int = 0) -> None:
        path = program("redis-server", "valkey-server", package="redis-server")
        self.port = port or free_port()
        self._folder = tempfile.mkdtemp(prefix="osada-redis-")
        self._process = subprocess.Popen(
            tied([path, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]),
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
        )
        wait_for(self._answers, "Redis", self._process)

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def stop(self) -> None:
        """At once; nothing is kept."""
        self._process.kill()
        self._process.wait(PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _answers(self) -> bool:
        with redis.Redis(port=self.port) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False


def wait_for(
    ready: Callable[[], bool],
    what: str,
    process: subprocess.Popen[bytes],
    seconds: float = PATIENCE,
) -> None:
    """Until it is ready; a process that has died, or takes too long, fails the test."""
    until = time.monotonic() + seconds
    while not ready():
        assert process.poll() is None, f"{what} stopped with {process.returncode}"
        assert time.monotonic() < until, f"{what} is not ready after {seconds} s"
        time.sleep(0.02)


def _unprivileged() -> tuple[int | None, int | None]:
    """User and group for PostgreSQL, which refuses to run as root; None: whoever we are."""
    if os.geteuid() != 0:
        return None, None
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return entry.pw_uid, entry.pw_gid
    pytest.skip("PostgreSQL refuses to run as root, and there is no user postgres or nobody")
