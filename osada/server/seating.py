"""Who sits where: sitting down, leaving a seat to a computer player, coming back."""

from __future__ import annotations

import time

from msgspec import structs, to_builtins

from .plays import Decided, check_running, computer_due
from .problems import Refused
from .protocol import Chat, Name, Return, StandIn, Tell
from .room import Room
from .scenes import note
from .store.rows import Change, EntryRow, SeatRow
from .stream import WATCHER
from .thinking import levels

LEFT = 300.0
"""Seconds after which somebody who is not there counts as gone, and others may act on it."""
PHRASES = frozenset(
    f"chat-{name}"
    for name in (
        "hello",
        "good-luck",
        "well-played",
        "thanks",
        "sorry",
        "thinking",
        "your-turn",
        "moment",
        "undo-please",
        "good-game",
        "bye",
    )
)


def stand_in(
    room: Room, seat: int, command: StandIn, now: float, online: frozenset[int]
) -> Decided:
    """Let a computer player act for a seat: one's own, an open one, or of somebody gone."""
    check_running(room)
    if command.seat >= len(room.seats) or command.level not in levels(room.row.game):
        raise Refused("bad-request", number=room.number)
    there = room.seats[command.seat]
    if there.is_played_by_computer:
        raise Refused("seat-computer", number=room.number)
    if there.kind == "open":
        taken = structs.replace(there, kind="computer", level=command.level)
        return _seated(room, taken, note("computer-sits", seat=command.seat), seat, now)
    gone = command.seat not in online and now - max(there.seen, room.row.created) > LEFT
    if command.seat != seat and not gone:
        raise Refused("not-gone", {"minutes": int(LEFT / 60)}, number=room.number)
    away = structs.replace(there, away=1 if command.seat == seat else 2, level=command.level)
    return _seated(room, away, note("stands-in", seat=command.seat), seat, now)


def come_back(room: Room, seat: int, command: Return, now: float) -> Decided:
    """Take one's seat back from the computer player who stood in."""
    there = room.seats[seat]
    if there.kind != "person" or not there.away:
        raise Refused("seat-yours", number=room.number)
    back = structs.replace(there, away=0, level="", seen=now)
    return _seated(room, back, note("returns", seat=seat), seat, now)


def rename(room: Room, seat: int, command: Name, now: float) -> Decided:
    """Be called otherwise at this table."""
    name = clean(command.name)
    if not name:
        raise Refused("no-name", number=room.number)
    there = structs.replace(room.seats[seat], name=name)
    return _seated(room, there, note("renamed", seat=seat, name=name), seat, now)


def sit_down(room: Room, seat: int, player: str, name: str, now: float) -> Decided:
    """Take a seat by its link. Whoever holds the link is this seat's person. At a listed table
    anybody could have had the link of an open seat, so that one is then worth nothing more."""
    there = room.seats[seat]
    was_open = there.kind == "open"
    called = clean(name) or there.name
    taken = structs.replace(there, kind="person", name=called, away=0, level="", seen=now)
    if was_open and room.row.listed:
        taken.link_version += 1
    told = note("sits" if was_open else "sits-too", seat=seat)
    decided = _seated(room, taken, told, seat, now)
    decided.change.members = [(player, seat)] if player else []
    return decided


def chat(room: Room, seat: int, command: Chat, now: float) -> Decided:
    """Say something at the table."""
    data: dict[str, object] = {}
    if command.phrase:
        if command.phrase not in PHRASES:
            raise Refused("bad-request", number=room.number)
        data["told"] = to_builtins(Tell(command.phrase))
    else:
        data["text"] = clean(command.text, 500)
        if not data["text"]:
            raise Refused("empty-chat", number=room.number)
    return Decided(Change(entries=[EntryRow(room.number + 1, "chat", seat, now, data)]))


def revoke(room: Room, seat: int | None, by: int | None, player: str, now: float) -> Decided:
    """Make the link of a seat worthless, or the watch link; whoever came by it loses their place,
    but not who asked for it."""
    if seat is None:
        change = Change(entries=[noted(room, by, note("watch-revoked"))], leave=[WATCHER])
        change.head = {"watch_version": room.row.watch_version + 1}
        change.members = [(player, WATCHER)] if by is None else []
        return Decided(change)
    there = room.seats[seat]
    if there.kind == "computer":
        raise Refused("seat-computer", number=room.number)
    changed = structs.replace(there, link_version=there.link_version + 1)
    if seat != by and there.kind == "person":
        changed = structs.replace(changed, kind="open", away=0, level="")
    decided = _seated(room, changed, note("link-revoked", seat=seat), by, now)
    decided.change.leave = [seat] if seat != by else []
    return decided


def clean(text: str, longest: int = 40) -> str:
    """What a person typed, on one line and without signs that cannot be seen."""
    visible = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(visible.split())[:longest]


def noted(room: Room, seat: int | None, told: Tell) -> EntryRow:
    """An entry in which the table itself says something."""
    return EntryRow(room.number + 1, "note", seat, time.time(), {"told": to_builtins(told)})


def _seated(room: Room, changed: SeatRow, told: Tell, by: int | None, now: float) -> Decided:
    seats = [changed if s.seat == changed.seat else s for s in room.seats]
    row = EntryRow(room.number + 1, "note", by, now, {"told": to_builtins(told)})
    due = room.is_running and computer_due(seats, room.state)
    change = Change(entries=[row], seats=[changed], head={"computer_due": due})
    return Decided(change)
