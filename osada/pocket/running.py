"""What the page's worker calls: everything goes in and out as texts."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from osada.requests.at_table import printed_address
from osada.table.protocol.commands import Hello
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import Reply
from osada.table.table import check_rules

from . import thinking
from .addresses import EVERY
from .computers import PAUSE
from .device import Device
from .shelf import Row, Shelf
from .visit import Visit

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode
_hello = msgspec.json.Decoder(Hello).decode
_query = msgspec.json.Decoder(dict[str, str]).decode


class Bridge(Protocol):
    """The worker's side."""

    async def write(self, rows: str) -> str:
        """Keep rows, all at once; what stands in the way, or nothing."""
        ...

    async def read(self, drawer: str, name: str, after: int) -> str: ...

    async def find(self, drawer: str, name: str, number: int) -> str | None: ...

    async def numbers(self, drawer: str, name: str) -> str: ...

    async def all(self, drawer: str) -> str: ...

    async def think(self, kind: str, question: str) -> str:
        """Ask the worker that thinks."""
        ...

    async def bring(self, what: str) -> str:
        """Lay one more game or language out; what stands in the way, or nothing."""
        ...

    def stop_reading(self) -> None:
        """Whoever thinks is to read no record any longer."""
        ...

    def send(self, line: int, message: str) -> None:
        """To the page, on a line; nothing: it ends."""
        ...


class BridgeShelf:
    """The shelf behind the bridge."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    async def write(self, rows: Sequence[Row]) -> None:
        """See `Shelf`."""
        problem = await self._bridge.write(_encode(rows).decode())
        if problem:
            raise Refused(problem)

    async def read(self, drawer: str, name: str, after: int = -1) -> list[tuple[int, str]]:
        """See `Shelf`."""
        said = await self._bridge.read(drawer, name, after)
        return _decode(said, type=list[tuple[int, str]])

    async def find(self, drawer: str, name: str, number: int) -> str | None:
        """See `Shelf`."""
        return await self._bridge.find(drawer, name, number)

    async def numbers(self, drawer: str, name: str) -> list[int]:
        """See `Shelf`."""
        return _decode(await self._bridge.numbers(drawer, name), type=list[int])

    async def all(self, drawer: str) -> list[tuple[str, int, str]]:
        """See `Shelf`."""
        return _decode(await self._bridge.all(drawer), type=list[tuple[str, int, str]])


class Running:
    """Osada in a worker."""

    def __init__(self, shelf: Shelf, think: Any, bridge: Bridge, pause: float | None) -> None:
        pause = PAUSE if pause is None else pause
        self.device = Device(shelf, think, pause, bridge.bring, bridge.stop_reading)
        self._bridge = bridge
        self._visits: dict[int, Visit] = {}

    async def ask(self, method: str, path: str, query: str, body: str) -> str:
        """What is answered at an address: status, kind and text."""
        found = await EVERY.answer(self.device, method, path, _query(query), body)
        return _encode(found).decode()

    async def listen(self, line: int, table: str, hello: str) -> None:
        """Somebody on the page looks at a table from now on."""
        said, tables = _hello(hello), self.device.tables
        try:
            at = await self.device.at(table)
            check_rules(at.room)
        except Refused as refused:
            self._bridge.send(line, _encode(Reply(0, problem=refused.problem)).decode())
            return
        visit = Visit(at.room, at.seat, said.brief, lambda text: self._send(line, text), tables.do)
        self._visits[line] = visit
        visit.welcome(at.head, said.after, printed_address(at.room))
        tables.look(visit)
        self.device.computers.wake(at.room)

    async def say(self, line: int, said: str) -> None:
        """What they say there."""
        visit = self._visits.get(line)
        if visit is None:
            self._bridge.send(line, "")
            return
        try:
            await visit.hear(said)
        except Exception:
            traceback.print_exc()

    def close(self, line: int) -> None:
        """They have gone."""
        visit = self._visits.pop(line, None)
        if visit is not None:
            self.device.tables.gone(visit)

    def forget_thoughts(self) -> None:
        """Whoever thinks began anew."""
        self.device.computers.forget()

    def _send(self, line: int, message: str) -> None:
        if not message:
            self.close(line)
        self._bridge.send(line, message)


async def begin(bridge: Bridge, pause: float | None = None) -> Running:
    """Read what is kept on this device, and be ready."""
    running = Running(BridgeShelf(bridge), thinking.asking(bridge.think), bridge, pause)
    await running.device.open()
    return running
