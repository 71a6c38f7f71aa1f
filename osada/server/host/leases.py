"""Homes by Redis: every process says every few seconds that it lives, and a table's lease is good
as long as the process lives that has it. So a thousand tables cost no more renewals than one.

Whoever comes first to a table takes its lease: a proxy that chooses by the table's id makes the
home. Where none chooses, it goes to whom `rendezvous` names.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ..store.complaints import complain_of
from . import lease_scripts
from .homes import Lost, Process, rendezvous

EVERY: Final = 2.0
"""Seconds between two times that this process says that it lives."""
LIFE: Final = 8.0
"""Seconds for which it is believed."""
MARGIN: Final = 1.0
"""So much earlier it ceases to believe it of itself."""
CALM: Final = 20.0
"""Seconds between two times that this process asks for the same table."""
KEPT: Final = 600.0
"""Seconds after which a lease is forgotten that nobody has asked for;"""
AGAIN: Final = 6.0
"""after which it is asked for again;"""
OLD: Final = 300.0
"""and after which it does not count here any more."""
BELIEVED: Final = 5.0
"""Seconds for which another process is believed to be a table's home without asking."""
MANY: Final = 200
"""Leases that are asked for at once."""
PATIENCE: Final = 2.0
"""Seconds in which Redis must answer."""
Arguments = list[str | int | bytes]
NOBODY: Final = (RedisError, OSError, TimeoutError)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Process).decode


