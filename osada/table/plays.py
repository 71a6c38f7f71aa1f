"""Playing and taking back: from a command to what is written in the stream."""

from __future__ import annotations

from osada.kernel.action import Action, Wire
from osada.kernel.journal import one_line, step
from osada.kernel.state import Illegal, State

from .decided import Decided
from .protocol.commands import Play, Undo
from .protocol.problems import Refused
from .scenes import undoable
from .stream import pack_play
from .table import Table, check_rules
from .writes import EntryRow, SeatRow, Writes

MOVES = ("play", "undo", "hands")
"""The kinds of entries that change the position."""


def play(table: Table, seat: int, command: Play, now: float) -> Decided:
    """Carry out an action, if the rules, the lesson and the state of the client's page allow it."""
    check_running(table)
    check_fresh(table, seat, command.expected)
    before = table.state
    action = find_action(table, seat, command.action)
    check_lesson(table, seat, action)
    try:
        after, entry = step(before, seat, action)
    except Illegal as error:
        raise Refused("illegal", {}, error.reasons, seat, table.number) from None
    number = table.number + 1
    row = EntryRow(number, "play", seat, now, pack_play(before, entry, after))
    writes = Writes(entries=[row], head=standing_head(table.seats, after))
    if after.turn != before.turn or table.is_far:
        writes.snapshots = [(number, one_line(after))]
    return Decided(writes, after)


def undo(table: Table, seat: int, command: Undo, now: float) -> Decided:
    """Take back one's own last plays, down to the barrier."""
    check_running(table)
    check_fresh(table, seat, command.expected)
    free, _ = undoable(table, seat)
    if command.count > free:
        raise Refused("no-undo", {"count": free}, number=table.number)
    row = undone(table, seat, command.count, now, table.number + 1)
    return Decided(Writes(entries=[row]))


def undone(table: Table, seat: int, count: int, now: float, number: int) -> EntryRow:
    """The entry that takes back the last plays."""
    return EntryRow(number, "undo", seat, now, {"count": count})


def standing_head(seats: list[SeatRow], state: State) -> dict[str, object]:
    """What the head of a table says of its position."""
    over = not state.turn
    return {
        "turn": list(state.turn),
        "status": "over" if over else "running",
        "computer_due": not over and computer_due(seats, state),
        "reached": reached(state),
    }


def reached(state: State) -> dict[str, str | int]:
    """Where the game stands, for lists: `State.reached`, and who has won."""
    return state.reached() | _won(state)


def _won(state: State) -> dict[str, str | int]:
    """Who has won, and with how many points, once that is known."""
    outcome = state.outcome
    if outcome is None or not outcome.winners:
        return {}
    best = outcome.winners[0]
    return {"winners": ",".join(map(str, outcome.winners)), "points": outcome.scores[best].total}


def computer_due(seats: list[SeatRow], state: State) -> bool:
    """Whether a computer player is in turn. Where every person has left, the table rests."""
    if not any(seat.kind == "open" or seat.has_person for seat in seats):
        return False
    return any(seats[s].is_played_by_computer for s in state.turn)


def find_action(table: Table, seat: int, sent: str | Wire) -> Action:
    """The action with this very text or wire form, legal or not."""
    table.state.legal(seat)  # some words are made only when they are first legal
    words = table.game.vocabulary
    known = words.find(sent) if isinstance(sent, str) else words.find_wire(sent)
    if known is None:
        said = sent if isinstance(sent, str) else " ".join(map(str, sent))
        raise Refused("no-action", {"action": said[:60]}, number=table.number)
    return known


def check_running(table: Table) -> None:
    """Refuse where nothing can be played any more."""
    check_rules(table)
    if table.frozen:
        raise Refused("frozen", {"version": table.frozen}, number=table.number)
    if table.head.status != "running":
        raise Refused("over", number=table.number)


def check_fresh(table: Table, seat: int, expected: int) -> None:
    """Refuse what was sent from an older page: a double click, or a table that has moved on.

    Chat and the like change nothing. Where several could act at once, others may have acted since;
    if the seat is still asked the same, the rules say whether it still can be done.
    """
    if expected <= table.number:
        since = [row for row in table.entries[expected + 1 :] if row.kind in MOVES]
        alone = any(row.kind != "play" or row.seat == seat for row in since)
        if not since or (not alone and _is_asked_as_before(table, seat, expected)):
            return
    raise Refused("stale", {"number": table.number}, number=table.number)


def _is_asked_as_before(table: Table, seat: int, expected: int) -> bool:
    """Whether a seat is asked what it was asked after an entry; not where that is long ago."""
    before = table.recent(expected) if seat in together_at(table, expected) else None
    return before is not None and before.asked(seat) == table.state.asked(seat)


def together_at(table: Table, number: int) -> list[int]:
    """The seats that could act at the same time after an entry; none when it was only one."""
    for row in reversed(table.entries[: number + 1]):
        if row.kind in ("play", "start", "hands"):
            turn = row.data.get("turn", [])
            assert isinstance(turn, list)
            return turn
    return []


def check_lesson(table: Table, seat: int, action: Action) -> None:
    """In a guided game, gently ask for what the lesson is about."""
    if table.script is None:
        return
    wanted = table.script.at(len(table.standing))
    if wanted is None or wanted.free or wanted.action == action.text:
        return
    if wanted.seat == seat and action in table.state.legal(seat):
        raise Refused("lesson", {"action": list(wanted.wire)}, number=table.number)
