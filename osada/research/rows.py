"""Numbers out of lists into memory that an array lies in: in C where modules are compiled."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np

Memory: TypeAlias = Any
"""Whatever lends its bytes to be written: an array whose numbers lie side by side, a bytearray."""

try:
    from ._rows import call, mark, take
except ImportError:  # nothing is compiled

    def call(things: list[object], /) -> None:
        """Everything that these are made of is called for from the memory, which is for C to do."""

    def take(sheet: list[float], wholes: object, memory: object, at: int, /) -> None:
        """What each number is of its whole, as small floats from a place on; the list is all zeros
        again."""
        shares = np.array(sheet, np.float64) / np.frombuffer(cast(Memory, wholes))
        row = np.frombuffer(cast(Memory, memory), np.float32, len(sheet), 4 * at)
        row[:] = np.clip(shares, 0, 1)
        sheet[:] = [0] * len(sheet)

    def mark(numbers: list[int], memory: object, at: int, count: int, /) -> None:
        """Of so many bytes from a place on those with these numbers are 1, all others 0."""
        row = np.frombuffer(cast(Memory, memory), np.int8, count, at)
        row[:] = 0
        row[numbers] = 1


__all__ = ["Memory", "call", "mark", "take"]
