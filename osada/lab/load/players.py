"""Many people at many tables, in one process: for measuring how quickly a server tells them all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from osada.kernel.action import Wire
from osada.table.protocol.commands import Envelope, Hello, Play
from osada.table.protocol.difference import applied

PATIENCE = 60.0
"""Seconds after which a table that is not told of its own action fails the measurement."""


class _Entry(Struct):
    number: int


class _Scene(Struct):
    number: int
    turn: list[int]
    legal: list[Wire] = []


class _Heard(Struct):
    """As much of a message as has to be understood."""

    kind: str = field(name="is")
    entries: list[_Entry] = []
    scene: _Scene | None = None
    change: dict[str, list[object] | dict[str, object]] = {}
    problem: msgspec.Raw | None = None


_decode = msgspec.json.Decoder(_Heard).decode
_encode = msgspec.json.Encoder().encode


class Player:
    """One socket at one seat, that reads whatever comes."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.number = -1
        self.legal: list[Wire] = []
        self.messages = 0
        self.bytes = 0
        self._socket: ClientConnection
        self._reading: asyncio.Task[None]

    async def sit(
        self, address: str, source: str = "", headers: Mapping[str, str] | None = None
    ) -> None:
        """Come to the table, and stay until `leave`; from another of this machine's addresses, or
        with a browser's headers, if so told."""
        url = f"{address}/api/tables/{self.table.id}/live"
        self._socket = await connect(
            url,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=60,
            ping_interval=None,
            additional_headers=headers,
            local_addr=(source, 0) if source else None,
        )
        await self._socket.send(_encode(Hello(self.token, brief=True)), text=True)
        self._hear(await self._socket.recv(decode=False))
        self._reading = asyncio.create_task(self._read())

    async def leave(self) -> None:
        """Close the socket."""
        self._reading.cancel()
        await self._socket.close()

    async def play(self, action: Wire) -> None:
        """Play an action; whether it was taken shows in what everybody is told."""
        ask = Envelope(self.number + 1, Play(action, self.number))
        await self._socket.send(_encode(ask), text=True)

    async def _read(self) -> None:
        try:
            while True:
                self._hear(await self._socket.recv(decode=False))
        except ConnectionClosed as error:
            self.table.fail(f"a socket was closed ({error})")

    def _hear(self, raw: bytes) -> None:
        heard = _decode(raw)
        self.messages += 1
        self.bytes += len(raw)
        if heard.problem is not None:
            self.table.fail(f"an action was refused: {bytes(heard.problem).decode()[:300]}")
        if heard.scene is not None:
            self.legal = heard.scene.legal
            self.number = heard.scene.number
        if "legal" in heard.change:
            legal = applied(list(self.legal), heard.change["legal"])
            self.legal = msgspec.convert(legal, list[Wire])
        if heard.entries:
            self.number = max(self.number, heard.entries[-1].number)
            self.table.told(self)


class Table:
    """One table with all its people: plays an action, and waits until everybody has heard."""

    def __init__(self, table: str, tokens: list[str], seed: int) -> None:
        self.id = table
        self.players = [Player(self, seat, token) for seat, token in enumerate(tokens)]
        self.failed = ""
        self.acts = 0
        """Actions so far; for whoever counts them."""
        self._random = Random(seed)
        self._sent = 0.0
        self._awaited = 0
        self._deaf: set[int] = set()
        self._all_heard = asyncio.Event()
        self._took = 0.0

    @property
    def is_over(self) -> bool:
        """Whether nobody can act."""
        return not any(player.legal for player in self.players)

    async def act(self) -> float:
        """Somebody in turn plays something; the seconds until every seat was told."""
        actor = next(player for player in self.players if player.legal)
        self._awaited = actor.number + 1
        self._deaf = {player.seat for player in self.players}
        self._all_heard.clear()
        self.acts += 1
        action = self._random.choice(actor.legal)
        self._sent = perf_counter()
        await actor.play(action)
        await asyncio.wait_for(self._all_heard.wait(), PATIENCE)
        return self._took

    def fail(self, why: str) -> None:
        """Something went wrong at this table; nobody waits for it any longer."""
        self.failed = self.failed or why
        self._all_heard.set()

    def told(self, player: Player) -> None:
        """A player has heard of something new."""
        if player.number >= self._awaited and player.seat in self._deaf:
            self._deaf.discard(player.seat)
            if not self._deaf:
                self._took = perf_counter() - self._sent
                self._all_heard.set()

    async def answer_at_once(self, until: Callable[[], bool]) -> None:
        """Let the people at this table never keep the computer players waiting."""
        played = -1
        while not until():
            actor = next((p for p in self.players if p.legal and p.number > played), None)
            if actor is None:
                await asyncio.sleep(0.05)
                continue
            played = actor.number
            await actor.play(self._random.choice(actor.legal))
