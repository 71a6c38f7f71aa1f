"""Somebody at one table, as its host knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from osada.kernel.errors import OsadaError
from osada.kernel.state import State
from osada.table.decided import Decided
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import TableHead
from osada.table.table import Table


class AtTable(Protocol):
    """They have been let in; how much they may ask is their host's business."""

    @property
    def room(self) -> Table:
        """The table."""
        ...

    @property
    def seat(self) -> int | None:
        """Where they sit; None where they watch."""
        ...

    @property
    def player(self) -> str:
        """Who they are to their host; empty for somebody known by a link alone."""
        ...

    @property
    def head(self) -> TableHead:
        """The table as they see it."""
        ...

    async def change(self, decide: Callable[[Table], Decided]) -> int:
        """Let something happen; the number that the stream has come to."""
        ...

    async def members(self) -> list[tuple[str, int]]:
        """Everybody who has a place here, with it."""
        ...

    async def position(self, upto: int) -> State:
        """How it stood after an entry; `Refused` where that cannot be said."""
        ...


@contextmanager
def by_its_rules(room: Table) -> Iterator[None]:
    """Do something with a table's past: where it was played by other rules than ours, what cannot
    be done is refused."""
    try:
        yield
    except OsadaError:
        if not room.frozen:
            raise
        raise Refused("frozen", {"version": room.frozen}, number=room.number) from None


def printed_address(room: Table) -> str:
    """Where what is printed at a table can be had."""
    head = room.head
    return f"/api/games/{head.game}/printed/{room.printed.fingerprint}?table={head.id}"
