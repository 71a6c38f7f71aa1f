"""The bytes of a table that is made from a record: counted as they come, and never too many.

Positions are only there so that any place is quickly found (`store.sparse`). Where they are still
too many for their part of the room, every other one is taken out, again and again; the rest is
played from the nearest. Entries cannot be thinned: where they are too many, the record is refused.
"""

from __future__ import annotations

import msgspec

from osada.kernel.journal import one_line
from osada.kernel.state import State

from .protocol.problems import Refused
from .sparse import Sparse
from .writes import EntryRow

ROOM = 20_000_000
"""Bytes of a table, where nobody says otherwise."""
SHARE = 4
"""Of so many parts of the room the positions have one, the entries the others."""
FAR = 40
"""After so many plays a position is kept, though the same person is still in turn."""
ROW = 60
"""What a row takes beside what it says."""
_json = msgspec.json.Encoder()


class BoundedRows:
    """The entries of an archive and the positions beside them."""

    def __init__(self, most: int = ROOM, plays: int = 0) -> None:
        self.most = most
        self._sparse = Sparse(plays)
        self.entries: list[EntryRow] = []
        self.snapshots: list[tuple[int, str]] = []
        self.size = 0
        """Bytes of all entries and positions."""
        self._kept = 0
        self._every = 1
        self._turns = 0
        self._last = 0

    def add(self, row: EntryRow, before: State, after: State) -> None:
        """A play, and the position after it where that is worth keeping."""
        self.entries.append(row)
        self._take(ROW + len(_json.encode(row.data)))
        far = row.number - self._last >= FAR * self._every
        if (after.turn != before.turn or far) and self._sparse.wants(row.number):
            self._turns += 1
            if self._turns % self._every == 0:
                self._keep(row.number, one_line(after))

    def _keep(self, number: int, position: str) -> None:
        self._last = number
        self.snapshots.append((number, position))
        self._kept += len(position) + ROW
        self._take(len(position) + ROW)
        while self._kept > self.most // SHARE and len(self.snapshots) > 1:
            self._thin()

    def _thin(self) -> None:
        """Take out every other position."""
        self._every *= 2
        gone = sum(len(position) + ROW for _, position in self.snapshots[0::2])
        self.snapshots = self.snapshots[1::2]
        self._kept -= gone
        self.size -= gone

    def _take(self, size: int) -> None:
        self.size += size
        if self.size - self._kept > self.most - self.most // SHARE:
            raise Refused("reading-size")
