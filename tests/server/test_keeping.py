"""What keeps the games safe: files for the server alone, one server to a file, a log without what
was written, computer players that no clock puts to sleep."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

import osada
from osada.server.host.settings import Settings
from osada.server.players.asking import Thinkers
from osada.server.players.computers import Computers
from osada.server.store import schema
from osada.server.store.database import Synchronous, open_beside, open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.private import make_private
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from ..cli.driving import in_process
from ..patience import PATIENCE
from .client import Client, Refused
from .conftest import StartServer
from .halls import Silent, hall, process, set_table

SECRET = "$argon2id$v=19$m=65536$not-for-the-log"


def _modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.glob("osada.sqlite3*")}


def test_the_files_of_the_database_are_for_their_owner_alone(
    running_server: StartServer, tmp_path: Path
) -> None:
    before = os.umask(0)
    try:
        server = running_server()
    finally:
        os.umask(before)
    Client(server).new_table("vikings", "me", "random")
    assert _modes(tmp_path) == dict.fromkeys(
        ("osada.sqlite3", "osada.sqlite3-wal", "osada.sqlite3-shm", "osada.sqlite3-lock"), 0o600
    )
    server.kill()
    for file in tmp_path.glob("osada.sqlite3*"):
        file.chmod(0o644)
    server.start()
    assert set(_modes(tmp_path).values()) == {0o600}
    assert "others could read osada.sqlite3: now only its owner can" in server.said()


def test_what_is_no_file_of_ours_is_left_as_it_is() -> None:
    before = os.stat("/dev/null").st_mode
    make_private(Path("/dev/null"))
    try:
        assert os.stat("/dev/null").st_mode == before
    finally:
        if os.getuid() == 0:
            os.chmod("/dev/null", 0o666)


def test_a_second_server_on_the_same_file_is_refused(
    running_server: StartServer, tmp_path: Path
) -> None:
    first = running_server()
    link = tmp_path / "other.sqlite3"
    link.symlink_to(tmp_path / "osada.sqlite3")
    for arguments in (
        ("serve",),
        ("server", "check-upgrade", "--apply"),
    ):
        said = in_process(arguments, "", tmp_path, OSADA_DATABASE=str(link))
        assert (said.code, said.out) == (2, ""), said
        assert f"process {first._groups[0]} has the games in {link} open: end it first" in said.err
    kept = {"OSADA_DATABASE": str(link)}
    assert in_process(("server", "check-upgrade"), "", tmp_path, **kept).code == 0
    first.kill()
    assert in_process(("server", "check-upgrade", "--apply"), "", tmp_path, **kept).code == 0


def _told(error: DBAPIError, caplog: pytest.LogCaptureFixture) -> str:
    """What a log would say of an error, with all that it came from."""
    caplog.clear()
    logging.getLogger("test").error("failed", exc_info=error)
    return f"{error} {error!r} {caplog.text}"


def test_what_was_to_be_written_stands_in_no_error(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        engine = open_engine(Settings(database=database).url)
        await upgrade(engine)
        person = {"id": "a", "name": "Ada", "login": "ada@home", "password": SECRET, "created": 1.0}
        faults: list[dict[str, object]] = [person, {**person, "id": "b"}, {**person, "name": None}]
        async with engine.begin() as connection:
            await connection.execute(insert(schema.players), person)
        for fault in faults:
            with pytest.raises(IntegrityError) as caught:
                async with engine.begin() as connection:
                    await connection.execute(insert(schema.players), fault)
            said = _told(caught.value, caplog)
            assert SECRET not in said
            assert "ada@home" not in said
        unknown = select(schema.players.c.id).where(text("nothing = :it"))
        with pytest.raises(DBAPIError) as other:
            async with engine.begin() as connection:
                await connection.execute(unknown, {"it": SECRET})
        assert SECRET not in _told(other.value, caplog)
        await engine.dispose()

    asyncio.run(run())


def test_a_seed_and_a_play_stand_in_no_log_of_a_server_that_cannot_write(
    running_server: StartServer, tmp_path: Path
) -> None:
    server = running_server()
    ada = Client(server)
    table = ada.new_table("mythwind", "me", seed=987654321).table.id
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'osada.sqlite3'}")

    async def spoil() -> None:
        async with engine.begin() as connection:
            for name in ("entries", "tables"):
                await connection.execute(text(f"ALTER TABLE {name} RENAME COLUMN number TO n"))
        await engine.dispose()

    scene = ada.scene(table)
    asyncio.run(spoil())
    done = ada.do(table, cmd.Play(scene.legal[0], scene.number))
    assert isinstance(done, p.Problem)
    with pytest.raises(Refused):
        ada.new_table("mythwind", "me", seed=987654321)
    said = server.said()
    assert OperationalError.__name__ in said
    assert "987654321" not in said
    assert osada.game("mythwind").read(scene.legal[0]).text not in said


class Counting:
    """A mind that never answers."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, *_: object) -> object:
        self.asked += 1
        return await asyncio.Event().wait()


@pytest.mark.parametrize("alone", [True, False])
def test_a_clock_set_back_lets_no_computer_player_sleep(tmp_path: Path, alone: bool) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            await set_table(store, "random", "person")
            await set_table(store, "person", "random")
            async with store.engine.begin() as connection:
                tomorrow = update(schema.tables).values(updated=time.time() + 86400)
                await connection.execute(tomorrow)
            tables, mind = process(store, alone), Counting()
            computers = Computers(tables, cast("Thinkers", mind), 0.0)
            await computers.start()
            until = time.monotonic() + PATIENCE
            while not mind.asked:
                assert time.monotonic() < until, "nobody asks it"
                await asyncio.sleep(0.01)
            await computers.stop()

    asyncio.run(story())


def test_of_several_processes_one_takes_over_what_another_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as store:
            tables = process(store)
            assert isinstance(tables.bus, Silent)
            computers = Computers(tables, cast("Thinkers", Counting()), 0.0)
            assert computers._late([], 0.0) == []
            assert computers._late([("t", 5), ("u", 1)], 10.0) == []
            assert computers._late([("t", 6), ("u", 1)], 30.0) == [("u", 1)]
            assert computers._late([("t", 6)], 50.0) == [("t", 6)]

    asyncio.run(story())


@pytest.mark.parametrize(("chosen", "level"), [("full", 2), ("normal", 1)])
def test_a_host_chooses_what_a_move_waits_for(
    tmp_path: Path, chosen: Synchronous, level: int
) -> None:
    async def story() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'osada.sqlite3'}", chosen)
        async with engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == level
        beside = open_beside(engine)  # by which moves are written
        assert beside is not None
        with beside.connect() as connection:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == level
        await engine.dispose()

    asyncio.run(story())
    assert Settings.from_env({}).synchronous == "full"
    assert Settings.from_env({"OSADA_SYNCHRONOUS": chosen}).synchronous == chosen
