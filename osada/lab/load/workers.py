"""What an action costs where several processes serve one house.

On a machine with few cores throughput cannot show whether more processes carry more; the
processor's time, transactions, messages and bytes of each action can.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import monotonic
from urllib.request import urlopen

from msgspec import Struct

from osada.server.host.open_files import allow_many_sockets

from .house import BuiltHouse, house
from .measure import Plan, Progress, check_seats, percentile, play, processor, sit_down
from .players import Player, Table
from .throwaway import Hall, LoadFailed

ROUTED = {"OSADA_ROUTED": "1"}
ARRIVED = "osada_table_arrivals_total"


class Cost(Struct):
    """What came of one house: everything for each action, times in milliseconds or seconds."""

    workers: int
    routed: bool
    """Whether whoever comes to a table comes to the process that a proxy would choose by its id;
    else to any of them."""
    actions: int
    rate: float
    server_ms: float
    """Processor time of all processes of the servers together."""
    transactions: float
    """At the database, with what keeps its connections open."""
    bus_messages: float
    bytes: float
    """That the players were sent."""
    handed_on: float | None
    """The share of requests and sockets about tables that came to another process than the table's
    home; none where it is not counted."""
    client_ms: float
    p50: float
    p99: float


def measure_workers(
    plan: Plan, counts: tuple[int, ...], database: str, redis: str, progress: Progress
) -> list[Cost]:
    """Measure with so many processes each, with and without a proxy that routes by a table's id."""
    check_seats(plan)
    allow_many_sockets(plan.players + 200)
    houses = [(n, routed) for n in counts for routed in ((True,) if n == 1 else (True, False))]
    steps = plan.tables + plan.players + round(plan.warm_up + plan.seconds)
    total, done = steps * len(houses), 0

    def more(count: int = 1) -> None:
        nonlocal done
        done += count
        progress(min(done, total), total)

    found = [
        asyncio.run(measure_house(plan, workers, routed, database, redis, more))
        for workers, routed in houses
    ]
    progress(total, total)
    return found


async def measure_house(
    plan: Plan,
    workers: int,
    routed: bool,
    database: str,
    redis: str,
    more: Callable[[int], None],
) -> Cost:
    """Measure one house."""
    settings = ROUTED if routed else {}
    with tempfile.TemporaryDirectory(prefix="osada-load-") as folder:
        async with house(workers, database, redis, Path(folder), settings) as built:
            rng = Random(workers)
            hall = Hall(built.addresses[0])
            tables = []
            for number in range(plan.tables):
                game = plan.games[number % len(plan.games)]
                tables.append(await asyncio.to_thread(hall.new_table, game, plan.seats, number))
                more(1)

            def address(player: Player) -> str:
                if routed:
                    return _by_id(player.table.id, built.addresses)
                return rng.choice(built.addresses)

            await sit_down(address, tables, lambda: more(1))
            cost = await _play(plan, built, tables, workers, routed, more)
            await asyncio.gather(*(player.leave() for t in tables for player in t.players))
            return cost


async def _play(
    plan: Plan,
    built: BuiltHouse,
    tables: list[Table],
    workers: int,
    routed: bool,
    more: Callable[[int], None],
) -> Cost:
    players = [player for table in tables for player in table.players]
    transactions, published = await built.transactions(), await built.published()
    server, client = _processor(built), processor(os.getpid())
    sent = sum(player.bytes for player in players)
    began = monotonic()
    playing = [
        asyncio.create_task(play(table, at / len(tables), plan, began))
        for at, table in enumerate(tables)
    ]
    for _ in range(round(plan.warm_up + plan.seconds)):
        await asyncio.sleep(1)
        more(1)
    parts = await asyncio.gather(*playing)
    server, client = _processor(built) - server, processor(os.getpid()) - client
    published = await built.published() - published
    transactions = await built.transactions() - transactions
    for table in tables:
        if table.failed:
            raise LoadFailed(table.failed)
    actions = sum(table.acts for table in tables)
    times = sorted(took for taken, _ in parts for took in taken)
    if not times:
        raise LoadFailed("nothing was played: give it more --seconds")
    return Cost(
        workers=workers,
        routed=routed,
        actions=actions,
        rate=actions / (plan.warm_up + plan.seconds),
        server_ms=server * 1000 / actions,
        transactions=transactions / actions,
        bus_messages=published / actions,
        bytes=(sum(player.bytes for player in players) - sent) / actions,
        handed_on=await asyncio.to_thread(_handed_on, built.addresses),
        client_ms=client * 1000 / actions,
        p50=percentile(times, 50),
        p99=percentile(times, 99),
    )


def _by_id(table: str, addresses: list[str]) -> str:
    """As a proxy's consistent hash would choose."""
    return max(addresses, key=lambda one: blake2b(f"{table} {one}".encode()).digest())


def _processor(built: BuiltHouse) -> float:
    return sum(processor(pid) for pid in built.processes)


def _handed_on(addresses: list[str]) -> float | None:
    """Of all that came about tables, how much came to another process than the table's home."""
    counted: dict[bool, float] = {}
    for address in addresses:
        with urlopen(f"{address}/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        for line in lines:
            if line.startswith(ARRIVED + "{"):
                at_home = 'at="home"' in line
                counted[at_home] = counted.get(at_home, 0.0) + float(line.rpartition(" ")[2])
    together = sum(counted.values())
    return counted.get(False, 0.0) / together if together else None
