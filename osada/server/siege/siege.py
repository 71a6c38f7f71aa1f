"""A siege: a server of its own, honest people at it, and one attack after another.

Server, honest people and attackers are processes of their own, so that nobody's figures measure
somebody else. The server has the settings that any host begins with.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import msgspec

from osada.kernel.errors import did_you_mean

from ..load_server import LoadFailed, throwaway_server
from .attacks import Plan, plans
from .orders import Helper
from .processes import Scales
from .verdict import MEMORY, STILL_OPEN, Attack, Honest, Sent, Siege, judge, percentile, summed
from .wire import check_addresses, exchange, request

TABLES = 30
"""Honest tables: ten of each game."""
PEACE = 4.0
"""Seconds of play before the first attack."""
SHORTEST = 1.0
"""Seconds that even the shortest attack gets."""
SLACK = 60.0
"""Seconds beyond its time after which a silent helper is given up."""
LONG_ENOUGH = 45.0
"""Seconds after which whatever was left hanging should be gone."""

Progress = Callable[[int, int], None]


def chosen(only: list[str]) -> list[Plan]:
    """The attacks of these names, or all; part of a name is enough."""
    every = plans()
    for name in only:
        if not any(name.lower() in known for known in every):
            hint = did_you_mean(name, list(every))
            raise LoadFailed(f"there is no attack '{name}': {hint}")
    wanted = [word.lower() for word in only]
    return [p for p in every.values() if not wanted or any(word in p.name for word in wanted)]


def besiege(
    minutes: float,
    only: list[str],
    progress: Progress,
    tables: int = TABLES,
    settings: Mapping[str, str] | None = None,
    memory_limit: float = MEMORY,
) -> Siege:
    """Attack a server of our own for so long."""
    check_addresses("127.1.0.1", "127.2.0.1", "127.3.0.1")
    attacks = chosen(only)
    return asyncio.run(_besiege(minutes, attacks, progress, tables, settings or {}, memory_limit))


async def _besiege(
    minutes: float,
    attacks: list[Plan],
    progress: Progress,
    tables: int,
    settings: Mapping[str, str],
    memory_limit: float,
) -> Siege:
    with tempfile.TemporaryDirectory(prefix="osada-siege-") as folder:
        async with throwaway_server(Path(folder), settings) as (address, process):
            port = urlsplit(address).port
            assert port is not None
            honest, attackers = Helper("honest", port, tables), Helper("attackers", port)
            scales = Scales(process.pid)
            try:
                await honest.start()
                await attackers.start()
                course = Course(port, process, honest, attackers, scales, memory_limit)
                return await course.run(minutes, attacks, progress)
            finally:
                scales.stop()
                await attackers.stop()
                await honest.stop()


class Course:
    """The course of one siege."""

    def __init__(
        self,
        port: int,
        process: subprocess.Popen[bytes],
        honest: Helper,
        attackers: Helper,
        scales: Scales,
        memory_limit: float,
    ) -> None:
        self.port = port
        self.process = process
        self.honest = honest
        self.attackers = attackers
        self.scales = scales
        self.memory_limit = memory_limit
        self._met: list[tuple[list[float], Honest]] = []
        self._began: dict[str, float] = {}

    async def run(self, minutes: float, attacks: list[Plan], progress: Progress) -> Siege:
        """Peace first, then every attack in its share of the time."""
        until = monotonic() + minutes * 60
        await asyncio.sleep(min(PEACE, minutes * 6))
        _, before = await self._take()
        most = self.scales.most()
        done: list[Attack] = []
        for number, plan in enumerate(attacks):
            progress(number, len(attacks))
            left = sum(one.weight for one in attacks[number:])
            seconds = max(SHORTEST, (until - monotonic()) * plan.weight / left)
            done.append(await self._attack(plan, number + 1, seconds))
            if self.process.poll() is not None:
                break
        await self._finish(done)
        progress(len(attacks), len(attacks))
        return Siege(
            minutes=minutes,
            attacks=done,
            before=before,
            honest=summed(self._met),
            memory_mib=max(most, *(one.memory_mib for one in done)),
            held=sum(one.verdict == "held" for one in done),
            hurt=[one.name for one in done if one.verdict == "hurt"],
            broken=[one.name for one in done if one.verdict == "broken"],
        )

    async def _attack(self, plan: Plan, net: int, seconds: float) -> Attack:
        began = monotonic()
        told = await self.attackers.tell(
            seconds + SLACK, attack=plan.name, net=net, seconds=seconds
        )
        sent = msgspec.convert(told, Sent)
        times, honest = await self._take()
        self._met.append((times, honest))
        memory = self.scales.most()
        verdict, why = judge(sent, honest, memory, await self._is_alive(), self.memory_limit)
        took = monotonic() - began
        self._began[plan.name] = monotonic()
        return Attack(plan.name, took, sent.sent, sent.answers, honest, memory, verdict, why)

    async def _take(self) -> tuple[list[float], Honest]:
        told = await self.honest.tell(SLACK, take=True)
        times = msgspec.convert(told["times"], list[float])
        figures = msgspec.convert({**told, "actions": len(times)}, Honest)
        figures.p50, figures.p99 = percentile(times, 50), percentile(times, 99)
        return times, figures

    async def _is_alive(self) -> bool:
        if self.process.poll() is not None:
            return False
        raw = request(self.port, "GET", "/api/games")
        return (await exchange(self.port, "127.1.255.1", raw, 20.0)).status == 200

    async def _finish(self, done: list[Attack]) -> None:
        """See what became of the connections that were left hanging."""
        if self.process.poll() is not None:
            return
        told = await self.attackers.tell(SLACK, finish=True)
        for attack in done:
            left = told.get(attack.name)
            if not isinstance(left, list):
                continue
            held, still = left
            attack.answers = {**attack.answers, "held": held, "still open": still}
            age = monotonic() - self._began[attack.name]
            if age > LONG_ENOUGH and still > held * STILL_OPEN and attack.name not in LASTING:
                attack.verdict = "hurt" if attack.verdict == "held" else attack.verdict
                told_why = f"{still} of {held} still open after {age:.0f} s"
                attack.why = "; ".join(part for part in (attack.why, told_why) if part)


LASTING = frozenset({"socket flood"})
"""Watching a listed table for long is allowed."""
