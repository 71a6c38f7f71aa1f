"""What whoever thinks on a device can be asked: all that a thinker can, and to read a record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec import Struct

from osada.table.making import MadeTable
from osada.table.questions import Sendable

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


Thinkable = Sendable | ToRead
Think = Callable[[Thinkable], Awaitable[Any]]
"""Asks whoever thinks on this device."""
