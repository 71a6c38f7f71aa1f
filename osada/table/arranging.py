"""What is arranged around a game: what its table is called, who finds it, another game, devices."""

from __future__ import annotations

from msgspec import to_builtins

from .decided import Decided
from .heads import parting_of
from .protocol.problems import Refused
from .protocol.table import Parting
from .scenes import note
from .seats import leave, noted
from .stream import WATCHER
from .table import Table
from .votes import end_alone
from .writes import LEFT, DeviceRow, EntryRow, Writes


def title(table: Table, seat: int | None, called: str, now: float) -> Decided:
    """The table is called otherwise from now on."""
    if table.head.title == called:
        return Decided(Writes())
    row = noted(table, seat, note("titled"), now)
    return Decided(Writes(entries=[row], head={"title": called}))


def change_group(table: Table, seat: int | None, is_open: bool, now: float) -> Decided:
    """The link for all friends is closed, or is a new one: that from before is worthless."""
    told = note("group-renewed" if is_open else "group-closed")
    head: dict[str, object] = {
        "group_version": table.head.group_version + 1,
        "group_open": is_open,
    }
    return Decided(Writes(entries=[noted(table, seat, told, now)], head=head))


def watch(player: str) -> Decided:
    """Somebody has a place among those who watch."""
    return Decided(Writes(members=[(player, WATCHER)]))


def part(
    table: Table,
    seat: int | None,
    how: Parting,
    player: str,
    members: list[tuple[str, int]],
    now: float,
) -> Decided:
    """Somebody parts with the table as its head says, and not otherwise."""
    if parting_of(table.head, table.seats, seat, player) != how:
        raise Refused("stale", {"number": table.number}, number=table.number)
    if how == "leave":
        assert seat is not None
        there = [p for p, at in members if at == seat]
        return leave(table, seat, _heir(table, members, there), there, now)
    decided = end_alone(table, seat, now) if how == "remove" else Decided(Writes())
    if player:
        decided.writes.hidden = {player: True}
    return decided


def rematch(table: Table, address: str, now: float) -> Decided:
    """There is another table for another game of the same people; only one."""
    if table.head.rematch:
        return Decided(Writes())
    row = noted(table, None, note("rematch"), now)
    return Decided(Writes(entries=[row], head={"rematch": address}))


def note_hint(table: Table, seat: int, now: float) -> Decided:
    """All hear that somebody has asked for a hint."""
    return Decided(Writes(entries=[noted(table, seat, note("hint", seat=seat), now)]))


def note_device(table: Table, device: DeviceRow, now: float) -> Decided:
    """All hear that a seat is used from somewhere else, too."""
    told = to_builtins(note("device", seat=device.seat))
    row = EntryRow(table.number + 1, "note", device.seat, now, {"told": told})
    return Decided(Writes(entries=[row], devices=[device]))


def put_away(table: Table, now: float) -> Decided:
    """A try is over, wherever it stands."""
    if table.head.status != "running":
        return Decided(Writes())
    mine = next((seat.seat for seat in table.seats if seat.kind == "person"), None)
    return end_alone(table, mine, now)


def _heir(table: Table, members: list[tuple[str, int]], leaving: list[str]) -> str:
    """Whose the table is when these leave: who has sat there longest, if it was theirs."""
    if table.head.owner not in leaving:
        return ""
    sit = {s.seat for s in table.seats if s.kind == "person" and s.away != LEFT}
    return next((p for p, at in members if at in sit and p not in leaving), "")
