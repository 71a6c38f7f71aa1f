"""What is kept of a table: who sits there, its entries, and all that one command writes."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Struct

Json = dict[str, object]
_json = msgspec.json.Encoder()
read_json = msgspec.json.Decoder(Json).decode


HERE = 0
STEPPED_OUT = 1
"""`SeatRow.away`: whoever sits there let a computer player stand in for them."""
REPLACED = 2
"""`SeatRow.away`: the others gave the seat to a computer player while nobody was there."""


LEFT = 3
"""`SeatRow.away`: whoever sits there has left the table, with its votes; they may still return."""


class SeatRow(Struct):
    """Who sits at a seat; see `schema.seats`."""

    table: str
    seat: int
    kind: str
    name: str
    level: str
    away: int = HERE
    link_version: int = 1
    seen: float = 0.0

    @property
    def is_played_by_computer(self) -> bool:
        """Whether a computer player acts here now."""
        return self.kind == "computer" or (self.kind == "person" and self.away != HERE)

    @property
    def has_person(self) -> bool:
        """Whether somebody sits here who can be asked."""
        return self.kind == "person" and self.away == HERE


class DeviceRow(Struct):
    """From where a seat has been used; see `schema.devices`."""

    table: str
    seat: int
    device: str
    agent: str
    first: float
    last: float


class EntryRow(Struct, eq=False):
    """One entry of a stream; `data` depends on its kind (`osada.table.stream`). It may be
    given as it is kept: then it is read when somebody asks for it, which of most entries of a long
    game nobody ever does. Who keeps it otherwise than as JSON says how it is read."""

    number: int
    kind: str
    seat: int | None
    at: float
    given: Json | bytes

    @property
    def data(self) -> Json:
        """What it says."""
        if isinstance(self.given, bytes):
            self.given = read_json(self.as_json(self.given))
        return self.given

    @data.setter
    def data(self, data: Json) -> None:
        self.given = data

    def as_json(self, kept: bytes) -> bytes | str:
        """What was given, as JSON."""
        return kept


SELDOM = ("owner", "title", "group_version", "group_open")
"""What of a head changes only when somebody wants it, and is written only then: others may change
it, too."""


class Writes(Struct):
    """Everything one command writes: entries in order, and what changes beside them."""

    entries: list[EntryRow] = []
    snapshots: list[tuple[int, str]] = []
    """Positions worth keeping, each with the number of the play it comes after."""
    thin: list[int] = []
    """Plays after which the position need not be kept any more."""
    head: dict[str, object] = {}
    seats: list[SeatRow] = []
    members: list[tuple[str, int]] = []
    """Players who get a place at the table; seat -1 watches."""
    hidden: dict[str, bool] = {}
    """Players who want the table in their list no more, or again."""
    leave: list[int] = []
    """Seats whose members all lose their place."""
    places: list[SeatRow] = []
    """All seats as they are from now on, where other players sit down."""
    moved: dict[int, int] = {}
    """With `places`: from which seat to which somebody goes, or stays."""
    devices: list[DeviceRow] = []
    """Devices by which a seat was used for the first time."""
    forget: list[int] = []
    """Seats whose devices no longer count."""
    size: int = 0
    """Bytes of its entries and positions (`weigh`)."""
    texts: list[bytes] = []
    """What its entries say, as JSON, once they were weighed."""


def weigh(writes: Writes) -> int:
    """How many bytes it adds to a table."""
    writes.texts = [_json.encode(entry.data) for entry in writes.entries]
    return sum(map(len, writes.texts)) + sum(len(position) for _, position in writes.snapshots)


class TryRow(NamedTuple):
    """A try of a game, or a variation that came with its record."""

    table: str
    of: str
    number: int
    state: str
    status: str
    title: str
    name: str
    """Whose it is."""
    updated: float


class Conflict(Exception):
    """Another process has written this first: read again and decide anew."""
