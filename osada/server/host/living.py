"""Which processes of a house live, by Redis: each says so every few seconds. Whoever hears that it
was thought dead begins another life."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ..store.complaints import complain_of
from . import lease_scripts
from .homes import Process

EVERY: Final = 2.0
"""Seconds between two times that this process says that it lives."""
LIFE: Final = 8.0
"""Seconds for which it is believed."""
MARGIN: Final = 1.0
"""So much earlier it ceases to believe it of itself."""
SILENCE: Final = 5.0
"""Seconds for which nobody waits for a process that did not answer."""
NOBODY: Final = (RedisError, OSError, TimeoutError)
"""What comes of asking Redis when it is not there."""
Arguments = list[str | int | bytes]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Process).decode


class Living:
    """This process, and the others that it knows."""

    def __init__(self, redis: Redis, house: str, who: str, reborn: Callable[[], None]) -> None:
        self._redis = redis
        self.key = f"osada:{house}:living"
        self._addresses = f"osada:{house}:addresses"
        self._renewing = redis.register_script(lease_scripts.RENEW)
        self._who = who
        self._reborn = reborn
        self._lives = count(1)
        self._reaches: Callable[[Process], bool] = lambda _: False
        self._gone: dict[str, None] = {}
        self._silent: dict[str, float] = {}
        self._renewer: asyncio.Task[None] | None = None
        self._looking = asyncio.Event()
        self._calm = 0.0
        self.me = Process("")
        self.until = 0.0
        self.has_left = False
        self.others: dict[str, Process] = {}
        """All that live, by their ids."""

    async def start(self, address: Process, reaches: Callable[[Process], bool]) -> None:
        """Begin to live, at this address."""
        self._reaches = reaches
        self.me = address
        self._begin_anew()
        await self.renew()
        self._calm = 0.0
        self._renewer = asyncio.create_task(self._go_on())

    async def leave(self) -> None:
        """Live no more: the others need not wait until nothing is heard of us."""
        if not self.has_left:
            self.has_left = True
            with suppress(*NOBODY):
                await self._redis.zrem(self.key, self.me.id)

    async def stop(self) -> None:
        """Leave, and say nothing more."""
        if self._renewer is not None:
            self._renewer.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewer
        await self.leave()

    @property
    def is_past(self) -> bool:
        """Whether others may think that this process is dead."""
        return self.has_left or monotonic() >= self.until

    @property
    def is_new(self) -> bool:
        """Whether it has just begun another life: others, too, may just begin anew."""
        return monotonic() < self._calm

    async def renew(self) -> None:
        """Say that this process lives, and hear who else does."""
        anew = not self.until
        while True:
            said = monotonic()
            arguments: Arguments = [self.me.id, round(LIFE * 1000), _encode(self.me), int(anew)]
            told: Any = await self._renewing([self.key, self._addresses], arguments)
            if told:
                break
            anew = True
            self._begin_anew()
        self.until = said + LIFE - MARGIN
        addresses = dict(zip(told[::2], told[1::2], strict=True))
        living = {key.decode(): _decode(value) for key, value in addresses.items()}
        self.others = {key: one for key, one in living.items() if key not in self._gone}
        self._gone = {key: None for key in self._gone if key in living}
        self._silent = {key: until for key, until in self._silent.items() if until > said}

    def look(self) -> None:
        """Somebody has joined: hear of them at once."""
        self._looking.set()

    def _begin_anew(self) -> None:
        self.me = msgspec.structs.replace(self.me, id=f"{self._who}-{next(self._lives)}")
        self._calm = monotonic() + EVERY + MARGIN
        self._reborn()

    async def _go_on(self) -> None:
        while not self.has_left:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._looking.wait(), EVERY)
            self._looking.clear()
            try:
                await self.renew()
            except NOBODY as error:
                complain_of("nobody can say which process has which table", why=str(error))

    # -- what is known of the others -------------------------------------------------------

    def by_name(self) -> dict[str, str]:
        """The ids of all that can be reached, by who they are and not by which life it is: whoever
        was thought dead gets the same tables again."""
        there = [key for key, one in self.others.items() if self.is_there(one)]
        return {key.rpartition("-")[0]: key for key in (*there, self.me.id)}

    def is_there(self, process: Process) -> bool:
        """Whether it can be reached and answers."""
        return self._reaches(process) and monotonic() >= self._silent.get(process.id, 0.0)

    def is_silent(self, process: Process) -> None:
        """It does not answer: for a while nobody waits for it."""
        self._silent[process.id] = monotonic() + SILENCE

    def is_gone(self, process: Process) -> None:
        """Nobody listens at its address."""
        self._gone[process.id] = None
        self.others.pop(process.id, None)

    @property
    def gone(self) -> list[str]:
        """The ids of those that are gone, of which Redis has not heard yet."""
        return list(self._gone)