class Leases:
    """The homes of several processes."""

    def __init__(self, url: str, house: str, who: str, routed: bool) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )
        self._living_key, self._address_key = f"osada:{house}:living", f"osada:{house}:addresses"
        self._prefix = f"osada:{house}:home:"
        self._renewing = self._redis.register_script(lease_scripts.RENEW)
        self._claiming = self._redis.register_script(lease_scripts.CLAIM)
        self._handing = self._redis.register_script(lease_scripts.HAND_OVER)
        self._who = who
        self._routed = routed
        self._lives = count(1)
        self._tenures = count(1)
        self.me = Process("")
        self.lost: list[Lost] = []
        self._reaches: Callable[[Process], bool] = lambda _: False
        self._until = 0.0
        self._calm = 0.0
        """Until when leases are taken only where people are: others, too, may just begin anew."""
        self._left = False
        self._living: dict[str, Process] = {}
        self._placed: frozenset[str] = frozenset()
        """Those who lived when every table was last found where it should be."""
        self._gone: dict[str, None] = {}
        self._silent: dict[str, float] = {}
        self._asked: dict[str, float] = {}
        self._mine: dict[str, tuple[int, float]] = {}
        self._elsewhere: dict[str, tuple[Process, float]] = {}
        self._renewer: asyncio.Task[None] | None = None

    # -- living ----------------------------------------------------------------------------

    async def start(self, address: Process, reaches: Callable[[Process], bool]) -> None:
        """Begin to live, at this address."""
        self._reaches = reaches
        self.me = address
        self._begin_anew()
        await self._renew()
        self._calm = 0.0
        self._renewer = asyncio.create_task(self._go_on())

    async def leave(self) -> None:
        """Have no table any more: the others need not wait until nothing is heard of us."""
        if self._left:
            return
        self._left = True
        with suppress(*NOBODY):
            await self._redis.zrem(self._living_key, self.me.id)

    async def stop(self) -> None:
        """Hang up."""
        if self._renewer is not None:
            self._renewer.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewer
        await self.leave()
        await self._redis.aclose()

    @property
    def away(self) -> bool:
        """Whether nobody can say just now who is at home where."""
        return not self._left and self._is_past

    @property
    def _is_past(self) -> bool:
        return self._left or monotonic() >= self._until

    def _begin_anew(self) -> None:
        """Another life: whoever was thought dead has no table any more."""
        self.me = msgspec.structs.replace(self.me, id=f"{self._who}-{next(self._lives)}")
        self._calm = monotonic() + EVERY + MARGIN
        had, self._mine = self._mine, {}
        for table in had:
            self._is_lost(table)

    async def _go_on(self) -> None:
        while not self._left:
            await asyncio.sleep(EVERY)
            try:
                await self._renew()
            except NOBODY as error:
                complain_of("nobody can say which process has which table", why=str(error))

    async def _renew(self) -> None:
        anew = not self._until
        while True:
            said = monotonic()
            arguments: Arguments = [self.me.id, _ms(LIFE), _encode(self.me), int(anew)]
            told: Any = await self._renewing([self._living_key, self._address_key], arguments)
            if told:
                break
            anew = True
            self._begin_anew()
        self._until = said + LIFE - MARGIN
        addresses = dict(zip(told[::2], told[1::2], strict=True))
        living = {key.decode(): _decode(value) for key, value in addresses.items()}
        self._living = {key: one for key, one in living.items() if key not in self._gone}
        self._gone = {key: None for key in self._gone if key in living}
        self._silent = {key: until for key, until in self._silent.items() if until > said}
        self._mine = {key: had for key, had in self._mine.items() if said - had[1] < OLD}

    # -- who is at home where --------------------------------------------------------------

    def tenure(self, table: str) -> int | None:
        """Since when a table has been at home here, as a number; None where it is not, or nobody
        knows."""
        there = self._mine.get(table)
        if there is None or self._is_past or monotonic() - there[1] > OLD:
            return None
        return there[0]

    def misplaced(self, most: int) -> list[tuple[str, Process]]:
        """Tables that should be at home elsewhere, where no proxy chooses: somebody has joined."""
        living = frozenset(self._living)
        if self._routed or self._is_past or living == self._placed:
            return []
        found: list[tuple[str, Process]] = []
        for table in self._mine:
            other = self._living.get(self._candidate(table))
            if other is not None and other.id != self.me.id:
                found.append((table, other))
                if len(found) == most:
                    return found
        self._placed = living
        return found

    def _candidate(self, table: str) -> str:
        if self._routed:
            return self.me.id
        there = [key for key, one in self._living.items() if self._is_there(one)]
        # By who they are, not by which life it is: whoever was thought dead gets the same again.
        by_name = {key.rpartition("-")[0]: key for key in (*there, self.me.id)}
        return by_name[rendezvous(table, by_name)]

    async def find(self, table: str) -> Process | None:
        """The other process at which a table is at home; None where it is here, or where nobody
        knows, or where it cannot be reached: then it is served here, too, only slower."""
        if self._is_past:
            return None
        now = monotonic()
        mine = self._mine.get(table)
        if mine is not None and now - mine[1] < AGAIN:
            return None
        other = self._elsewhere.get(table)
        if other is not None and now < other[1] and other[0].id in self._living:
            return other[0] if self._is_there(other[0]) else None
        if now < self._calm:
            return None
        with suppress(*NOBODY):
            await self._claim([(table, self._candidate(table))])
        other = self._elsewhere.get(table)
        if table in self._mine or other is None or not self._is_there(other[0]):
            return None
        return other[0]

    def _is_there(self, process: Process) -> bool:
        return self._reaches(process) and monotonic() >= self._silent.get(process.id, 0.0)

    def wants(self, table: str) -> bool:
        """Whether a table that came here should be at home here from now on, as a proxy has chosen.
        Not again at once, where two proxies choose differently."""
        now = monotonic()
        if not self._routed or now - self._asked.get(table, -math.inf) < CALM:
            return False
        if len(self._asked) > 20_000:
            self._asked.clear()
        self._asked[table] = now
        return True

    async def settle(self, tables: Iterable[str]) -> list[str]:
        """Take the leases of tables that are in use here, where nobody has them; those that
        somebody else has are returned."""
        now = monotonic()
        wanted = [
            table
            for table in tables
            if (mine := self._mine.get(table)) is None or now - mine[1] > AGAIN
        ]
        if self._is_past or not wanted:
            return []
        for start in range(0, len(wanted), MANY):
            await self._claim([(table, self.me.id) for table in wanted[start : start + MANY]])
        return [
            table
            for table in wanted
            if table not in self._mine
            and (other := self._elsewhere.get(table)) is not None
            and self._is_there(other[0])
        ]

    async def _claim(self, wanted: Sequence[tuple[str, str]]) -> None:
        gone = list(self._gone)
        arguments: Arguments = [self.me.id, _ms(KEPT), self._prefix, len(gone), *gone]
        for table, candidate in wanted:
            arguments += [table, candidate]
        me = self.me.id
        told: Any = await self._claiming([self._living_key], arguments)
        if me != self.me.id or self._left:
            return  # it was asked in another life
        homes = [(home[:1] == b"+", home[1:].decode()) for home in told]
        if any(home not in self._living and home != me for _, home in homes):
            await self._renew()  # somebody has come since
        now = monotonic()
        for (table, _), (anew, home) in zip(wanted, homes, strict=True):
            self._note(table, home, anew, now)

    def _note(self, table: str, home: str, anew: bool, now: float) -> None:
        if home == self.me.id:
            self._elsewhere.pop(table, None)
            before = None if anew else self._mine.get(table)
            self._mine[table] = (next(self._tenures) if before is None else before[0], now)
            return
        if self._mine.pop(table, None) is not None:
            self._is_lost(table)
        other = self._living.get(home)
        if other is None:
            self._elsewhere.pop(table, None)
            return
        if len(self._elsewhere) > 20_000:
            self._elsewhere.clear()
        self._elsewhere[table] = (other, now + BELIEVED)

    async def hand_over(self, table: str, to: Process) -> bool:
        """Let another process be a table's home from now on."""
        if table not in self._mine:
            return False
        try:
            key = self._prefix + table
            await self._handing([key], [self.me.id, to.id, _ms(KEPT)])
        except NOBODY:
            return False
        self._mine.pop(table, None)
        self._elsewhere[table] = (to, monotonic() + BELIEVED)
        self._is_lost(table)
        return True

    def process(self, key: str) -> Process | None:
        """A process that lives, by its id."""
        return self._living.get(key)

    def doubt(self, table: str) -> None:
        """Ask again before anything is believed of a table: somebody else has written to it."""
        self._mine.pop(table, None)
        self._elsewhere.pop(table, None)

    def is_silent(self, process: Process) -> None:
        """It does not answer: for a while nobody waits for it. Its tables are served here, too,
        until it answers or is heard of no more."""
        self._silent[process.id] = monotonic() + BELIEVED

    def is_gone(self, process: Process) -> None:
        """Nobody listens at its address: its tables are to be had."""
        self._gone[process.id] = None
        self._living.pop(process.id, None)

    def _is_lost(self, table: str) -> None:
        for listener in self.lost:
            listener(table)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
