"""Where a device keeps things: texts, each in a drawer, under a name and a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

Row = tuple[str, str, int, str | None]
"""Drawer, name, number, and the text; None takes it away."""


class Shelf(Protocol):
    """Every write is whole or not at all; when it is over, what was written stays."""

    async def write(self, rows: Sequence[Row]) -> None:
        """Put these in the place of what was there; `Refused` where there is no room for them."""
        ...

    async def read(self, drawer: str, name: str, after: int = -1) -> list[tuple[int, str]]:
        """What lies there under a name, after a number, in order."""
        ...

    async def find(self, drawer: str, name: str, number: int) -> str | None:
        """One of them."""
        ...

    async def numbers(self, drawer: str, name: str) -> list[int]:
        """Under which numbers something lies there, in order."""
        ...

    async def all(self, drawer: str) -> list[tuple[str, int, str]]:
        """Everything in a drawer, with its name and number."""
        ...


class MemoryShelf:
    """One that lasts as long as the tab: where a browser keeps nothing, and for tests."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str, int], str] = {}

    async def write(self, rows: Sequence[Row]) -> None:
        """See `Shelf`."""
        for drawer, name, number, text in rows:
            if text is None:
                self._kept.pop((drawer, name, number), None)
            else:
                self._kept[drawer, name, number] = text

    async def read(self, drawer: str, name: str, after: int = -1) -> list[tuple[int, str]]:
        """See `Shelf`."""
        return [(at, text) for of, at, text in await self.all(drawer) if of == name and at > after]

    async def find(self, drawer: str, name: str, number: int) -> str | None:
        """See `Shelf`."""
        return self._kept.get((drawer, name, number))

    async def numbers(self, drawer: str, name: str) -> list[int]:
        """See `Shelf`."""
        return [number for number, _ in await self.read(drawer, name)]

    async def all(self, drawer: str) -> list[tuple[str, int, str]]:
        """See `Shelf`."""
        there = sorted(key for key in self._kept if key[0] == drawer)
        return [(name, number, self._kept[drawer, name, number]) for _, name, number in there]
