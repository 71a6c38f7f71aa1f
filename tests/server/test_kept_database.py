"""What an edition kept is brought along whole, and played on.

`kept.sql.gz` is a database that an edition with these rules (Vikings 1, Hamlet 2, Mythwind 5) and
this schema wrote: running games of Jana, who has an account, with Jan, who came by a link, a word
in the chat and a play taken back; a campaign that went on with others; a record, a remark beside
it, a try of another way; a puzzle that was found the second time.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from osada.kernel.record import write_record
from osada.server.store.database import open_engine
from osada.server.store.insights import InsightStore
from osada.server.store.migrate import UnknownSchema, upgrade
from osada.server.store.puzzles import PuzzleStore
from osada.server.store.remarks import RemarkStore
from osada.server.store.store import Store
from osada.table.protocol.commands import Play
from osada.table.records import journal_of

from ..cli.driving import in_process
from .editions import add_migration, bump_rules
from .halls import first, in_turn, process

WRITTEN = Path(__file__).with_name("kept.sql.gz")
RUNNING = ("84sepr89iwsy", "6cub2pfanaz6", "mdk5d75s7ukk")
CAMPAIGN, RECORD, TRY = "42kx8qikun2s", "svfm5djaxgvf", "i4tn3wyug84i"
REACHED = {
    "84sepr89iwsy": (27, "3bdadaec0a7793b6", "de4c3cf81c08b148"),
    "6cub2pfanaz6": (34, "f947b4fda3fe50c2", "20b81d281ee0acd0"),
    "mdk5d75s7ukk": (33, "a46a6b2ec22ce76a", "8732f9940c64a2f5"),
    CAMPAIGN: (8, "70ddef20f79e23fe", "e57c7e420c978a85"),
    RECORD: (190, "8194efd182f04c31", "ee96886545947c91"),
    TRY: (0, "ee444d8702b7b369", "08c23cab24e6aacb"),
}
"""How far each table had come, the fingerprint of its position, and that of its record."""
PLAYABLE = [table for table in REACHED if table != RECORD]
Visit = Callable[[Store], Awaitable[None]]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "osada.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress(WRITTEN.read_bytes()).decode())
    connection.close()
    file.chmod(0o600)
    return file


def visited(file: Path, visit: Visit) -> None:
    async def come() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{file}")
        try:
            await upgrade(engine)
            await visit(Store(engine))
        finally:
            await engine.dispose()

    asyncio.run(come())


async def stands_and_goes_on(store: Store) -> None:
    """Every table as it stood, and playable."""
    tables = process(store, alone=True)
    for table, (number, digest, record) in REACHED.items():
        room = await tables.open(table)
        assert (room.number, room.state.digest()) == (number, digest)
        written = write_record(journal_of(room)).encode()
        assert hashlib.blake2b(written, digest_size=8).hexdigest() == record
    for table in PLAYABLE:
        room = await tables.open(table)
        await tables.do(room, in_turn(room), Play(first(room), room.number))
        assert room.number == REACHED[table][0] + 1


async def everything_beside(store: Store) -> None:
    """What is kept beside the games."""
    jana = next(who for who, seat in await store.members(RUNNING[0]) if seat == 0)
    assert {row.id for row, _ in await store.heads_of(jana)} == {*RUNNING, CAMPAIGN}
    for table in RUNNING:
        room = await process(store, alone=True).open(table)
        assert [(seat.kind, seat.name) for seat in room.seats] == [
            ("person", "Jana"),
            ("person", "Jan"),
        ]
        assert "Cześć!" in {row.data.get("text") for row in room.entries if row.kind == "chat"}
        assert any(row.kind == "undo" for row in room.entries)
    assert await RemarkStore(store.engine).of(RECORD, jana) == {5: "Zde to začalo."}
    [one] = await InsightStore(store.engine).tries(RECORD, jana)
    assert (one.table, one.number) == (TRY, 20)
    [(place, solved)] = (await PuzzleStore(store.engine).of(jana)).items()
    assert (place[0], solved.tries, solved.at_try) == ("vikings", 2, 2)


def test_every_game_stands_as_it_stood_and_goes_on(kept: Path) -> None:
    visited(kept, everything_beside)
    visited(kept, stands_and_goes_on)


def test_every_game_comes_out_the_same_and_looking_changes_nothing(kept: Path) -> None:
    before = dumped(kept)
    said = in_process(("server", "check-upgrade"), "", Path("/nowhere"), OSADA_DATABASE=str(kept))
    assert (said.code, "6 of 6 games" in said.out) == (0, True), said.err
    assert dumped(kept) == before, "nothing is changed without --apply"


def test_by_the_next_edition_of_rules_and_schema_all_of_it_goes_on_too(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new number of the same rules, and a migration: looked at in a copy, brought along for good,
    and then everything goes on."""
    add_migration(monkeypatch, tmp_path, "0010")
    bump_rules(monkeypatch)
    before, here = dumped(kept), {"OSADA_DATABASE": str(kept)}
    said = in_process(("server", "check-upgrade"), "", Path("/nowhere"), **here)
    assert (said.code, "6 of 6 games" in said.out) == (0, True), said.err
    assert dumped(kept) == before
    said = in_process(("server", "check-upgrade", "--apply"), "", Path("/nowhere"), **here)
    assert (said.code, "6 games continue" in said.out) == (0, True), said.err
    visited(kept, everything_beside)

    async def goes_on(store: Store) -> None:
        tables = process(store, alone=True)
        for table in PLAYABLE:
            room = await tables.open(table)
            await tables.do(room, in_turn(room), Play(first(room), room.number))
            await process(store, alone=True).open(table)

    visited(kept, goes_on)


def test_a_database_of_an_edition_that_is_not_known_is_refused_in_words(kept: Path) -> None:
    connection = sqlite3.connect(kept)
    connection.execute("UPDATE alembic_version SET version_num = '0003'")
    connection.commit()
    connection.close()
    with pytest.raises(UnknownSchema, match=r"schema 0003; this one reads 0010"):
        visited(kept, everything_beside)
    said = in_process(("server", "check-upgrade"), "", Path("/nowhere"), OSADA_DATABASE=str(kept))
    assert said.code == 2
    assert "schema 0003" in said.err


def dumped(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    lines = list(connection.iterdump())
    connection.close()
    return lines
