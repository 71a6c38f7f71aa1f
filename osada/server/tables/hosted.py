"""What this process knows of an open table besides the table itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from osada.kernel.game import Game
from osada.kernel.state import State
from osada.table.latest import Latest
from osada.table.ledger import Ledger
from osada.table.table import Table
from osada.table.writes import Writes

AHEAD = 4
"""Positions that are read ahead and not yet used, at the most."""


class KeptPositions:
    """The positions of a table that lie in the database, as far as they were read ahead."""

    def __init__(self, store: Ledger, table: str, game: Game) -> None:
        self._store = store
        self._table = table
        self._game = game
        self._read = Latest[int, str](AHEAD)

    def __call__(self, number: int) -> State | None:
        """The position after a play."""
        text = self._read.pop(number, None)
        return None if text is None else self._game.from_json(text)

    async def read_ahead(self, table: Table, standing: Sequence[int]) -> None:
        """Fetch the one from which these plays are played again, where that is not at hand."""
        while (number := table.wanted(standing)) is not None and number not in self._read:
            found = await self._store.snapshots(self._table, [number])
            if not found:
                table.kept.discard(number)  # thinned out since
            for one, text in found.items():
                self._read[one] = text


class Hosted:
    """One open table at this process: who changes it has the lock."""

    def __init__(self, store: Ledger, table: Table) -> None:
        self.lock = asyncio.Lock()
        self.positions = table.keep = KeptPositions(store, table.head.id, table.game)
        self.devices: dict[int, set[str]] | None = None
        """From where the seats have been used, once somebody has asked for it."""
        self.used: dict[str, float] = {}
        """When it was last written down that a device was used."""
        self.noted = {seat.seat: seat.seen for seat in table.seats}
        """When it was last written down that somebody is at their seat."""

    def forget_devices(self, writes: Writes) -> None:
        """What was written says of devices, too."""
        for seat_number in writes.forget:
            (self.devices or {}).pop(seat_number, None)
        for row in writes.devices:
            (self.devices or {}).setdefault(row.seat, set()).add(row.device)
        if writes.places:
            self.devices, self.used = None, {}
