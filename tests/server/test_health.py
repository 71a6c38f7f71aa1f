"""`/health` proves a write, and says in a word what is wrong."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event

from osada.server.host.settings import Settings
from osada.server.store.ailments import ADVICE
from osada.server.store.database import open_engine
from osada.server.store.health import Pulse
from osada.server.store.migrate import downgrade, upgrade

from ..patience import PATIENCE
from .client import Client
from .conftest import StartServer
from .programs import Postgres
from .serving import Server


def _health(server: Server, word: str) -> None:
    """Wait until it says so, and see how."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = httpx.get(f"{server.url}/health")
        if answer.json()["database"] == word:
            break
        assert time.monotonic() < until, answer.text
        time.sleep(0.2)
    told = answer.json()
    if word == "ok":
        assert (answer.status_code, told["status"], told["why"]) == (200, "ok", "")
    else:
        assert (answer.status_code, told["status"]) == (503, "broken")
        assert told["why"] == ADVICE[told["database"]]
        assert "/" not in told["why"], "where things lie is nobody's business"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    made = ["mount", "-t", "tmpfs", "-o", "size=4m", "osada-test", str(disk)]
    if os.getuid() != 0 or subprocess.run(made, capture_output=True, check=False).returncode:
        pytest.skip("needs the right to mount a file system")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def test_a_full_disk_is_told(running_server: StartServer, small_disk: Path) -> None:
    server = running_server(OSADA_DATABASE=str(small_disk / "osada.sqlite3"))
    _health(server, "ok")
    filler = small_disk / "filler"
    with pytest.raises(OSError, match="No space"):
        filler.write_bytes(bytes(1 << 23))
    _health(server, "full")
    filler.unlink()
    _health(server, "ok")


def test_a_disk_that_cannot_be_written_is_told(small_disk: Path, tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{small_disk / 'osada.sqlite3'}")
        await upgrade(engine)
        assert await Pulse(engine, small_disk / "osada.sqlite3").beat() == "ok"
        assert await Pulse(engine, view / "osada.sqlite3").beat() == "read-only"
        await engine.dispose()

    view = tmp_path / "view"
    view.mkdir()
    subprocess.run(["mount", "--bind", str(small_disk), str(view)], check=True)
    try:
        subprocess.run(["mount", "-o", "remount,bind,ro", str(view)], check=True)
        asyncio.run(run())
    finally:
        subprocess.run(["umount", "-l", str(view)], check=True)


def test_a_file_that_is_locked_deleted_or_damaged_is_told(
    running_server: StartServer, tmp_path: Path
) -> None:
    server = running_server()
    file, aside = tmp_path / "osada.sqlite3", tmp_path / "aside"
    for _ in range(3):
        Client(server).new_table("vikings", "me", "link")
    _health(server, "ok")
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        _health(server, "locked")
        other.execute("ROLLBACK")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    _health(server, "ok")
    file.rename(aside)
    _health(server, "gone")
    shutil.copy(aside, file)
    _health(server, "gone")
    aside.rename(file)
    _health(server, "ok")
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(os.urandom(file.stat().st_size - 4096))
    _health(server, "corrupt")


def test_a_schema_of_another_version_is_told(database: str) -> None:
    async def run() -> None:
        engine = open_engine(Settings(database=database).url)
        pulse = Pulse(engine, None)
        assert await pulse.beat() == "schema"
        await upgrade(engine)
        pulse._until = 0.0
        assert await pulse.beat() == "ok"
        await downgrade(engine, "-1")
        pulse._until = 0.0
        assert await pulse.beat() == "schema"
        await engine.dispose()

    asyncio.run(run())


def test_however_many_ask_it_is_written_once(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "osada.sqlite3"
        engine = open_engine(f"sqlite+aiosqlite:///{file}")
        await upgrade(engine)
        written: list[str] = []

        @event.listens_for(engine.sync_engine, "before_cursor_execute")
        def _count(_c: object, _cursor: object, statement: str, *_: object) -> None:
            if "pulse" in statement and not statement.startswith("SELECT"):
                written.append(statement)

        pulse = Pulse(engine, file)
        assert set(await asyncio.gather(*(pulse.beat() for _ in range(500)))) == {"ok"}
        for _ in range(500):
            assert await pulse.beat() == "ok"
        assert len(written) <= 4
        await engine.dispose()

    asyncio.run(run())


def test_a_database_server_that_has_ended_is_told(running_server: StartServer) -> None:
    postgres = Postgres()
    try:
        server = running_server(OSADA_DATABASE=postgres.new_database())
        _health(server, "ok")
    finally:
        postgres.stop()
    _health(server, "away")
