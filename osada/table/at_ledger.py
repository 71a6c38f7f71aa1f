"""What a ledger without a database knows of a table beside its stream: its head, its seats, and who
has a place there."""

from __future__ import annotations

from msgspec import Struct, structs

from .head import Head
from .writes import SELDOM, DeviceRow, SeatRow, Writes


class Member(Struct):
    """Somebody with a place at a table; at seat -1 they watch."""

    seat: int
    joined: float
    hidden: bool = False


class AtLedger(Struct):
    """As it was last written down."""

    head: Head
    seats: list[SeatRow]
    members: dict[str, Member] = {}
    devices: list[DeviceRow] = []

    def take(self, head: Head, writes: Writes) -> None:
        """What was written, after which the head is so."""
        if writes.entries:
            self.head = structs.replace(head)
        else:  # somebody else may have changed what is not named
            for name in SELDOM:
                setattr(self.head, name, writes.head.get(name, getattr(self.head, name)))
        self._take_seats(writes)
        for device in writes.devices:
            self.know(device)
        self._take_members(writes, head.updated)

    def know(self, row: DeviceRow) -> None:
        """From where a seat is used."""
        known = next((d for d in self.devices if (d.seat, d.device) == (row.seat, row.device)), row)
        new = structs.replace(row, first=known.first, agent=known.agent)
        self.devices = [*(d for d in self.devices if d is not known), new]

    def places(self) -> list[tuple[str, int]]:
        """Everybody who has a place, with it; who came first is first."""
        ordered = sorted(self.members.items(), key=lambda one: (one[1].joined, one[0]))
        return [(player, member.seat) for player, member in ordered]

    def _take_seats(self, writes: Writes) -> None:
        for seat in writes.seats:
            self.seats[seat.seat] = structs.replace(seat)
        if writes.places:
            self.seats = [structs.replace(seat) for seat in writes.places]
            self.devices = [
                structs.replace(row, seat=writes.moved[row.seat])
                for row in self.devices
                if row.seat in writes.moved
            ]
        self.devices = [row for row in self.devices if row.seat not in writes.forget]

    def _take_members(self, writes: Writes, now: float) -> None:
        for leaving in writes.leave:
            self.members = {who: one for who, one in self.members.items() if one.seat != leaving}
        for player, seat in writes.members:
            self.members[player] = Member(seat, now)
        for player, hidden in writes.hidden.items():
            if player in self.members:
                self.members[player].hidden = hidden
