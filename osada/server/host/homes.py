"""Which process is the home of a table: the one that keeps it in memory and has its people.

The home makes it quick. What makes it right is the number of an entry, of which there is one in the
database whatever two processes believe; so nothing here has to be beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Protocol

from msgspec import Struct

Lost = Callable[[str], None]


class Process(Struct, frozen=True):
    """A process of the house, and how it is reached. `id` is one life of it: whoever was thought
    dead lives on under another."""

    id: str
    machine: str = ""
    path: str = ""
    """Its socket on that machine;"""
    inside: str = ""
    """its address for other machines, HOST:PORT."""


class Homes(Protocol):
    """Who has a table, as far as this process knows."""

    lost: list[Lost]
    """Called with a table that was at home here and is no more."""

    @property
    def me(self) -> Process: ...
    @property
    def away(self) -> bool: ...
    def tenure(self, table: str) -> int | None: ...
    async def find(self, table: str) -> Process | None: ...
    def wants(self, table: str) -> bool: ...
    async def settle(self, tables: Iterable[str]) -> list[str]: ...
    def misplaced(self, most: int) -> list[tuple[str, Process]]: ...
    async def hand_over(self, table: str, to: Process) -> bool: ...
    def process(self, key: str) -> Process | None: ...
    def doubt(self, table: str) -> None: ...
    def is_gone(self, process: Process) -> None: ...
    def is_silent(self, process: Process) -> None: ...


class HereAlways:
    """The homes of a single process."""

    away = False
    me = Process("")

    def __init__(self) -> None:
        self.lost: list[Lost] = []

    def tenure(self, table: str) -> int | None:
        """Since when a table has been at home here, as a number: for ever."""
        return 0

    async def find(self, table: str) -> Process | None:
        """There is no other."""
        return None

    def wants(self, table: str) -> bool:
        """There is nobody to ask for it."""
        return False

    async def settle(self, tables: Iterable[str]) -> list[str]:
        """They are all here."""
        return []

    def misplaced(self, most: int) -> list[tuple[str, Process]]:
        """There is no better place."""
        return []

    async def hand_over(self, table: str, to: Process) -> bool:
        """To nobody."""
        return False

    def process(self, key: str) -> Process | None:
        """There is no other."""
        return None

    def doubt(self, table: str) -> None:
        """There is none."""

    def is_gone(self, process: Process) -> None:
        """There is no other."""

    def is_silent(self, process: Process) -> None:
        """There is no other."""


class Nowhere(HereAlways):
    """The homes of a process that shares its tables with others, of whom it knows nothing."""

    away = True

    def tenure(self, table: str) -> int | None:
        """No table is at home here for sure."""
        return None


def rendezvous(table: str, ids: Iterable[str]) -> str:
    """Whose a table should be: all who know of the same processes say the same, and where one comes
    or goes only what is its own moves.

    >>> [rendezvous("x1", ids.split()) for ids in ("ada bea cid", "ada cid", "bea cid")]
    ['ada', 'ada', 'cid']
    """
    return max(ids, key=lambda one: blake2b(f"{table} {one}".encode(), digest_size=8).digest())
