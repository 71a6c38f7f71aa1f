"""A list in which an observation is written, and from which it goes into an array."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from osada.kernel.encoding import Encoding
from osada.kernel.state import State

try:
    from ._rows import take
except ImportError:  # nothing is compiled

    def take(sheet: list[float], row: NDArray[Any], zero: float, /) -> None:
        if row.shape != (len(sheet),):
            raise ValueError(f"the row has the shape {row.shape} and not ({len(sheet)},)")
        row[:] = sheet
        sheet[:] = [zero] * len(sheet)


ZERO = 0.0


class Sheet:
    """Used again for every observation: only what is not nothing is written, moved and cleared."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.size = encoding.size
        self._numbers = [ZERO] * self.size

    def observe_into(self, row: NDArray[Any], state: State, seat: int) -> None:
        """What a seat may know of a position, into so many small floats that lie side by side."""
        try:
            self._encoding.write(state.masked(seat), seat, self._numbers)
            take(self._numbers, row, ZERO)
        except BaseException:
            self._numbers = [ZERO] * self.size
            raise
