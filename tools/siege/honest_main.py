"""The process of the honest players: they play, run errands, and tell what they met.

It reads orders, one a line: `take` answers with everything since the last time, as JSON. When
nobody is left to give orders, it ends.
"""

from __future__ import annotations

import asyncio
import json
import sys
from time import monotonic
from typing import NoReturn

from websockets.exceptions import WebSocketException

from osada.lab.load.players import Table
from osada.lab.load.throwaway import LoadFailed
from osada.server.host.open_files import allow_many_sockets

from .errands import Errands
from .honest_tables import clear, set_table
from .own_process import orders
from .verdict import percentile

PACE = 1.0
"""Seconds between two actions at one table, and between two errands."""
UNHEARD = 20.0
"""Seconds for which the answer to what was begun is waited for, before it is told as it is."""
LATE = 0.02
"""How often it is looked whether this process itself gets to run, in seconds."""


class Company:
    """All honest people."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.errands = Errands(port)
        self._count = tables
        self._times: list[float] = []
        self._late: list[float] = []
        self._wrong: list[str] = []
        self._begun: dict[int, float] = {}

    async def come(self) -> list[Table]:
        """Sit down everywhere."""
        await self.errands.prepare()
        return [await set_table(self.port, number, number) for number in range(self._count)]

    async def play(self, number: int, table: Table) -> NoReturn:
        """One table's people, action after action; when their game is over they begin another."""
        seed = number
        beat = monotonic() + number * PACE / self._count
        while True:
            await asyncio.sleep(max(0.0, beat - monotonic()))
            beat = max(beat + PACE, monotonic())
            if table.failed or table.is_over:
                await clear(table)
                seed += self._count
                try:
                    table = await set_table(self.port, number, seed)
                except LoadFailed as error:
                    self._wrong.append(str(error))
                continue
            await self._act(number, table)

    async def _act(self, number: int, table: Table) -> None:
        self._begun[number] = monotonic()
        try:
            took = await table.act()
        except (TimeoutError, OSError, WebSocketException) as error:
            table.fail(f"nothing was heard of an action ({type(error).__name__})")
        self._begun.pop(number)
        if table.failed:
            self._wrong.append(table.failed)
        else:
            self._times.append(took)

    async def run_errands(self) -> NoReturn:
        """One a second."""
        while True:
            await asyncio.sleep(PACE)
            await self.errands.go()

    async def watch_the_clock(self) -> NoReturn:
        """How late this process itself is woken."""
        while True:
            wanted = monotonic() + LATE
            await asyncio.sleep(LATE)
            self._late.append(monotonic() - wanted)

    async def take(self) -> dict[str, object]:
        """What was met since the last time. Whatever began before now belongs to it."""
        asked = monotonic()
        while monotonic() < asked + UNHEARD:
            if not any(begun <= asked for begun in self._begun.values()):
                break
            await asyncio.sleep(0.01)
        unheard = [monotonic() - begun for begun in self._begun.values() if begun <= asked]
        wrong = [*self._wrong, *self.errands.wrong]
        told: dict[str, object] = {
            "times": self._times + unheard,
            "wrong": wrong[:5],
            "errors": len(wrong),
            "lag": percentile(self._late, 99),
            "errands": self.errands.longest,
        }
        self._times, self._wrong, self._late = [], [], []
        self.errands.wrong, self.errands.longest = [], 0.0
        return told


async def _main(port: int, tables: int) -> None:
    company = Company(port, tables)
    try:
        sat = await company.come()
    except LoadFailed as error:
        print(json.dumps({"failed": str(error)}), flush=True)
        return
    tasks = [asyncio.create_task(company.play(n, table)) for n, table in enumerate(sat)]
    tasks.append(asyncio.create_task(company.run_errands()))
    tasks.append(asyncio.create_task(company.watch_the_clock()))
    print(json.dumps({"tables": tables}), flush=True)
    async for _ in orders():
        print(json.dumps(await company.take()), flush=True)
        for task in tasks:
            if task.done():
                task.result()
    for task in tasks:
        task.cancel()


def main() -> None:
    """`honest PORT TABLES`."""
    allow_many_sockets(4096)
    asyncio.run(_main(int(sys.argv[1]), int(sys.argv[2])))


if __name__ == "__main__":
    main()
