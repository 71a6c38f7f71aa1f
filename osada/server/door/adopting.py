"""Connections that are given from one process of a house to another, before they are answered.

The other goes on as if they had come to it: the person's address, the head of their request and
what they said since are the same.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from uvicorn.server import ServerState

from ..host import metrics
from ..host.homes import Homes, Process
from ..host.inside import Inside, NobodyThere
from .asking_for import ask_for
from .table_paths import GIVEN, table_of

TRIES: Final = 3
"""How many homes are tried, where they end one after the other."""


Make = Callable[[ServerState, dict[str, Any]], asyncio.Protocol]


class Giving:
    """Gives connections to the process where their table is at home."""

    def __init__(self, homes: Homes, inside: Inside) -> None:
        self._homes = homes
        self._inside = inside

    def is_elsewhere(self, path: str) -> bool:
        """Whether a path may lead to another process: it has to be asked."""
        table = table_of(path)
        return table is not None and self._homes.tenure(table) is None

    async def kept(self, path: str, transport: asyncio.Transport, read: bytes) -> bool:
        """Give a connection away; whether it has to be answered here after all."""
        table = table_of(path)
        if table is None:
            return True
        for _ in range(TRIES):
            home = await self._homes.find(table)
            if home is None or not self._inside.is_near(home) or transport.is_closing():
                return True
            try:
                if self._homes.wants(table) and await self._asked(table, home):
                    return True
                if transport.is_closing():
                    return True
                # A descriptor of our own: theirs may be closed, and its number mean another.
                with transport.get_extra_info("socket").dup() as connection:
                    await self._give(home, connection, read)
                return False
            except NobodyThere:
                self._homes.is_gone(home)
        return True

    async def _give(self, home: Process, connection: socket.socket, read: bytes) -> None:
        given = await self._inside.give(home, connection.fileno(), read)
        metrics.table_arrivals.labels("given").inc()
        if not given:
            # Nobody knows whether it was taken: whoever asked comes again.
            self._homes.is_silent(home)
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    async def _asked(self, table: str, home: Process) -> bool:
        try:
            return await ask_for(self._inside, self._homes, table, home)
        except (OSError, EOFError):
            return False


class Adopting:
    """Takes connections that others give."""

    make: ClassVar[Make | None] = None
    """How this process makes a connection out of a socket; `osada.server.running` says so."""

    def __init__(self, make: Make) -> None:
        self._make = make
        self._state = ServerState()

    async def take(self, connection: socket.socket, read: bytes) -> None:
        """Go on with a connection of which something was read."""
        loop = asyncio.get_running_loop()
        connection.setblocking(False)
        made: Any = self._make(self._state, {GIVEN: True})
        await loop.connect_accepted_socket(lambda: made, connection)
        made.data_received(read)

    async def stop(self, patience: float) -> None:
        """Hang up on everybody as a server does that ends; what was begun may be finished."""
        for connection in list(self._state.connections):
            connection.shutdown()
        if self._state.tasks:
            await asyncio.wait(set(self._state.tasks), timeout=patience)
        for task in self._state.tasks:
            task.cancel()
