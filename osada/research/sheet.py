"""A list in which an observation is written, and from which it goes into an array."""

from __future__ import annotations

from array import array
from typing import cast

from osada.kernel.encoding import Encoding
from osada.kernel.state import State

from .rows import Memory, take


class Sheet:
    """Used again for every observation: only what is not nothing is written, moved and cleared."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.size = encoding.size
        self._wholes: Memory = array("d", encoding.wholes())
        self._numbers = _blank(self.size)

    def write(self, memory: Memory, at: int, state: State, seat: int) -> None:
        """What a seat may know of a position, as small floats from a place of the memory on."""
        try:
            self._encoding.write(state.glimpse(seat), seat, self._numbers)
            take(self._numbers, self._wholes, memory, at)
        except BaseException:
            self._numbers = _blank(self.size)
            raise


def _blank(size: int) -> list[float]:
    """So many zeros, all of them the whole number."""
    return cast("list[float]", [0] * size)
