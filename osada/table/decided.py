"""What a command comes to. Nothing has happened yet: who carries it out keeps it first."""

from __future__ import annotations

from msgspec import Struct

from osada.kernel.state import State

from .writes import Writes


class Decided(Struct):
    """What is to be written, and the new position where there is one."""

    writes: Writes
    state: State | None = None
