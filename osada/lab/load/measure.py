"""How quickly does a server tell everybody what happened, with a full house?

It starts a server of its own on a database that is thrown away, sits players down at tables,
lets each table act at a steady pace, and measures from an action to the last seat's update.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from msgspec import Struct

from osada.server.host.open_files import allow_many_sockets

from .players import Player, Table
from .throwaway import Hall, LoadFailed, throwaway_server

QUIET_LIMIT, BUSY_LIMIT = 0.100, 0.250
"""Seconds to the 99th percentile that we promise: while no computer player thinks, and while all
processes for thinking are busy."""
AT_ONCE = 40
"""Players who come through the door at the same time."""
BUSY_TABLES = 6
"""Tables that keep the thinkers busy: enough that one always waits."""

Progress = Callable[[int, int], None]


class Plan(Struct, kw_only=True):
    """What is measured."""

    tables: int = 250
    players: int = 1000
    seconds: float = 20.0
    warm_up: float = 3.0
    """Seconds of play that are not counted."""
    pace: float = 1.0
    """Actions a second at each table."""
    games: tuple[str, ...]
    """A game for each table in turn."""

    @property
    def seats(self) -> int:
        """At each table."""
        return self.players // self.tables


class Measured(Struct):
    """What came of one part: times in seconds."""

    thinking: bool
    games: tuple[str, ...]
    """What was played, a game for each table in turn."""
    players: int
    tables: int
    actions: int
    rate: float
    p50: float
    p99: float
    worst: float
    limit: float
    skipped: int
    """Actions that were not begun because the one before was not yet told to everybody."""
    server_ms: float
    """Processor time of the server's process for each action, with everything it does for it."""
    client_ms: float
    """The same of this process, which plays all the people."""
    megabytes: float
    """Memory of the server's process at the end."""


def measure(plan: Plan, busy: tuple[bool, ...], progress: Progress) -> list[Measured]:
    """Measure with a full house, in each of these parts: while nobody thinks, while all do."""
    check_seats(plan)
    allow_many_sockets(plan.players + 200)
    return asyncio.run(_measure(plan, busy, progress))


def check_seats(plan: Plan) -> None:
    """Refuse a house that has not as many people at every table."""
    if plan.players % plan.tables or not 2 <= plan.seats <= 4:
        raise LoadFailed(
            "--players must be 2, 3 or 4 times --tables: e.g. --tables 250 --players 1000"
        )


async def _measure(plan: Plan, busy: tuple[bool, ...], progress: Progress) -> list[Measured]:
    total = plan.tables + plan.players + round(len(busy) * (plan.warm_up + plan.seconds))
    done = 0

    def more(steps: int = 1) -> None:
        nonlocal done
        done += steps
        progress(min(done, total), total)

    with tempfile.TemporaryDirectory(prefix="osada-load-") as folder:
        async with throwaway_server(Path(folder)) as (address, process):
            hall = Hall(address)
            tables = []
            for number in range(plan.tables):
                game = plan.games[number % len(plan.games)]
                tables.append(await asyncio.to_thread(hall.new_table, game, plan.seats, number))
                more()
            await sit_down(lambda _: address, tables, more)
            results = []
            for thinking in busy:
                results.append(await _part(plan, hall, tables, thinking, process, more))
            await asyncio.gather(*(player.leave() for t in tables for player in t.players))
    progress(total, total)
    return results


async def sit_down(
    address: Callable[[Player], str], tables: list[Table], more: Callable[[], None]
) -> None:
    """Let everybody come to their table, each at an address."""
    door = asyncio.Semaphore(AT_ONCE)

    async def sit(player: Player) -> None:
        async with door:
            await player.sit(address(player).replace("http", "ws", 1))
            more()

    await asyncio.gather(*(sit(player) for table in tables for player in table.players))


async def _part(
    plan: Plan,
    hall: Hall,
    tables: list[Table],
    thinking: bool,
    process: subprocess.Popen[bytes],
    more: Callable[[int], None],
) -> Measured:
    over = False
    ponderers: list[Table] = []
    pondering: list[asyncio.Task[None]] = []
    if thinking:
        for number in range(BUSY_TABLES):
            make = hall.new_table
            ponderers.append(await asyncio.to_thread(make, plan.games[0], 1, 9000 + number, 3))
        await sit_down(lambda _: hall.address, ponderers, lambda: None)
        pondering = [asyncio.create_task(t.answer_at_once(lambda: over)) for t in ponderers]
    began = monotonic()
    server, client = processor(process.pid), processor(os.getpid())
    clock = asyncio.create_task(_tick(plan.warm_up + plan.seconds, more))
    playing = [
        asyncio.create_task(play(table, at / len(tables), plan, began))
        for at, table in enumerate(tables)
    ]
    parts = await asyncio.gather(*playing)
    await clock
    server, client = processor(process.pid) - server, processor(os.getpid()) - client
    over = True
    await asyncio.gather(*pondering)
    await asyncio.gather(*(player.leave() for t in ponderers for player in t.players))
    for table in [*tables, *ponderers]:
        if table.failed:
            raise LoadFailed(table.failed)
    acts = [table.acts for table in tables]
    for table in tables:
        table.acts = 0
    times = sorted(took for taken, _ in parts for took in taken)
    if not times:
        raise LoadFailed("nothing was played: give it more --seconds")
    return Measured(
        thinking=thinking,
        games=plan.games,
        players=plan.players,
        tables=plan.tables,
        actions=len(times),
        rate=len(times) / plan.seconds,
        p50=percentile(times, 50),
        p99=percentile(times, 99),
        worst=times[-1],
        limit=BUSY_LIMIT if thinking else QUIET_LIMIT,
        skipped=sum(skipped for _, skipped in parts),
        server_ms=server * 1000 / sum(acts),
        client_ms=client * 1000 / sum(acts),
        megabytes=memory_of(process.pid),
    )


async def play(table: Table, phase: float, plan: Plan, began: float) -> tuple[list[float], int]:
    """One table's actions at its own beat: how long each took, and how many were too late."""
    step = 1 / plan.pace
    times, skipped, beat = [], 0, 0
    while not table.failed:
        at = began + (beat + phase) * step
        if at > began + plan.warm_up + plan.seconds:
            break
        now = monotonic()
        if now > at + step:
            skipped += at > began + plan.warm_up
            beat += 1
            continue
        await asyncio.sleep(max(0.0, at - now))
        if table.is_over:
            break
        took = await table.act()
        if at >= began + plan.warm_up:
            times.append(took)
        beat += 1
    return times, skipped


async def _tick(seconds: float, more: Callable[[int], None]) -> None:
    for _ in range(round(seconds)):
        await asyncio.sleep(1)
        more(1)


def percentile(times: list[float], part: int) -> float:
    """The smallest time that so many percent do not exceed."""
    return times[min(len(times) - 1, -(-len(times) * part // 100) - 1)]


def processor(pid: int) -> float:
    """Seconds of processor time a process has used so far; 0 where that is not told."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory_of(pid: int) -> float:
    """Megabytes of memory that a process has now; 0 where that is not told."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0
