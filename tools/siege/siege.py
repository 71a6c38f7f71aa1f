"""A siege: honest people play while one attack after another is made on their server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import monotonic

from osada.kernel.errors import did_you_mean
from osada.lab.load.throwaway import LoadFailed

from .attacks import Plan, plans
from .battlefield import Battlefield, battlefield
from .verdict import MEMORY, STILL_OPEN, Attack, Honest, Siege, judge, summed
from .wire import check_addresses

TABLES = 30
"""Honest tables: ten of each game."""
PEACE = 5.0
"""Seconds of play before the first attack."""
SHORTEST = 1.0
"""Seconds that even the shortest attack gets."""
LONG_ENOUGH = 45.0
"""Seconds after which whatever was left hanging should be gone."""
LASTING = frozenset({"socket flood", "slow readers"})
"""Watching a listed table for long is allowed, also for those whom little is sent."""

Progress = Callable[[int, int], None]


def chosen(only: list[str]) -> list[Plan]:
    """The attacks of these names, or all; part of a name is enough."""
    every = plans()
    wanted = [word.strip().lower() for word in only]
    for word in wanted:
        if not any(word in known for known in every):
            raise LoadFailed(f"there is no attack '{word}': {did_you_mean(word, every)}")
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
    course = Course(chosen(only), minutes * 60, progress, memory_limit)
    asyncio.run(course.run(tables, settings or {}))
    return course.outcome()


class Course:
    """The course of one siege."""

    def __init__(
        self, attacks: list[Plan], seconds: float, progress: Progress, memory_limit: float
    ) -> None:
        self._attacks = attacks
        self._seconds = seconds
        self._progress = progress
        self._memory_limit = memory_limit
        self._done: list[Attack] = []
        self._met: list[tuple[list[float], Honest]] = []
        self._before: Honest | None = None
        self._most = 0.0
        self._until = 0.0

    async def run(self, tables: int, settings: Mapping[str, str]) -> None:
        """Every attack in its share of the time. A server that was stopped is replaced, so that
        the next attack meets one that runs."""
        self._progress(0, len(self._attacks))
        while len(self._done) < len(self._attacks):
            async with battlefield(tables, settings) as field:
                await self._hold(field)

    async def _hold(self, field: Battlefield) -> None:
        """One server, for as long as it stands."""
        await asyncio.sleep(min(PEACE, self._seconds / 10))
        _, peace = await field.take()
        if self._before is None:
            self._before = peace
            self._until = monotonic() + self._seconds
        self._most = max(self._most, field.scales.most())
        field.scales.starved()
        ended: dict[str, float] = {}
        alive = True
        while alive and len(self._done) < len(self._attacks):
            number = len(self._done)
            left = sum(plan.weight for plan in self._attacks[number:])
            plan = self._attacks[number]
            seconds = max(SHORTEST, (self._until - monotonic()) * plan.weight / left)
            alive = await self._attack(field, plan, number + 1, seconds)
            ended[plan.name] = monotonic()
            self._progress(len(self._done), len(self._attacks))
        if alive:
            await self._look_back(field, ended)

    async def _attack(self, field: Battlefield, plan: Plan, net: int, seconds: float) -> bool:
        """One attack; whether the server stands."""
        began = monotonic()
        sent = await field.attack(plan.name, net, seconds)
        took = monotonic() - began
        times, honest = await field.take()
        self._met.append((times, honest))
        memory, alive = field.scales.most(), await field.is_alive()
        verdict, why = judge(sent, honest, memory, alive, self._memory_limit)
        done = Attack(plan.name, took, sent.sent, sent.answers, honest, memory, verdict, why)
        done.starved = field.scales.starved()
        self._done.append(done)
        return alive

    async def _look_back(self, field: Battlefield, ended: dict[str, float]) -> None:
        """See what became of the connections that were left hanging."""
        hanging = await field.hanging()
        for attack in self._done:
            if attack.name not in hanging or attack.name not in ended:
                continue
            held, still = hanging[attack.name]
            attack.answers = {**attack.answers, "held": held, "still open": still}
            age = monotonic() - ended[attack.name]
            if age < LONG_ENOUGH or still <= held * STILL_OPEN or attack.name in LASTING:
                continue
            attack.verdict = "hurt" if attack.verdict == "held" else attack.verdict
            told = f"{still} of {held} still open after {age:.0f} s"
            attack.why = "; ".join(part for part in (attack.why, told) if part)

    def outcome(self) -> Siege:
        """What came of it all."""
        done = self._done
        return Siege(
            minutes=self._seconds / 60,
            attacks=done,
            before=self._before or Honest(),
            honest=summed(self._met),
            memory_mib=max(self._most, *(one.memory_mib for one in done)),
            held=sum(one.verdict == "held" for one in done),
            hurt=[one.name for one in done if one.verdict == "hurt"],
            broken=[one.name for one in done if one.verdict == "broken"],
        )
