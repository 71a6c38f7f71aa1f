"""Numbers out of lists into memory that an array lies in: in C where modules are compiled."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np

Memory: TypeAlias = Any
"""Whatever lends its bytes to be written: an array whose numbers lie side by side, a bytearray."""

try:
    from ._rows import blank, mark, take
except ImportError:  # nothing is compiled

    def blank(count: int, /) -> list[float]:
        """A list of so many zeros."""
        return [0.0] * count

    def take(sheet: list[float], memory: object, at: int, /) -> None:
        """So many small floats from a place on; the list is all zeros again."""
        np.frombuffer(cast(Memory, memory), np.float32, len(sheet), 4 * at)[:] = sheet
        sheet[:] = [0.0] * len(sheet)

    def mark(numbers: list[int], memory: object, at: int, count: int, /) -> None:
        """Of so many bytes from a place on those with these numbers are 1, all others 0."""
        row = np.frombuffer(cast(Memory, memory), np.int8, count, at)
        row[:] = 0
        row[numbers] = 1


__all__ = ["Memory", "blank", "mark", "take"]
