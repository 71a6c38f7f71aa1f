"""kill -9 at random moments of play: whatever was acknowledged must be there, once. Where several
servers share a house, the leases by which tables have a home are cut at random moments, too.

Servers are forked from a process that has loaded everything, so that they are back in a moment
and most of the time is spent playing.
"""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
from msgspec import Struct
from redis.asyncio import Redis

from osada.lab.load.throwaway import LoadFailed
from osada.table.protocol.house import NewTableMade

from .browser import Browser
from .games import ALL
from .hurried import CUT, HurriedPlayer
from .killable_server import KillableServer
from .own_process import OwnProcess
from .tally import Tally, check_table

PEOPLE = 2
SETTLED = 6.0
"""Seconds after which whoever was started last has got its tables: nobody's line is cut by that
while all at a table agree to end it."""
IN_ORDER = 0.25
"""How often one of several is asked to end, as for a restart one after the other."""
CUT_AS_OFTEN = 0.5
"""How often the leases are cut before somebody is killed."""
PATIENCE = 30.0
"""Seconds in which somebody must have played something."""

Progress = Callable[[int, int], None]


class Killed(Struct):
    """What came of it."""

    times: int
    cuts: int
    """How often all leases of tables were cut besides."""
    acknowledged: int
    lost: int
    doubled: int
    again: int
    """Actions that were cut short, and sent again."""
    unplayable: int
    """Tables whose record does not play through by the rules."""
    tables: int
    seconds: float
    servers: int
    database: str
    wrong: list[str]
    """The first few things that were not as they should be."""


def kill(
    times: int,
    progress: Progress,
    settings: Mapping[str, str] | None = None,
    servers: int = 1,
    seed: int | None = None,
) -> Killed:
    """Kill a server so often; by default on SQLite in a folder that is thrown away. Several
    servers need settings that name a common database and bus."""
    database = (settings or {}).get("OSADA_DATABASE", "postgresql:")
    if not database.startswith("postgresql:"):
        raise LoadFailed(f"'{database}' is no PostgreSQL: postgresql://user:password@host/name")
    with tempfile.TemporaryDirectory(prefix="osada-kill-") as folder:
        chosen = dict(settings or {"OSADA_DATABASE": str(Path(folder) / "kill.sqlite3")})
        return asyncio.run(_kill(times, progress, chosen, servers, seed, Path(folder)))


async def _kill(
    times: int,
    progress: Progress,
    settings: Mapping[str, str],
    count: int,
    seed: int | None,
    folder: Path,
) -> Killed:
    began = monotonic()
    rng = Random(seed)
    forker = OwnProcess("forker")
    await forker.start()
    try:
        servers = [KillableServer(forker, folder, settings) for _ in range(count)]
        for server in servers:
            await server.start()
        house = House(servers)
        cuts = 0
        playing = [asyncio.create_task(house.play(game)) for game in ALL]
        for done in range(times):
            progress(done, times)
            await house.wait_for_play(rng.randrange(1, 8))
            await asyncio.sleep(rng.uniform(0.0, 0.03))
            if count > 1 and rng.random() < CUT_AS_OFTEN:
                await _cut(settings["OSADA_REDIS"])
                cuts += 1
                await house.wait_for_play(rng.randrange(1, 8))
            victim = rng.choice(servers)
            in_order = count > 1 and rng.random() < IN_ORDER
            await victim.kill(signal.SIGTERM if in_order else signal.SIGKILL)
            await victim.start()
        await house.wait_for_play(3)
        house.close()
        await asyncio.gather(*playing)
        if count > 1:
            await asyncio.sleep(SETTLED)
        tally = await house.count()
        progress(times, times)
        return Killed(
            times=times,
            cuts=cuts,
            acknowledged=house.acknowledged,
            lost=tally.lost,
            doubled=tally.doubled,
            again=sum(player.again for players in house.tables.values() for player in players),
            unplayable=tally.unplayable,
            tables=len(house.tables),
            seconds=monotonic() - began,
            servers=count,
            database=settings["OSADA_DATABASE"].partition(":")[0].partition("/")[0] or "sqlite",
            wrong=tally.wrong[:5],
        )
    finally:
        await forker.stop()


async def _cut(address: str) -> None:
    """Let nobody have a table any more, as far as Redis knows."""
    async with Redis.from_url(address) as redis:
        homes = [key async for key in redis.scan_iter("osada:*:home:*")]
        if homes:
            await redis.delete(*homes)


class House:
    """All tables and their players; a game that is over is followed by another."""

    def __init__(self, servers: list[KillableServer]) -> None:
        self.servers = servers
        self.tables: dict[str, list[HurriedPlayer]] = {}
        self._closed = False

    @property
    def acknowledged(self) -> int:
        """How much the servers have said yes to."""
        players = [player for table in self.tables.values() for player in table]
        return sum(len(player.acknowledged) for player in players)

    async def play(self, game: str) -> None:
        """One table after another."""
        while not self._closed:
            try:
                players = await self._set_table(game)
            except (*CUT, LoadFailed, msgspec.DecodeError):
                await asyncio.sleep(0.05)
                continue
            self.tables[players[0].table] = players
            await asyncio.gather(*(player.play() for player in players))

    def close(self) -> None:
        """Let everybody finish what they have begun."""
        self._closed = True
        for players in self.tables.values():
            for player in players:
                player.leave()

    async def wait_for_play(self, more: int) -> None:
        """Until so much more was acknowledged."""
        until = monotonic() + PATIENCE
        wanted = self.acknowledged + more
        while self.acknowledged < wanted:
            if monotonic() > until:
                raise LoadFailed(
                    "nobody plays any more: nothing was acknowledged for half a minute"
                )
            await asyncio.sleep(0.002)

    async def count(self) -> Tally:
        """Compare what was acknowledged with what is there."""
        tally = Tally()
        for table, players in self.tables.items():
            await check_table(tally, self.servers[0].port, table, players)
        return tally

    async def _set_table(self, game: str) -> list[HurriedPlayer]:
        port = self.servers[0].port
        people = [Browser(port, "127.0.0.1") for _ in range(PEOPLE)]
        for browser in people:
            await browser.come()
        wish = {"game": game, "seats": [{"who": "link"}] * PEOPLE}
        made = await people[0].post("/api/tables", wish)
        if made.status != 201:
            raise LoadFailed(f"no table was set up: {made.name}")
        table = msgspec.json.decode(made.body, type=NewTableMade)
        players = []
        for seat, browser in enumerate(people):
            token = next(link.token for link in table.links if link.seat == seat)
            taken = await browser.post(f"/api/links/{token}", {"name": f"Player {seat}"})
            if taken.status != 200:
                raise LoadFailed(f"nobody could sit down: {taken.name}")
            players.append(HurriedPlayer(self.servers, browser, table.table.id, seat))
        return players
