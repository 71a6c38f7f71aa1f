"""What whoever thinks on a device can be asked: all that a thinker can, and to read a record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec import Struct

from osada.table.making import MadeTable
from osada.table.questions import Move, Sendable

READ_SECONDS = 60
"""How long a record from elsewhere may be read."""


class ToRead(NamedTuple):
    """A record that somebody has brought along."""

    text: str
    title: str


class ReadHere(Struct):
    """What came of it: a table, or the problem with it."""

    made: MadeTable | None = None
    problem: str = ""
    args: dict[str, object] = {}


class Thought(Struct):
    """What a computer player does, and what follows; and which levels have thought for how many
    seconds over it."""

    moves: list[Move]
    took: list[tuple[str, float]]


Thinkable = Sendable | ToRead
Think = Callable[[Thinkable], Awaitable[Any]]
"""Asks whoever thinks on this device."""
