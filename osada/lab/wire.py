"""How many bytes an update of a running game takes: games played at a table of the server, with
everybody looking, through the very messages that a page is sent."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TypedDict

import msgspec

import osada
from osada.bots import bot, yardstick
from osada.server.door.sessions import Visitor
from osada.server.host.bus import Alone
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.server.tables.table_host import TableHost
from osada.server.tables.watchers import Watcher
from osada.table.making import make_table
from osada.table.protocol.commands import Play
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.scenes import scene_of

from .blocks import Progress, no_progress

SEATS = 4
MOST = 600
"""Actions after which a campaign that does not end is left."""
UPDATE = b'{"is":"update"'


class Wire(TypedDict):
    """What was sent of one game; all sizes in bytes, uncompressed."""

    game: str
    actions: int
    updates: int
    mean: float
    largest: int
    p50: int
    p90: int
    p99: int
    scene: int
    """A whole scene in the middle of the game, as somebody who comes is sent it."""


def wire(names: list[str], seed: int = 1, progress: Progress = no_progress) -> dict[str, Wire]:
    """Play a game of each kind with four seats and a watcher, and weigh what they are told."""
    found: dict[str, Wire] = {}
    for number, name in enumerate(names):
        progress(number * MOST, len(names) * MOST)
        found[name] = asyncio.run(_weigh(name, seed, number, len(names), progress))
    return found


async def _weigh(name: str, seed: int, number: int, of: int, progress: Progress) -> Wire:
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(f"sqlite+aiosqlite:///{Path(folder) / 'osada.sqlite3'}")
        try:
            await upgrade(engine)
            return await _play(Store(engine), name, seed, number, of, progress)
        finally:
            await engine.dispose()


async def _play(
    store: Store, name: str, seed: int, number: int, of: int, progress: Progress
) -> Wire:
    seats = min(SEATS, osada.game(name).seats[-1])
    made = make_table(NewTable(name, [SeatWish("link")] * seats, seed=seed), "lab", "", fresh())
    for seat in made.seats:
        seat.kind = "person"
    await store.create(made.head, made.seats, made.writes)
    tables = TableHost(store, Alone(), "lab")
    room = await tables.open(made.head.id)
    looking = [Watcher(made.head.id, viewer, Visitor()) for viewer in (None, *range(seats))]
    for watcher in looking:
        watcher.view.brief, watcher.view.scene = True, scene_of(room, watcher.viewer)
        tables.watchers.add(watcher)
    level = yardstick(room.game)
    players = [bot(level, room.game, seed, seat) for seat in range(seats)]
    rng, sizes, scene, actions = Random(seed), list[int](), 0, 0
    while room.state.turn and actions < MOST:
        mover = rng.choice(room.state.turn)
        action = players[mover].choose(room.state.copy(), mover)
        await tables.do(room, mover, Play(action.wire, room.number))
        actions += 1
        sizes += [len(raw) for watcher in looking for raw in _sent(watcher) if UPDATE in raw]
        scene = scene or (actions == 100) * len(msgspec.json.encode(scene_of(room, 0)))
        progress(number * MOST + actions, of * MOST)
    cuts = quantiles(sizes, n=100)
    return {
        "game": name,
        "actions": actions,
        "updates": len(sizes),
        "mean": round(sum(sizes) / len(sizes), 1),
        "largest": max(sizes),
        "p50": round(cuts[49]),
        "p90": round(cuts[89]),
        "p99": round(cuts[98]),
        "scene": scene,
    }


def _sent(watcher: Watcher) -> list[bytes]:
    sent = []
    while not watcher.queue.empty():
        raw = watcher.queue.get_nowait()
        if raw is not None:
            sent.append(raw)
    return sent
