"""What people at a table agree on: undo beyond the barrier, ending the game, a stand-in for
somebody who is gone."""

from __future__ import annotations

from msgspec import structs, to_builtins

from .absence import check_gone, is_gone, is_lost
from .decided import Decided
from .plays import check_fresh, check_running, computer_due, undone
from .protocol.commands import Answer, Propose
from .protocol.problems import Refused
from .protocol.table import Vote
from .scenes import note
from .seats import check_unplayed, fair_level, played_by
from .table import Table
from .writes import LEFT, EntryRow, Writes

Online = frozenset[int]


def open_vote(table: Table, seat: int, command: Propose, now: float, online: Online) -> Decided:
    """Put a motion to the others; where nobody else is to be asked, it passes at once."""
    check_running(table)
    count, target = 0, None
    if command.what == "undo":
        count = _check_undo(table, seat, command)
    elif command.what == "stand-in":
        target = command.seat
        _check_stand_in(table, seat, target, now, online)
    vote = Vote(table.number + 1, command.what, seat, count, [seat], seat=target)
    _check_unasked(table, vote, now, online)
    told = note(f"asks-{command.what}", seat=seat, count=count, **_whose(target))
    opened = {"what": command.what, "count": count, "seat": target}
    row = EntryRow(vote.number, "note", seat, now, {"told": to_builtins(told), "vote": opened})
    if not waiting_for(table, vote, now, online):
        return _passed(table, vote, [row], now)
    return Decided(Writes(entries=[row]))


def answer(table: Table, seat: int, command: Answer, now: float, online: Online) -> Decided:
    """Say yes or no. The last yes carries the motion out; one no ends it."""
    check_running(table)
    vote = table.vote
    if vote is None or vote.number != command.vote or not is_open(table, vote, now, online):
        raise Refused("vote-over", number=table.number)
    if command.yes and seat not in waiting_for(table, vote, now, online):
        raise Refused("vote-over", number=table.number)
    says = "agrees" if command.yes else "withdraws" if seat == vote.by else "declines"
    key = "withdraws" if says == "withdraws" else f"{says}-{vote.what}"
    told = note(key, seat=seat, **_whose(vote.seat))
    row = EntryRow(
        table.number + 1, "note", seat, now, {"told": to_builtins(told), "answer": command.yes}
    )
    if not command.yes:
        return Decided(Writes(entries=[row]))
    after = structs.replace(vote, yes=[*vote.yes, seat])
    if waiting_for(table, after, now, online):
        return Decided(Writes(entries=[row]))
    return _passed(table, after, [row], now)


def waiting_for(table: Table, vote: Vote, now: float, online: Online) -> list[int]:
    """The people who have not said yes yet. Computer players have no vote; a person for whom one
    stands in has, unless they have left the table. A stand-in needs everybody who is
    there; an undo needs everybody; the end needs all but those who have been gone for very long."""
    sit = [s.seat for s in table.seats if s.kind == "person" and s.away != LEFT]
    people = [seat for seat in sit if seat not in vote.yes]
    if vote.what == "stand-in":
        return [s for s in people if s != vote.seat and not is_gone(table, s, now, online)]
    if vote.what == "end":
        return [s for s in people if not is_lost(table, s, now, online)]
    return people


def is_open(table: Table, vote: Vote, now: float, online: Online) -> bool:
    """Whether a motion still means something: not when who was gone is back, or no longer sits
    there."""
    if vote.seat is None:
        return True
    there = table.seats[vote.seat]
    if there.is_played_by_computer:
        return False
    return there.kind == "open" or is_gone(table, vote.seat, now, online)


def _check_undo(table: Table, seat: int, command: Propose) -> int:
    check_fresh(table, seat, command.expected)
    if table.left:  # nobody can speak for whoever sat there
        raise Refused("seat-freed", {"seat": min(table.left)}, number=table.number)
    most = sum(number > max(table.hands, default=0) for number in table.standing)
    if not 1 <= command.count <= most:
        raise Refused("no-undo", {"count": most}, number=table.number)
    return command.count


def _check_stand_in(
    table: Table, seat: int, target: int | None, now: float, online: Online
) -> None:
    if target is None or target >= len(table.seats) or target == seat:
        raise Refused("bad-request", number=table.number)
    check_unplayed(table, table.seats[target])
    if table.seats[target].kind == "person":
        check_gone(table, target, now, online)


def _check_unasked(table: Table, wish: Vote, now: float, online: Online) -> None:
    """Refuse a second question while somebody is there who has to answer the first. One's own may
    be replaced by another; one that waits only for people who are gone holds nobody up."""
    vote = table.vote
    if vote is None or not is_open(table, vote, now, online):
        return
    waiting = waiting_for(table, vote, now, online)
    is_same = (vote.what, vote.count, vote.seat) == (wish.what, wish.count, wish.seat)
    present = [seat for seat in waiting if not is_gone(table, seat, now, online)]
    if (waiting and is_same) or (present and vote.by != wish.by):
        raise Refused("vote-open", number=table.number)


def _whose(seat: int | None) -> dict[str, object]:
    return {} if seat is None else {"turn": seat}


def _passed(table: Table, vote: Vote, rows: list[EntryRow], now: float) -> Decided:
    number = rows[-1].number + 1
    if vote.what == "undo":
        rows.append(undone(table, vote.by, vote.count, now, number))
        return Decided(Writes(entries=rows))
    if vote.seat is not None:
        return _stood_in(table, vote.seat, rows, now, number)
    return _ended(table, set(vote.yes), rows, now, number)


def end_alone(table: Table, seat: int | None, now: float) -> Decided:
    """End a game that nobody else plays."""
    return _ended(table, set() if seat is None else {seat}, [], now, table.number + 1)


def _ended(table: Table, yes: set[int], rows: list[EntryRow], now: float, number: int) -> Decided:
    people = {seat.seat for seat in table.seats if seat.kind == "person"}
    by_all = not table.left and people <= yes
    told = to_builtins(note("ended" if by_all else "ended-without"))
    data = {"told": told, "ended": True, "shown": by_all}
    rows.append(EntryRow(number, "note", None, now, data))
    head: dict[str, object] = {"status": "ended", "computer_due": False, "turn": []}
    return Decided(Writes(entries=rows, head=head))


def _stood_in(table: Table, target: int, rows: list[EntryRow], now: float, number: int) -> Decided:
    taken, told = played_by(table, table.seats[target], fair_level(table), is_own=False)
    data = {"told": to_builtins(told), "settled": True}
    rows.append(EntryRow(number, "note", None, now, data))
    seats = [taken if seat.seat == target else seat for seat in table.seats]
    head: dict[str, object] = {"computer_due": computer_due(seats, table.state)}
    return Decided(Writes(entries=rows, seats=[taken], head=head))
