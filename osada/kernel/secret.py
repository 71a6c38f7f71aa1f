"""Secrets as a type: face-down things whose value only some seats know."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

UNKNOWN = -1
"""What stands in place of a value in a state that was masked for somebody."""


@final
class Secrets:
    """A row of face-down things: a value each, and the set of seats (bits) that know it.

    Rules may read `values`. A view never can: the kernel makes it from a masked copy, where
    every value its viewer does not know has become `UNKNOWN`.
    """

    __slots__ = ("seen", "values")

    def __init__(self, values: list[int], seen: list[int]) -> None:
        self.values = values
        self.seen = seen

    def copy(self) -> Secrets:
        """An independent twin."""
        return Secrets(self.values[:], self.seen[:])

    def lent(self) -> Secrets:
        """The same to be looked at: values of its own, which may be taken away."""
        return Secrets(self.values[:], self.seen)

    def __len__(self) -> int:
        return len(self.values)

    def move(self, place: int, other: Secrets) -> None:
        """Lay one of these, as it is and as well known as it is, at the end of another row."""
        other.values.append(self.values.pop(place))
        other.seen.append(self.seen.pop(place))


@mypyc_attr(acyclic=True)
@final
class Span:
    """Part of a row of secrets: the places from `start` up to `stop`."""

    __slots__ = ("row", "start", "stop")

    def __init__(self, row: Secrets, start: int = 0, stop: int = -1) -> None:
        self.row = row
        self.start = start
        self.stop = stop if stop >= 0 else len(row.values)

    def unknown_to(self, bit: int) -> list[int]:
        """The places whose value the viewer with this bit does not know."""
        return [i for i in range(self.start, self.stop) if not self.row.seen[i] & bit]

    def mask(self, bit: int) -> None:
        """Take away what the viewer with this bit does not know."""
        seen, values = self.row.seen, self.row.values
        for place in range(self.start, self.stop):
            if not seen[place] & bit:
                values[place] = UNKNOWN


Family = list[Span]
"""Secrets of one sort: what a viewer does not know of them could lie anywhere among them."""


def face_down(values: list[int], seen: int = 0) -> Secrets:
    """A row of secrets, all known to the same seats (nobody by default)."""
    return Secrets(values, [seen] * len(values))
