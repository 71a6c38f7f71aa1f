"""Which tables are held in memory: those somebody looks at, and some that were used last."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from weakref import WeakValueDictionary

from osada.table.table import Table

IDLE = 600.0
"""Seconds after which a table nobody looks at is put away."""
OVER = 5.0
"""The same where nobody will play on."""
UNSEEN = 150
"""Tables nobody looks at that are held at the most."""


class OpenTables:
    """Open tables by their ids. One that was put away stays the same while anybody is at work on
    it; else it is opened again when it is needed."""

    def __init__(self, is_watched: Callable[[str], bool]) -> None:
        self._is_watched = is_watched
        self._open: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.held: dict[str, Table] = {}
        """Those that are held, the one used last at the end."""
        self._used: dict[str, float] = {}

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._open.values()))

    def get(self, table: str) -> Table | None:
        """A table, if it is open."""
        return self._open.get(table)

    def hold(self, room: Table) -> None:
        """Somebody uses a table."""
        table = room.head.id
        self._open[table] = room
        self.held.pop(table, None)
        self.held[table] = room
        self._used[table] = time.monotonic()

    def is_full(self, watched: int) -> bool:
        """Whether more tables are held than so many that are looked at, and some others."""
        return len(self.held) > UNSEEN + watched

    def put_away(self) -> int:
        """Forget tables that nobody has used for a while, and the oldest where there are too many.
        How many were forgotten."""
        now = time.monotonic()
        unseen = [table for table in self.held if not self._is_watched(table)]
        spare = len(unseen) - UNSEEN
        before = len(self.held)
        for place, table in enumerate(unseen):
            patience = IDLE if self.held[table].is_running else OVER
            if place < spare or now - self._used[table] > patience:
                del self.held[table], self._used[table]
        return before - len(self.held)
