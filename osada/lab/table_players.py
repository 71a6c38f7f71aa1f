"""What a computer player's move costs at a table, against the thinking alone.

Computer players and a person play at a table on a database that is thrown away. Each decision of a
computer player is made twice: by one in this process, who is simply asked, and through the server's
worker, with the question, what has happened since, and the answer. Both choose for the same seat at
the same position, alternating. Processor time is counted on both sides: the clock says more about
who else uses the machine.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

import osada
from osada.bots import bot
from osada.lab.blocks import Progress, no_progress
from osada.server.host.bus import Alone
from osada.server.players.asking import Thinkers
from osada.server.players.computers import Computers
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.server.tables.table_host import TableHost
from osada.table.as_asked import lots
from osada.table.decided import Decided
from osada.table.making import make_table
from osada.table.plays import play
from osada.table.protocol.commands import Play
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.table import Table

SECONDS = 60.0
"""For one decision: nobody is to be stopped here."""


class Moves(msgspec.Struct):
    """The mean of a decision in milliseconds of the processor."""

    game: str
    level: str
    seats: int
    people: int
    """So many of them; what they do is not counted."""
    decisions: int
    thinking: float
    """The player alone."""
    table: float
    """The whole way: what the server spends, and what its worker spends, thinking included."""
    server: float
    """The part of it that the server itself spends."""
    ratio: float
    sitting_down: float
    """What a question costs at which the position is read; no part of the above."""
    wall: float
    """The whole way by the clock."""


class Plan(msgspec.Struct):
    """What is to be measured."""

    game: str
    level: str = "greedy"
    people: int = 1
    decisions: int = 300
    seed: int = 1


def measure_players(plan: Plan, progress: Progress = no_progress) -> Moves:
    """Let computer players play at a table, so many decisions or until the game is over."""
    with tempfile.TemporaryDirectory(prefix="osada-lab-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'osada.sqlite3'}"
        return asyncio.run(_measure(url, plan, progress))


async def _measure(url: str, plan: Plan, progress: Progress) -> Moves:
    engine = open_engine(url)
    await upgrade(engine)
    tables = TableHost(Store(engine), Alone(), "lab")
    thinkers = Thinkers(1, SECONDS)
    await thinkers.start()
    try:
        room = await _new_table(tables, plan)
        return await _compare(tables, Computers(tables, thinkers, 0.0), room, plan, progress)
    finally:
        await thinkers.stop()
        await engine.dispose()


async def _new_table(tables: TableHost, plan: Plan) -> Table:
    wishes = [SeatWish("link")] * osada.game(plan.game).seats[-1]
    made = make_table(NewTable(plan.game, wishes, seed=plan.seed), "", "", fresh())
    for seat in made.seats[plan.people :]:
        seat.kind, seat.level = "computer", plan.level
    await tables.store.create(made.head, made.seats, made.writes)
    return await tables.open(made.head.id)


class _Clock:
    """Seconds that something takes, all together: of the processor here, and by the clock."""

    def __init__(self) -> None:
        self.busy = self.wall = 0.0

    def __enter__(self) -> None:
        self._began = time.process_time(), time.perf_counter()

    def __exit__(self, *_: object) -> None:
        busy, wall = self._began
        self.busy += time.process_time() - busy
        self.wall += time.perf_counter() - wall


async def _compare(
    tables: TableHost, computers: Computers, room: Table, plan: Plan, progress: Progress
) -> Moves:
    """Whoever is in turn acts; computer players twice, of which the table's answer counts."""
    # with the table's own lots: whoever makes plans then sees them come true
    players = [bot(plan.level, room.game, lots(room.head), at) for at in range(room.head.seats)]
    process = computers.thinkers.pool.all[0].process
    alone, table = _Clock(), _Clock()
    sitting_down = began = 0.0
    done = 0
    while room.state.turn and done < plan.decisions:
        seat = max(room.state.turn)  # people sit first
        if seat < plan.people:
            action = players[seat].choose(room.state.copy(), seat).text
        else:
            if not done:
                sitting_down = await _sitting_down(computers, room)
                began = await process.ask(SECONDS, time.process_time)
            with table:
                seat, action, _ = await computers.answer(room)
            shown = room.state.copy()
            with alone:
                players[seat].choose(shown, seat)
            done += 1
            progress(done, plan.decisions)
        await tables.change(room, _played(seat, action))
    worker = await process.ask(SECONDS, time.process_time) - began
    each = 1000 / max(1, done)
    return Moves(
        game=room.head.game,
        level=plan.level,
        seats=room.head.seats,
        people=plan.people,
        decisions=done,
        thinking=alone.busy * each,
        table=(table.busy + worker) * each,
        server=table.busy * each,
        ratio=(table.busy + worker) / max(alone.busy, 1e-9),
        sitting_down=sitting_down * 1000,
        wall=table.wall * each,
    )


async def _sitting_down(computers: Computers, room: Table) -> float:
    """Seconds of the processor for a question with the position, where the game is loaded."""
    process = computers.thinkers.pool.all[0].process
    await computers.answer(room)
    computers.forget(room.head.id)
    began, clock = await process.ask(SECONDS, time.process_time), _Clock()
    with clock:
        await computers.answer(room)
    return await process.ask(SECONDS, time.process_time) - began + clock.busy


def _played(seat: int, action: str) -> Callable[[Table], Decided]:
    return lambda room: play(room, seat, Play(action, room.number), time.time())
