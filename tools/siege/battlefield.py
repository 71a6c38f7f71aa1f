"""Where a siege takes place: a server of its own, honest people at it, attackers outside.

All are processes of their own, so that nobody's figures measure somebody else. The server has the
settings that any host begins with.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from osada.lab.load.throwaway import throwaway_server

from .own_process import OwnProcess
from .processes import Scales
from .verdict import Honest, Sent, percentile
from .wire import exchange, request

SLACK = 60.0
"""Seconds beyond its time after which a silent helper is given up."""
FROZEN = 15.0
"""Seconds after an attack in which the server must answer anybody."""


class Battlefield:
    """One server with everybody around it."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], tables: int) -> None:
        self.port = port
        self.process = process
        self.honest = OwnProcess("honest_main", port, tables)
        self.attackers = OwnProcess("attackers_main", port)
        self.scales = Scales(process.pid)

    async def take(self) -> tuple[list[float], Honest]:
        """What honest people have met since the last time: every time, and the figures."""
        told = await self.honest.tell(SLACK, take=True)
        times = msgspec.convert(told["times"], list[float])
        figures = msgspec.convert({**told, "actions": len(times)}, Honest)
        figures.p50, figures.p99 = percentile(times, 50), percentile(times, 99)
        return times, figures

    async def attack(self, name: str, net: int, seconds: float) -> Sent:
        """Make one attack; what it sent and got."""
        told = await self.attackers.tell(seconds + SLACK, attack=name, net=net, seconds=seconds)
        return msgspec.convert(told, Sent)

    async def is_alive(self) -> bool:
        """Whether the server still answers somebody."""
        if self.process.poll() is not None:
            return False
        raw = request(self.port, "GET", "/api/games")
        return (await exchange(self.port, "127.1.255.1", raw, FROZEN)).status == 200

    async def hanging(self) -> dict[str, tuple[int, int]]:
        """By attack: how many connections were left hanging, and how many still are."""
        told = await self.attackers.tell(SLACK, finish=True)
        return msgspec.convert(told, dict[str, tuple[int, int]])


@asynccontextmanager
async def battlefield(tables: int, settings: Mapping[str, str]) -> AsyncIterator[Battlefield]:
    """A server with people at so many tables, and attackers who wait for orders."""
    with tempfile.TemporaryDirectory(prefix="osada-siege-") as folder:
        async with throwaway_server(Path(folder), settings) as (address, process):
            field = Battlefield(urlsplit(address).port or 0, process, tables)
            try:
                await field.honest.start()
                await field.attackers.start()
                yield field
            finally:
                field.scales.stop()
                await field.attackers.stop()
                await field.honest.stop()
                if process.poll() is None:
                    process.kill()  # nobody waits for a server that may be frozen
