"""A server without its doors: tables on a database of their own, as one or several processes
hold them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from osada.server.host.bus import Alone, Listener
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.server.tables.table_host import TableHost
from osada.table.making import make_table
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.table import Table


class Silent:
    """A bus by which nothing is ever heard."""

    away = False

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def tell(self, hint: object) -> None: ...
    def missed(self) -> bool:
        return False

    async def ping(self) -> None: ...


@asynccontextmanager
async def hall(folder: Path) -> AsyncIterator[Store]:
    """An empty database."""
    engine = open_engine(f"sqlite+aiosqlite:///{folder / 'osada.sqlite3'}")
    try:
        await upgrade(engine)
        yield Store(engine)
    finally:
        await engine.dispose()


def process(store: Store, alone: bool = False) -> TableHost:
    """The tables as one process holds them: the only one, or one of several."""
    return TableHost(store, Alone() if alone else Silent(), "one")


async def set_table(store: Store, *people: str, game: str = "vikings") -> str:
    """A table at which these sit: `person`, `open`, or the level of a computer player."""
    wishes = [
        SeatWish("computer", kind) if kind not in ("person", "open") else SeatWish("link")
        for kind in people
    ]
    made = make_table(NewTable(game, wishes, seed=7), "ada", "", fresh())
    for seat, kind in zip(made.seats, people, strict=True):
        seat.kind = kind if kind in ("person", "open") else "computer"
    await store.create(made.head, made.seats, made.writes)
    return made.head.id


def in_turn(room: Table) -> int:
    """Who acts next."""
    return room.state.turn[0]


def first(room: Table) -> str:
    """Something they may do."""
    return room.state.legal(in_turn(room))[0].text
