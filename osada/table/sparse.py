"""Which positions of a stream are kept: after every turn of late, further back one in each span."""

from __future__ import annotations

SPAN = 50
"""Entries of which one position is kept for good; so many are played again at the most, or a few
more where some were taken back."""


def dense_from(last: int) -> int:
    """From which entry on all positions are kept, where a stream has come to `last`."""
    return (last // SPAN - 1) * SPAN


def thinned_by(number: int) -> tuple[int, int] | None:
    """When an entry is written, the span (first, after the last) that is thinned out now."""
    if number % SPAN or number < 2 * SPAN:
        return None
    return number - 2 * SPAN, number - SPAN


class Sparse:
    """Chooses from a whole stream, in order."""

    def __init__(self, last: int) -> None:
        self._dense = dense_from(last)
        self._span = 0  # the start is in it

    def wants(self, number: int) -> bool:
        """Whether the position after this entry is kept."""
        if number < self._dense and number // SPAN == self._span:
            return False
        self._span = number // SPAN
        return True
