"""What people at a table agree on: undo beyond the barrier, ending the game, a stand-in for
somebody who is gone."""

from __future__ import annotations

from msgspec import structs, to_builtins

from .absence import check_gone, is_gone, is_lost
from .decided import Decided
from .plays import check_fresh, check_running, computer_due, undone
from .protocol.problems import Refused
from .protocol.table import Answer, Propose, Vote
from .scenes import note
from .seats import check_unplayed, fair_level, played_by
from .table import Table
from .writes import LEFT, EntryRow, Writes

Online = frozenset[int]


def open_vote(room: Table, seat: int, command: Propose, now: float, online: Online) -> Decided:
    """Put a motion to the others; where nobody else is to be asked, it passes at once."""
    check_running(room)
    count, target = 0, None
    if command.what == "undo":
        count = _check_undo(room, seat, command)
    elif command.what == "stand-in":
        target = command.seat
        _check_stand_in(room, seat, target, now, online)
    vote = Vote(room.number + 1, command.what, seat, count, [seat], seat=target)
    _check_unasked(room, vote, now, online)
    told = note(f"asks-{command.what}", seat=seat, count=count, **_whose(target))
    opened = {"what": command.what, "count": count, "seat": target}
    row = EntryRow(vote.number, "note", seat, now, {"told": to_builtins(told), "vote": opened})
    if not waiting_for(room, vote, now, online):
        return _passed(room, vote, [row], now)
    return Decided(Writes(entries=[row]))


def answer(room: Table, seat: int, command: Answer, now: float, online: Online) -> Decided:
    """Say yes or no. The last yes carries the motion out; one no ends it."""
    check_running(room)
    vote = room.vote
    if vote is None or vote.number != command.vote or not is_open(room, vote, now, online):
        raise Refused("vote-over", number=room.number)
    if command.yes and seat not in waiting_for(room, vote, now, online):
        raise Refused("vote-over", number=room.number)
    says = "agrees" if command.yes else "withdraws" if seat == vote.by else "declines"
    key = "withdraws" if says == "withdraws" else f"{says}-{vote.what}"
    told = note(key, seat=seat, **_whose(vote.seat))
    row = EntryRow(
        room.number + 1, "note", seat, now, {"told": to_builtins(told), "answer": command.yes}
    )
    if not command.yes:
        return Decided(Writes(entries=[row]))
    after = structs.replace(vote, yes=[*vote.yes, seat])
    if waiting_for(room, after, now, online):
        return Decided(Writes(entries=[row]))
    return _passed(room, after, [row], now)


def waiting_for(room: Table, vote: Vote, now: float, online: Online) -> list[int]:
    """The people who have not said yes yet. Computer players have no vote; a person for whom one
    stands in has, unless they have left the table. A stand-in needs everybody who is
    there; an undo needs everybody; the end needs all but those who have been gone for very long."""
    sit = [s.seat for s in room.seats if s.kind == "person" and s.away != LEFT]
    people = [seat for seat in sit if seat not in vote.yes]
    if vote.what == "stand-in":
        return [s for s in people if s != vote.seat and not is_gone(room, s, now, online)]
    if vote.what == "end":
        return [s for s in people if not is_lost(room, s, now, online)]
    return people


def is_open(room: Table, vote: Vote, now: float, online: Online) -> bool:
    """Whether a motion still means something: not when who was gone is back, or no longer sits
    there."""
    if vote.seat is None:
        return True
    there = room.seats[vote.seat]
    if there.is_played_by_computer:
        return False
    return there.kind == "open" or is_gone(room, vote.seat, now, online)


def _check_undo(room: Table, seat: int, command: Propose) -> int:
    check_fresh(room, seat, command.expected)
    if room.left:  # nobody can speak for whoever sat there
        raise Refused("seat-freed", {"seat": min(room.left)}, number=room.number)
    most = sum(number > max(room.hands, default=0) for number in room.standing)
    if not 1 <= command.count <= most:
        raise Refused("no-undo", {"count": most}, number=room.number)
    return command.count


def _check_stand_in(room: Table, seat: int, target: int | None, now: float, online: Online) -> None:
    if target is None or target >= len(room.seats) or target == seat:
        raise Refused("bad-request", number=room.number)
    check_unplayed(room, room.seats[target])
    if room.seats[target].kind == "person":
        check_gone(room, target, now, online)


def _check_unasked(room: Table, wish: Vote, now: float, online: Online) -> None:
    """Refuse a second question while somebody is there who has to answer the first. One's own may
    be replaced by another; one that waits only for people who are gone holds nobody up."""
    vote = room.vote
    if vote is None or not is_open(room, vote, now, online):
        return
    waiting = waiting_for(room, vote, now, online)
    is_same = (vote.what, vote.count, vote.seat) == (wish.what, wish.count, wish.seat)
    present = [seat for seat in waiting if not is_gone(room, seat, now, online)]
    if (waiting and is_same) or (present and vote.by != wish.by):
        raise Refused("vote-open", number=room.number)


def _whose(seat: int | None) -> dict[str, object]:
    return {} if seat is None else {"turn": seat}


def _passed(room: Table, vote: Vote, rows: list[EntryRow], now: float) -> Decided:
    number = rows[-1].number + 1
    if vote.what == "undo":
        rows.append(undone(room, vote.by, vote.count, now, number))
        return Decided(Writes(entries=rows))
    if vote.seat is not None:
        return _stood_in(room, vote.seat, rows, now, number)
    return _ended(room, set(vote.yes), rows, now, number)


def end_alone(room: Table, seat: int | None, now: float) -> Decided:
    """End a game that nobody else plays."""
    return _ended(room, set() if seat is None else {seat}, [], now, room.number + 1)


def _ended(room: Table, yes: set[int], rows: list[EntryRow], now: float, number: int) -> Decided:
    people = {seat.seat for seat in room.seats if seat.kind == "person"}
    by_all = not room.left and people <= yes
    told = to_builtins(note("ended" if by_all else "ended-without"))
    data = {"told": told, "ended": True, "shown": by_all}
    rows.append(EntryRow(number, "note", None, now, data))
    head: dict[str, object] = {"status": "ended", "computer_due": False, "turn": []}
    return Decided(Writes(entries=rows, head=head))


def _stood_in(room: Table, target: int, rows: list[EntryRow], now: float, number: int) -> Decided:
    taken, told = played_by(room, room.seats[target], fair_level(room), is_own=False)
    data = {"told": to_builtins(told), "settled": True}
    rows.append(EntryRow(number, "note", None, now, data))
    seats = [taken if seat.seat == target else seat for seat in room.seats]
    head: dict[str, object] = {"computer_due": computer_due(seats, room.state)}
    return Decided(Writes(entries=rows, seats=[taken], head=head))
