"""Games that the first edition kept are brought along whole, and played on.

`first_edition.sql.gz` is a database that it wrote: three running games of Jana, who had an account,
with a friend who came by a link, a word in the chat and a play that was taken back.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path

import pytest

from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.store import Store
from osada.table.protocol.table import Play

from ..cli.driving import in_process
from .halls import first, in_turn, process

WRITTEN = Path(__file__).with_name("first_edition.sql.gz")
REACHED = {
    "qumsi4m8zxb9": (33, "9b425a5d8b4cdd54"),
    "frphmxtmustx": (33, "beabd6a5ff701251"),
    "ac2q972amyja": (43, "1229e16cd4511607"),
}
"""How far each table had come, and the fingerprint of its position."""


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "osada.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress(WRITTEN.read_bytes()).decode())
    connection.close()
    return file


def test_every_game_of_the_first_edition_stands_as_it_stood_and_goes_on(kept: Path) -> None:
    async def visit() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{kept}")
        await upgrade(engine)
        tables = process(Store(engine), alone=True)
        for table, (number, digest) in REACHED.items():
            room = await tables.open(table)
            assert (room.number, room.state.digest()) == (number, digest)
            assert [(seat.kind, seat.name) for seat in room.seats] == [
                ("person", "Jana"),
                ("person", "Jan"),
            ]
            assert "Cześć!" in {row.data.get("text") for row in room.entries if row.kind == "chat"}
            assert dict(await tables.store.members(table)) == {
                "account000000001": 0,
                "guest0000000001": 1,
            }
            await tables.do(room, in_turn(room), Play(first(room), room.number))
            assert room.number == number + 1
        await engine.dispose()

    asyncio.run(visit())


def test_every_game_of_the_first_edition_comes_out_the_same(kept: Path) -> None:
    before = _dumped(kept)
    asked = ("server", "check-upgrade")
    said = in_process(asked, "", Path("/nowhere"), OSADA_DATABASE=str(kept))
    assert (said.code, "3 of 3 games" in said.out) == (0, True), said.err
    assert _dumped(kept) == before, "nothing is changed without --apply"


def _dumped(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    lines = list(connection.iterdump())
    connection.close()
    return lines
