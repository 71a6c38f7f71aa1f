"""What this process knows of an open table besides the table itself."""

from __future__ import annotations

import asyncio

from osada.table.kept_positions import KeptPositions
from osada.table.ledger import Ledger
from osada.table.table import Table
from osada.table.writes import Writes


class Hosted:
    """One open table at this process: who changes it has the lock."""

    def __init__(self, store: Ledger, table: Table) -> None:
        self.lock = asyncio.Lock()
        self.positions = table.keep = KeptPositions(store, table.head.id, table.game)
        self.tenure: int | None = None
        """The tenure in which the table was last read as it is written."""
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
