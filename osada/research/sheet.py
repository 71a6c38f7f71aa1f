"""A list in which an observation is written, and from which it goes into an array."""

from __future__ import annotations

from osada.kernel.encoding import Encoding
from osada.kernel.state import State

from .rows import Memory, blank, take


class Sheet:
    """Used again for every observation: only what is not nothing is written, moved and cleared."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.size = encoding.size
        self._numbers = blank(self.size)

    def write(self, memory: Memory, at: int, state: State, seat: int) -> None:
        """What a seat may know of a position, as small floats from a place of the memory on."""
        try:
            self._encoding.write(state.masked(seat), seat, self._numbers)
            take(self._numbers, memory, at)
        except BaseException:
            self._numbers = blank(self.size)
            raise
