"""How server processes tell each other that a table has moved on. Messages are hints: whoever
misses one finds the gap by its numbers, or by looking again now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog
from redis.asyncio import Redis

log = structlog.get_logger(__name__)
CHANNEL = "osada"


class Notice(msgspec.Struct, omit_defaults=True):
    """`table` has come to `number`; or, at process `who`, these seats are open just now; or these
    browsers are no longer signed in."""

    table: str
    who: str
    number: int = -1
    online: list[int] | None = None
    ended: list[str] = []


Listener = Callable[[Notice], None]


class Bus(Protocol):
    """What carries hints to the other processes; what one says comes to all but itself."""

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def tell(self, hint: Notice) -> None: ...
    async def ping(self) -> None: ...


class Alone:
    """The bus of a single process: there is nobody to tell."""

    async def start(self, listener: Listener) -> None:
        """Nobody will be heard."""

    async def stop(self) -> None:
        """Nothing is open."""

    def tell(self, hint: Notice) -> None:
        """Nobody listens."""

    async def ping(self) -> None:
        """Always there."""


class RedisBus:
    """Hints by way of Redis. While Redis is away the hints are lost, and told again in time."""

    def __init__(self, url: str, who: str) -> None:
        self._redis: Redis = Redis.from_url(url)
        self._who = who
        self._out: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        """Begin to listen and to speak; refuses when Redis is not there."""
        await self.ping()
        heard = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, heard)),
            asyncio.create_task(self._speak()),
        ]
        await asyncio.wait_for(heard.wait(), 10)

    async def stop(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    def tell(self, hint: Notice) -> None:
        """Say something soon; when too much waits to be said, this hint is dropped."""
        with suppress(asyncio.QueueFull):
            self._out.put_nowait(hint)

    async def ping(self) -> None:
        """Raise unless Redis answers."""
        await self._redis.exists(CHANNEL)

    async def _speak(self) -> None:
        encode = msgspec.json.Encoder().encode
        while True:
            hint = await self._out.get()
            try:
                await self._redis.publish(CHANNEL, encode(hint))
            except Exception as error:
                log.warning("bus cannot speak", why=str(error))
                await asyncio.sleep(0.5)

    async def _listen(self, listener: Listener, heard: asyncio.Event) -> None:
        decode = msgspec.json.Decoder(Notice).decode
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            heard.set()
                        elif message["type"] == "message":
                            hint = decode(message["data"])
                            if hint.who != self._who:
                                listener(hint)
            except Exception as error:
                # Whatever it was, also a word of a newer process: a deaf process would be worse.
                log.warning("bus cannot listen", why=str(error))
                await asyncio.sleep(0.5)
