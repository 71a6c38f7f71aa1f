"""How long it takes to open a finished game: what a server does before the page can show it."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

import osada
from osada.bots import bot, yardstick
from osada.kernel.journal import Journal
from osada.lab.blocks import Progress
from osada.server.host.bus import Alone
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.server.tables.table_host import TableHost
from osada.table.archives import make_archive
from osada.table.protocol.table import Welcome
from osada.table.scenes import entries_seen, scene_of


class Opened(msgspec.Struct):
    """What came of it: seconds of each opening, from the request to the bytes of the Welcome."""

    game: str
    seats: int
    actions: int
    size: int
    seconds: list[float]


def measure_opening(game: str, seats: int, times: int, seed: int, progress: Progress) -> Opened:
    """Let computer players finish a game, keep it in a new database, open it again and again."""
    journal = played(game, seats, seed, progress)
    with tempfile.TemporaryDirectory(prefix="osada-lab-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'osada.sqlite3'}"
        return asyncio.run(_measure(url, journal, times))


def played(game: str, seats: int, seed: int, progress: Progress) -> Journal:
    """A game of the best computer players against each other, to its end."""
    rules = osada.game(game)
    journal = Journal(rules, seats, seed)
    players = [bot(yardstick(rules), rules, seed, seat) for seat in range(seats)]
    while journal.state.turn and journal.state.chapters_ended() < 1:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
        progress(len(journal.entries), 0)
    return journal


async def _measure(url: str, journal: Journal, times: int) -> Opened:
    engine = open_engine(url)
    await upgrade(engine)
    store = Store(engine)
    made = make_archive(journal, "", "", fresh())
    await store.create(made.head, made.seats, made.writes)
    seconds, size = [], 0
    for _ in range(times):
        tables = TableHost(store, Alone(), "lab")  # knows no table yet
        began = perf_counter()
        room = await tables.open(made.head.id)
        head = tables.watchers.head(room, None, "")
        welcome = Welcome(head, entries_seen(room, None, -1), scene_of(room, None))
        size = len(msgspec.json.encode(welcome))
        seconds.append(perf_counter() - began)
    await engine.dispose()
    return Opened(made.head.game, made.head.seats, len(journal.played), size, seconds)
