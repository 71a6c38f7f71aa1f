"""How fast a table may be written to: by a seat, from an address, and altogether.

A second socket, or plain requests beside it, make nobody faster: what is counted is the seat.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from osada.table.protocol.commands import Chat, Command, Play, Return, Undo
from osada.table.protocol.problems import Refused, wait_for
from osada.table.table import Table

from ..door.buckets import AddressBuckets, Buckets
from ..host.environment import Rate
from ..host.settings import Settings

SHARED: Final = 10
"""So many seats may act from one address as fast as they like."""
TALKING: Final = 3
"""So many seats of one table may chat as fast as they like."""
REPLAYED: Final = 40
"""So many plays may be played again from one address for each thing that one seat may do."""
SPARE: Final = 0.75
"""The part of a table that anything may fill; the rest is for finishing the game."""


class Pace:
    """Counts what is done at tables, at one process."""

    def __init__(self, settings: Settings) -> None:
        each, chat = settings.command_rate, settings.chat_rate
        self._full = settings.max_table
        self._seats = Buckets(each)
        self._addresses = AddressBuckets(Rate(each.count * SHARED, each.seconds))
        self._chat = Buckets(chat)
        self._chat_here = Buckets(Rate(chat.count * TALKING, chat.seconds))
        self._replays = AddressBuckets(Rate(each.count * REPLAYED, each.seconds))
        self._stored = AddressBuckets(settings.store_rate)

    def rates(self) -> dict[str, Buckets | AddressBuckets]:
        """What is counted for the whole house; of seats and tables their home has all."""
        return {
            "done at tables": self._addresses,
            "replayed": self._replays,
            "stored": self._stored,
        }

    def command(self, room: Table, seat: int | None, address: str) -> float:
        """Count a request at a table, and return the seconds it has to wait."""
        who = address if seat is None else f"{room.head.id} {seat}"
        return max(self._seats.take(who), self._addresses.take(address))

    def asked(self, address: str) -> float:
        """Count a request at no table, and return the seconds it has to wait."""
        return self._addresses.take(address)

    def replays(self, address: str, plays: int) -> float:
        """Count plays that somebody has played again by looking back, and return the seconds that
        has to wait. It is let through as soon as nothing is owed, however much it is."""
        wait = self._replays.take(address, 0.0)
        if not wait:
            self._replays.owe(address, plays)
        return wait

    @contextmanager
    def acting(self, room: Table, seat: int, command: Command, address: str) -> Iterator[None]:
        """Let somebody act, if there is room for it and they do not talk without a pause."""
        with self.changing(room, address, isinstance(command, Play | Undo | Return)):
            if isinstance(command, Chat):
                own = self._chat.take(f"{room.head.id} {seat}")
                wait_for(own or self._chat_here.take(room.head.id), room.number)
            yield

    @contextmanager
    def changing(self, room: Table, address: str, plays: bool = False) -> Iterator[None]:
        """Let a table grow, if there is room for it; who only plays may have what is kept for
        that."""
        self._check_room(room, plays)
        self.check_store(address)
        before = room.head.size
        try:
            yield
        finally:
            self.stored(address, room.head.size - before)

    def check_new(self, size: int, address: str) -> None:
        """Refuse a table that is too big from the start."""
        if size > self._full:
            raise Refused("too-big", {"limit": self._full})
        self.check_store(address)

    def check_store(self, address: str) -> None:
        """Refuse to store more from where too much came already."""
        wait = self._stored.take(address, 0.0)
        if wait:
            raise Refused("too-much", {"seconds": math.ceil(wait)})

    def stored(self, address: str, size: int) -> None:
        """Count what was stored."""
        self._stored.owe(address, size)

    def _check_room(self, room: Table, plays: bool) -> None:
        if room.head.size > self._full:
            raise Refused("table-full", number=room.number)
        if not plays and room.head.size > self._full * SPARE:
            raise Refused("table-nearly-full", number=room.number)
