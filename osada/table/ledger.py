"""What keeps tables: a database, the storage of a device, or nothing but memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .head import Head
from .writes import DeviceRow, EntryRow, SeatRow, Writes

LAST = (1 << 31) - 1
"""No stream has so many entries."""


class Ledger(Protocol):
    """Every write is whole or not at all; what was acknowledged stays."""

    async def create(self, head: Head, seats: Sequence[SeatRow], writes: Writes) -> None:
        """A new table with the first entries of its stream; `Conflict` when there is one of this
        id, and nothing is written."""
        ...

    async def append(self, head: Head, writes: Writes) -> None:
        """Write what was decided, after which the table's head is so; `Conflict` when one of its
        numbers is taken, and nothing is written."""
        ...

    async def head(self, table: str) -> tuple[Head, list[SeatRow]] | None:
        """A table's head and seats."""
        ...

    async def standing(self, table: str) -> tuple[int, str]:
        """How far a table has come, and whose it is; -1 where there is none."""
        ...

    async def entries(self, table: str, after: int = -1, upto: int = LAST) -> list[EntryRow]:
        """The stream after one number, up to another."""
        ...

    async def snapshot_numbers(self, table: str, after: int = -1) -> list[int]:
        """After which plays a position is kept, in order; of those after a number."""
        ...

    async def snapshots(self, table: str, numbers: Sequence[int]) -> dict[int, str]:
        """The positions kept after these plays."""
        ...

    async def due(self) -> list[tuple[str, int]]:
        """Running tables where a computer player should act, and how far each has come."""
        ...

    async def places(self, player: str, tables: Sequence[str]) -> dict[str, int]:
        """At which seat a player sits, by table; -1 where they watch."""
        ...

    async def members(self, table: str) -> list[tuple[str, int]]:
        """Everybody who has a place at a table, with it; who came first is first."""
        ...

    async def saw(self, table: str, seat: int, at: float) -> None:
        """Note when somebody was last at their seat."""
        ...

    async def saw_all(self, seen: Sequence[tuple[str, int, float]]) -> None:
        """Note of several people when they were last at their seats."""
        ...

    async def devices(self, table: str) -> list[DeviceRow]:
        """From where the seats of a table have been used, the first first."""
        ...

    async def know_device(self, row: DeviceRow) -> None:
        """Keep from where a seat is used."""
        ...
