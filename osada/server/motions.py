"""What people at a table agree on: undo beyond the barrier, ending the game."""

from __future__ import annotations

from msgspec import to_builtins

from .plays import Decided, check_fresh, check_running, undone
from .problems import Refused
from .protocol import Answer, Move, Vote
from .room import Room
from .scenes import note
from .store.rows import Change, EntryRow


def open_vote(room: Room, seat: int, command: Move, now: float) -> Decided:
    """Put a motion to the others; where nobody else is to be asked, it passes at once."""
    check_running(room)
    count = 0
    if command.what == "undo":
        check_fresh(room, seat, command.expected)
        count = command.count
        if not 1 <= count <= len(room.standing):
            raise Refused("no-undo", {"count": len(room.standing)}, number=room.number)
    # One that waits for nobody, because somebody left their seat since, is put again.
    if room.vote is not None and waiting_for(room, room.vote):
        raise Refused("vote-open", number=room.number)
    told = note(f"asks-{command.what}", seat=seat, count=count)
    data = {"told": to_builtins(told), "vote": {"what": command.what, "count": count}}
    row = EntryRow(room.number + 1, "note", seat, now, data)
    vote = Vote(row.number, command.what, seat, count, [seat])
    if not waiting_for(room, vote):
        return _passed(room, vote, [row], now)
    return Decided(Change(entries=[row]))


def answer(room: Room, seat: int, command: Answer, now: float) -> Decided:
    """Say yes or no. The last yes carries the motion out; one no ends it."""
    check_running(room)
    vote = room.vote
    if vote is None or vote.number != command.vote or seat in vote.yes:
        raise Refused("vote-over", number=room.number)
    told = note(f"{'agrees' if command.yes else 'declines'}-{vote.what}", seat=seat)
    data = {"told": to_builtins(told), "answer": command.yes}
    row = EntryRow(room.number + 1, "note", seat, now, data)
    if not command.yes:
        return Decided(Change(entries=[row]))
    after = Vote(vote.number, vote.what, vote.by, vote.count, [*vote.yes, seat])
    if waiting_for(room, after):
        return Decided(Change(entries=[row]))
    return _passed(room, after, [row], now)


def waiting_for(room: Room, vote: Vote) -> list[int]:
    """The people who have not said yes yet. Computer players have no vote."""
    return [s.seat for s in room.seats if s.has_person and s.seat not in vote.yes]


def _passed(room: Room, vote: Vote, rows: list[EntryRow], now: float) -> Decided:
    number = rows[-1].number + 1
    if vote.what == "undo":
        rows.append(undone(room, vote.by, vote.count, now, number))
        return Decided(Change(entries=rows))
    rows.append(
        EntryRow(number, "note", None, now, {"told": to_builtins(note("ended")), "ended": True})
    )
    head: dict[str, object] = {"status": "ended", "computer_due": False, "turn": ""}
    return Decided(Change(entries=rows, head=head))
