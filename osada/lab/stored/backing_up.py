"""What those who play feel of a backup that is made meanwhile, by `osada server backup`."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from msgspec import Struct

from osada.lab.blocks import Progress
from osada.lab.load.measure import Plan, check_seats, percentile, play, sit_down
from osada.lab.load.players import Table
from osada.lab.load.throwaway import UNLIMITED, Hall, LoadFailed, throwaway_server
from osada.server.host.open_files import allow_many_sockets

from .filling import fill

WHOLE = 600.0
"""Seconds in which one backup must be finished."""
LARGEST = 10_000_000
"""Tables, before which the size that is wanted is reached."""


class Felt(Struct):
    """Play without a backup, and then while one after the other is made: seconds from an action to
    every seat's update."""

    quiet_actions: int
    quiet_p50: float
    quiet_p99: float
    actions: int
    p50: float
    p99: float
    backups: int
    """That were begun meanwhile, and made whole,"""
    seconds: float
    """and how long the last one took."""
    ratio: float
    """Of the two p99."""


class BackedUp(Struct):
    """What came of all rounds."""

    megabytes: float
    """Of the database."""
    rate: float
    """Actions a second that were wanted."""
    rounds: list[Felt]


def measure_backup(
    megabytes: int,
    plan: Plan,
    rounds: int,
    folder: Path | None,
    progress: Progress,
) -> BackedUp:
    """Fill a database until it has this size, and play: without and with a backup, in turn."""
    check_seats(plan)
    allow_many_sockets(plan.players + 200)
    with tempfile.TemporaryDirectory(prefix="osada-backup-", dir=folder) as inner:
        file = Path(inner) / "load.sqlite3"
        fill(file, LARGEST, plan.games, 0, progress, megabytes * 1_000_000)
        size = file.stat().st_size / 1e6
        found = asyncio.run(_measure(plan, rounds, Path(inner), file))
        return BackedUp(size, plan.tables * plan.pace, found)


async def _measure(plan: Plan, rounds: int, folder: Path, file: Path) -> list[Felt]:
    async with throwaway_server(folder, UNLIMITED) as (address, _):
        hall = Hall(address)
        tables: list[Table] = []
        for number in range(plan.tables):
            game = plan.games[number % len(plan.games)]
            tables.append(await asyncio.to_thread(hall.new_table, game, plan.seats, number))
        await sit_down(lambda _: address, tables, lambda: None)
        found = [await _round(plan, tables, folder, file) for _ in range(rounds)]
        await asyncio.gather(*(player.leave() for t in tables for player in t.players))
    return found


async def _round(plan: Plan, tables: Sequence[Table], folder: Path, file: Path) -> Felt:
    quiet = await _part(plan, tables)
    lasted: list[float] = []
    ends = asyncio.Event()
    copying = asyncio.create_task(_copy_on(folder / "copies", file, lasted, ends))
    times = await _part(plan, tables)
    ends.set()
    async with asyncio.timeout(WHOLE):
        await copying
    before, during = percentile(quiet, 99), percentile(times, 99)
    return Felt(
        quiet_actions=len(quiet),
        quiet_p50=percentile(quiet, 50),
        quiet_p99=before,
        actions=len(times),
        p50=percentile(times, 50),
        p99=during,
        backups=len(lasted),
        seconds=lasted[-1] if lasted else 0.0,
        ratio=during / before,
    )


async def _part(plan: Plan, tables: Sequence[Table]) -> list[float]:
    began = monotonic()
    parts = await asyncio.gather(
        *(play(table, at / len(tables), plan, began) for at, table in enumerate(tables))
    )
    for table in tables:
        if table.failed:
            raise LoadFailed(table.failed)
    times = sorted(took for taken, _ in parts for took in taken)
    if not times:
        raise LoadFailed("nothing was played: give it more --seconds")
    return times


async def _copy_on(copies: Path, file: Path, lasted: list[float], ends: asyncio.Event) -> None:
    """One backup after the other until it ends, each by a process of its own and made whole; how
    long each took."""
    env = {**os.environ, "OSADA_DATABASE": f"sqlite:///{file}"}
    start = "from osada.cli import main; main()"
    command = [sys.executable, "-c", start, "server", "backup", str(copies), "--keep", "1"]
    while not ends.is_set():
        began = monotonic()
        process = await asyncio.create_subprocess_exec(
            *command, env=env, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            _, said = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            raise LoadFailed(f"no backup was made: {said.decode(errors='replace')[-300:]}")
        lasted.append(monotonic() - began)
