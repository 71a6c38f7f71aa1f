"""Are all games in a copy the games that were played? Each is played through again by the rules."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct
from sqlalchemy import select

from osada.kernel.errors import OsadaError
from osada.table.games import open_game
from osada.table.head import Head
from osada.table.writes import EntryRow

from ..store import schema
from ..store.database import open_engine
from ..store.store import Store
from ..tables.upgrade import Differs, replay

SOME = 25
"""Tables that one process plays through before it tells how far it is."""

Verdict = Literal["same", "differs", "other-rules"]


class Looked(Struct):
    """What came of playing one table through."""

    table: str
    game: str
    verdict: Verdict
    number: int = -1
    why: str = ""


async def tables_in(file: Path, since: float = 0.0) -> list[str]:
    """The tables of a copy that anybody has changed since then, the oldest first."""
    engine = open_engine(f"sqlite+aiosqlite:///{file}", "normal")
    try:
        t = schema.tables.c
        query = select(t.id).where(t.updated >= since).order_by(t.created, t.id)
        async with engine.connect() as connection:
            return [str(table) for (table,) in await connection.execute(query)]
    finally:
        await engine.dispose()


def sample_of(tables: Sequence[str], count: int, seed: int) -> list[str]:
    """So many of them, by chance, in their order."""
    if count <= 0 or count >= len(tables):
        return list(tables)
    chosen = set(random.Random(seed).sample(range(len(tables)), count))
    return [table for place, table in enumerate(tables) if place in chosen]


def pieces(tables: Sequence[str]) -> Iterator[list[str]]:
    """What one process does at once."""
    for start in range(0, len(tables), SOME):
        yield list(tables[start : start + SOME])


def look_at(file: str, tables: Sequence[str]) -> list[Looked]:
    """Play some tables of a copy through; by plain values, so that any process can do it."""
    return asyncio.run(_look(Path(file), tables))


async def _look(file: Path, tables: Sequence[str]) -> list[Looked]:
    engine = open_engine(f"sqlite+aiosqlite:///{file}", "normal")
    try:
        store = Store(engine)
        return [await _one(store, table) for table in tables]
    finally:
        await engine.dispose()


async def _one(store: Store, table: str) -> Looked:
    found = await store.head(table)
    if found is None:
        return Looked(table, "", "differs", -1, "it has no head")
    head = found[0]
    gap = _gap(head, await store.entries(table))
    if gap >= 0:
        return Looked(table, head.game, "differs", gap, "an entry is missing")
    other = _other_rules(head)
    if other:
        return Looked(table, head.game, "other-rules", why=other)
    try:
        await replay(store, head)
    except Differs as error:
        return Looked(table, head.game, "differs", error.number, str(error))
    except Exception as error:  # whatever a damaged row makes of the rules
        return Looked(table, head.game, "differs", -1, f"{type(error).__name__}: {error}"[:200])
    return Looked(table, head.game, "same")


def _gap(head: Head, entries: Sequence[EntryRow]) -> int:
    """The first number that is missing in a stream; -1 if none is."""
    for number, entry in enumerate(entries):
        if entry.number != number:
            return number
    return -1 if len(entries) == head.number + 1 else len(entries)


def _other_rules(head: Head) -> str:
    """Why a table cannot be played through here; empty if it can."""
    try:
        game = open_game(head.game, head.override)
    except OsadaError as error:
        return str(error)
    if head.rules != game.rules_version:
        return f"version {head.rules} of the rules; these are {game.rules_version}"
    if head.content != game.content_hash:
        return "other printed values"
    return ""
