"""A house moves from one database to another, whichever they are."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from osada.server.host.settings import Settings
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade

from .programs import Postgres
from .test_backup import kept, osada  # noqa: F401


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of a house, whatever it is kept in."""

    async def read() -> dict[str, list[tuple[object, ...]]]:
        engine = open_engine(Settings.from_env({"OSADA_DATABASE": database}).url)
        found = {}
        try:
            await upgrade(engine)
            async with engine.connect() as connection:
                for table in schema.metadata.sorted_tables:
                    if table is not schema.pulse:
                        rows = [tuple(row) for row in await connection.execute(select(table))]
                        found[table.name] = sorted(rows, key=repr)
        finally:
            await engine.dispose()
        return found

    return asyncio.run(read())


def test_a_house_moves_to_postgresql_and_back_with_everything_in_it(
    kept: Path,  # noqa: F811
    tmp_path: Path,
    postgres: Postgres,
) -> None:
    before = everything(str(kept))
    assert len(before["entries"]) > 200
    assert before["sessions"]
    there, back = postgres.new_database(), str(tmp_path / "back.sqlite3")
    for number, (old, new) in enumerate(((str(kept), there), (there, back))):
        file = tmp_path / f"{number}.gz"
        said = osada("export", str(file), "--json", database=old)
        assert said.code == 0, said.err
        assert json.loads(said.out)["tables"] == 6
        said = osada("import", str(file), "--json", database=new)
        assert said.code == 0, said.err
        assert json.loads(said.out) == {"tables": 6, "there": []}
        assert everything(new) == before
    again = osada("import", str(tmp_path / "0.gz"), database=there)
    assert (again.code, "a house already" in again.err) == (2, True)


def test_single_tables_come_into_a_house_beside_its_own(kept: Path, tmp_path: Path) -> None:  # noqa: F811
    file, other = tmp_path / "two.gz", tmp_path / "other.sqlite3"
    shutil.copy(kept, other)
    with closing(sqlite3.connect(other)) as house, house:
        house.execute("PRAGMA foreign_keys=ON")
        house.execute("DELETE FROM tables WHERE id = '84sepr89iwsy'")
    named = ("--table", "84sepr89iwsy", "--table", "6cub2pfanaz6")
    assert osada("export", str(file), *named, database=kept).code == 0
    told = json.loads(osada("import", str(file), "--json", database=other).out)
    assert told == {"tables": 1, "there": ["6cub2pfanaz6"]}
    mine, theirs = everything(str(other)), everything(str(kept))
    for name in ("tables", "seats", "entries", "snapshots", "secrets"):
        assert mine[name] == theirs[name], name
    assert osada("export", str(file), "--table", "nowhere", database=kept).code == 2


@pytest.mark.parametrize("cut", ["half", "a line", "a byte"])
def test_of_a_file_that_is_not_whole_nothing_comes(
    kept: Path,  # noqa: F811
    tmp_path: Path,
    cut: str,
) -> None:
    file, new = tmp_path / "house.gz", tmp_path / "new.sqlite3"
    assert osada("export", str(file), database=kept).code == 0
    whole = file.read_bytes()
    if cut == "half":
        file.write_bytes(whole[: len(whole) // 2])
    elif cut == "a line":
        lines = gzip.decompress(whole).splitlines(keepends=True)
        file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    else:
        told = gzip.decompress(whole).replace(b"Jana", b"Jane", 1)
        file.write_bytes(gzip.compress(told))
    said = osada("import", str(file), database=new)
    assert said.code == 2, said.out
    assert not everything(str(new))["tables"]
