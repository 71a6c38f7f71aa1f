"""Copies of a house: made while people play, looked through by the rules, put back."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from osada.server.backup.folder import backups_in, keep_newest
from osada.server.host.settings import Settings
from osada.server.store import migrate
from osada.server.store.database import open_engine
from osada.server.store.migrate import newest, upgrade
from osada.server.store.store import Store

from ..cli.driving import Said, in_process
from ..patience import PATIENCE
from .client import Client
from .conftest import StartServer
from .editions import add_migration, bump_rules
from .test_kept_database import WRITTEN


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Six tables of three games, as an edition left them."""
    file = tmp_path / "house" / "osada.sqlite3"
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(gzip.decompress(WRITTEN.read_bytes()).decode())
    return file


def osada(*words: str, database: str | Path = "") -> Said:
    told = {"OSADA_DATABASE": str(database)} if database else {}
    return in_process(("server", *words), "", Path("/nowhere"), **told)


def backed_up(database: str | Path, folder: Path) -> Path:
    said = osada("backup", str(folder), "--json", database=database)
    assert said.code == 0, said.err
    return Path(json.loads(said.out)["place"])


def streams(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Every entry of every table."""

    async def read() -> dict[str, list[tuple[object, ...]]]:
        engine = open_engine(Settings.from_env({"OSADA_DATABASE": database}).url)
        try:
            store = Store(engine)
            return {
                table: [
                    (one.number, one.kind, one.seat, one.at, json.dumps(one.data))
                    for one in await store.entries(table)
                ]
                for table in await store.table_ids()
            }
        finally:
            await engine.dispose()

    return asyncio.run(read())


def test_a_backup_is_private_whole_and_plays_out_as_it_was_played(
    kept: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    made = backed_up(kept, folder)
    assert [one.name for one in folder.iterdir()] == [made.name], "nothing half made is left"
    for one in (folder, made, *made.iterdir()):
        assert stat.S_IMODE(one.stat().st_mode) & 0o077 == 0, one
    said = osada("verify", str(folder), "--jobs", "1", "--json")
    told = json.loads(said.out)
    assert (said.code, told["looked"], told["differ"], told["other_rules"]) == (0, 6, [], [])
    sampled = osada("verify", str(made), "--sample", "2", "--jobs", "1", "--json")
    assert json.loads(sampled.out)["looked"] == 2
    later = osada("verify", str(made), "--since", "2100-01-01", "--json")
    assert json.loads(later.out)["looked"] == 0


def test_one_byte_that_differs_is_found_and_its_file_named(kept: Path, tmp_path: Path) -> None:
    made = backed_up(kept, tmp_path / "copies")
    for name in ("osada.sqlite3.gz", "manifest.json"):
        file = made / name
        whole = file.read_bytes()
        for place in (len(whole) // 3, len(whole) // 2, len(whole) - 20):
            file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
            said = osada("verify", str(made))
            assert (said.code, name in said.err) == (2, True), (place, said.err, said.out)
            refused = osada("restore", str(made), database=tmp_path / "new.sqlite3")
            assert (refused.code, (tmp_path / "new.sqlite3").exists()) == (2, False)
        file.write_bytes(whole)
    assert osada("verify", str(made), "--sample", "1").code == 0


def test_the_first_game_that_is_not_the_one_that_was_played_is_named(
    kept: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(kept)) as connection, connection:
        where = "\"table\" = '84sepr89iwsy' AND number = 20"
        connection.execute(f"DELETE FROM entries WHERE {where}")
    made = backed_up(kept, tmp_path / "copies")
    said = osada("verify", str(made), "--jobs", "1", "--json")
    [one] = json.loads(said.out)["differ"]
    assert (said.code, one["table"], one["number"]) == (1, "84sepr89iwsy", 20)


def test_tables_of_other_rules_are_named_and_do_not_fail(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = backed_up(kept, tmp_path / "copies")
    bump_rules(monkeypatch)
    said = osada("verify", str(made), "--jobs", "1", "--json")
    told = json.loads(said.out)
    assert (said.code, told["differ"], len(told["other_rules"])) == (0, [], 6)


def test_a_copy_is_put_back_only_where_nothing_is(kept: Path, tmp_path: Path) -> None:
    made = backed_up(kept, tmp_path / "copies")
    new = tmp_path / "elsewhere" / "osada.sqlite3"
    said = osada("restore", str(made), database=new)
    assert (said.code, "--sign-out" in said.out) == (0, True), said.err
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    assert streams(str(new)) == streams(str(kept))
    again = osada("restore", str(made), database=new)
    assert (again.code, "is there already" in again.err) == (2, True)
    for word, left in (("--stay", 1), ("--sign-out", 0)):
        file = tmp_path / f"{word}.sqlite3"
        assert osada("restore", str(made), word, database=file).code == 0
        with closing(sqlite3.connect(file)) as connection:
            [(there,)] = connection.execute("SELECT count(*) FROM sessions")
        assert there == left


def test_a_copy_of_a_later_edition_names_the_one_to_install(kept: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(kept)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("INSERT INTO secrets VALUES ('edition', '7.5')")
    made = backed_up(kept, tmp_path / "copies")
    said = osada("restore", str(made), database=tmp_path / "new.sqlite3")
    assert (said.code, "install osada" in said.err) == (2, True)
    served = osada("check-upgrade", "--apply", database=kept)
    assert (served.code, "install osada 7.5" in served.err) == (2, True), served.err


def test_an_update_is_taken_back_by_a_restore(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = streams(str(kept))
    made = backed_up(kept, tmp_path / "copies")
    with monkeypatch.context() as later:
        add_migration(later, tmp_path, newest())
        later.setattr(migrate, "__version__", "7.5")
        asyncio.run(opens(str(kept)))
    refused = osada("check-upgrade", "--apply", database=kept)
    assert (refused.code, "install osada 7.5" in refused.err) == (2, True), refused.err
    new = tmp_path / "taken back.sqlite3"
    assert osada("restore", str(made), "--stay", database=new).code == 0
    asyncio.run(opens(str(new)))
    assert streams(str(new)) == before


def test_without_room_nothing_is_begun(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = shutil.disk_usage("/")._replace(free=1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
    said = osada("backup", str(tmp_path / "copies"), database=kept)
    assert (said.code, "MB are needed" in said.err) == (2, True)
    assert list((tmp_path / "copies").iterdir()) == []


def test_only_whole_backups_of_ours_are_thrown_away(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    made = [backed_up(kept, folder) for _ in range(4)]
    (folder / "osada-20200101T000000Z").mkdir()
    (folder / "letters").mkdir()
    assert sorted(keep_newest(folder, 2)) == sorted(made)[:2]
    assert backups_in(folder) == sorted(made)[2:]
    assert (folder / "letters").is_dir()
    assert (folder / "osada-20200101T000000Z").is_dir(), "it has no manifest: it is none of ours"


@pytest.fixture
def playing(running_server: StartServer, database: str) -> Iterator[tuple[str, list[int]]]:
    """A house at whose table somebody plays all the time; how far it has come."""
    server = running_server(OSADA_DATABASE=database)
    ada = Client(server)
    table = ada.new_table("mythwind", "me").table.id
    reached: list[int] = []
    ends = threading.Event()

    def play() -> None:
        while not ends.is_set():
            reached.append(ada.play(table).number)

    player = threading.Thread(target=play)
    player.start()
    yield database, reached
    ends.set()
    player.join()


def test_a_house_is_copied_while_people_play_and_lives_elsewhere(
    playing: tuple[str, list[int]], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database, reached = playing
    until = time.monotonic() + PATIENCE
    while len(reached) < 10 and time.monotonic() < until:
        time.sleep(0.01)
    before = reached[-1]
    made = backed_up(database, tmp_path / "copies")
    new = str(tmp_path / "new.sqlite3")
    if database.startswith("postgresql"):
        new = request.getfixturevalue("postgres").new_database()
    assert osada("verify", str(made), "--jobs", "1").code == 0
    assert osada("restore", str(made), database=new).code == 0
    [copied] = streams(new).values()
    assert before <= len(copied) - 1
    [now] = streams(database).values()
    assert now[: len(copied)] == copied
    asyncio.run(opens(new))


async def opens(database: str) -> None:
    """The place is one that a server can be started on."""
    engine = open_engine(Settings.from_env({"OSADA_DATABASE": database}).url)
    await upgrade(engine)
    await engine.dispose()


def test_a_server_makes_backups_by_itself(running_server: StartServer, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    server = running_server(
        OSADA_BACKUPS=str(folder), OSADA_BACKUP_EVERY="1s", OSADA_BACKUP_KEEP="2"
    )
    until = time.monotonic() + PATIENCE
    while server.said().count("backup made") < 4 and time.monotonic() < until:
        time.sleep(0.05)
    assert server.stop() == 0
    assert 1 <= len(backups_in(folder)) <= 2
    assert osada("verify", str(folder), "--json").code == 0
