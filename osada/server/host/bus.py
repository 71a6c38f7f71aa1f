"""How server processes tell each other that a table has moved on. Messages are hints: whoever
misses one finds the gap by its numbers, or by looking again after the bus was away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from redis.asyncio import Redis

from ..store.complaints import complain_of

CHANNEL = "osada"
MOST: Final = 500
"""Hints in one message."""
QUIET: Final = 10.0
"""Seconds of silence after which something is said, so that others, and this one, hear that the
line is alive."""
AGAIN: Final = 0.5
"""Seconds between two tries to reach Redis."""


class Notice(msgspec.Struct, omit_defaults=True):
    """`table`, which is at home at process `home`, has come to `number`; or these browsers are no
    longer signed in; or, at process `who`, these seats are open just now, by table; or so much was
    `spent` there of what is counted; or it has `joined` the house; or `lost`: something of what it
    had to say was not said."""

    table: str
    who: str
    number: int = -1
    home: str = ""
    online: dict[str, list[int]] = {}
    ended: list[str] = []
    spent: dict[str, dict[str, float]] = {}
    joined: bool = False
    lost: bool = False


Listener = Callable[[Notice], None]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Notice]).decode


class Bus(Protocol):
    """What carries hints to the other processes; what one says comes to all but itself."""

    @property
    def away(self) -> bool: ...
    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def tell(self, hint: Notice) -> None: ...
    def missed(self) -> bool: ...
    async def ping(self) -> None: ...


class Alone:
    """The bus of a single process: there is nobody to tell."""

    away = False

    async def start(self, listener: Listener) -> None:
        """Nobody will be heard."""

    async def stop(self) -> None:
        """Nothing is open."""

    def tell(self, hint: Notice) -> None:
        """Nobody listens."""

    def missed(self) -> bool:
        """There is nothing to miss."""
        return False

    async def ping(self) -> None:
        """Always there."""


class RedisBus:
    """Hints by way of Redis: all that wait go in one message. While Redis is away they are lost."""

    def __init__(self, url: str, who: str) -> None:
        self._redis: Redis = Redis.from_url(url)
        self._who = who
        self._out: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._deaf = self._mute = False
        self._missed = self._lost = False

    @property
    def away(self) -> bool:
        """Whether Redis cannot be reached just now."""
        return self._deaf or self._mute

    def missed(self) -> bool:
        """Whether hints of others may not have come, since this was asked last."""
        missed, self._missed = self._missed or self._deaf, False
        return missed

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
            while not task.done():  # in the midst of an answer the client does not notice it
                task.cancel()
                await asyncio.wait([task], timeout=AGAIN)
        await self._redis.aclose()

    def tell(self, hint: Notice) -> None:
        """Say something soon; when too much waits to be said this is dropped, and the others are
        told that something was."""
        try:
            self._out.put_nowait(hint)
        except asyncio.QueueFull:
            self._lost = True

    async def ping(self) -> None:
        """Raise unless Redis answers."""
        await self._redis.exists(CHANNEL)

    async def _speak(self) -> None:
        while True:
            said = await self._waiting()
            if self._lost:
                said.append(Notice("", self._who, lost=True))
            try:
                await self._redis.publish(CHANNEL, _encode(said))
                self._lost = self._mute = False
            except Exception as error:
                self._lost = self._mute = True
                complain_of("the bus cannot speak", why=str(error))
                await asyncio.sleep(AGAIN)

    async def _waiting(self) -> list[Notice]:
        """All that is to be said; nothing, where it was silent for a while: that is said, too."""
        try:
            async with asyncio.timeout(AGAIN if self._mute else QUIET):
                said = [await self._out.get()]
        except TimeoutError:
            return []
        while len(said) < MOST and not self._out.empty():
            said.append(self._out.get_nowait())
        return said

    async def _listen(self, listener: Listener, heard: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    messages = channel.listen()
                    while True:
                        # What one says comes back: where nothing does, the line is dead.
                        async with asyncio.timeout(3 * QUIET):
                            message = await anext(messages)
                        if message["type"] == "subscribe":
                            self._missed = self._missed or self._deaf
                            self._deaf = False
                            heard.set()
                        elif message["type"] == "message":
                            self._hear(_decode(message["data"]), listener)
            except Exception as error:
                # Whatever it was, also a word of a newer process: a deaf process would be worse.
                self._deaf = True
                complain_of("the bus cannot listen", why=str(error))
                await asyncio.sleep(AGAIN)

    def _hear(self, hints: list[Notice], listener: Listener) -> None:
        for hint in hints:
            if hint.who != self._who:
                self._missed = self._missed or hint.lost
                listener(hint)
