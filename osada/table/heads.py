"""A table as a list or its own page shows it."""

from __future__ import annotations

from msgspec import structs

from .head import Head
from .levels import advised, hinted
from .protocol.table import Known, Parting, SeatHead, TableHead, Vote
from .records import is_recorded
from .seats import mark_of
from .table import Table
from .votes import is_open, waiting_for
from .writes import HERE, LEFT, SeatRow


def head_for(
    table: Table, viewer: int | None, player: str, now: float, online: frozenset[int]
) -> TableHead:
    """The head of a table as one person sees it."""
    vote = table.vote
    if vote is not None:
        is_asked = is_open(table, vote, now, online)
        waiting = waiting_for(table, vote, now, online)
        vote = structs.replace(vote, waiting=waiting) if is_asked else None
    freed = viewer is None and bool(player) and mark_of(player) in table.freed
    return head_of(
        table.head,
        table.seats,
        viewer,
        player,
        online,
        vote,
        table.frozen,
        table.is_shown,
        freed,
        is_recorded(table, viewer, bool(player) and table.head.owner == player),
    )


def head_of(
    row: Head,
    seats: list[SeatRow],
    me: int | None,
    player: str,
    online: frozenset[int] = frozenset(),
    vote: Vote | None = None,
    frozen: str = "",
    shown: bool = False,
    freed: bool = False,
    recorded: bool = False,
) -> TableHead:
    """A table as a list or its own page shows it."""
    reached = dict(row.reached)
    winners = [int(seat) for seat in str(reached.pop("winners", "")).split(",") if seat]
    points = int(reached.pop("points", 0))
    return TableHead(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            SeatHead(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                level=seat.level,
                away=seat.away != HERE,
                online=seat.seat in online,
                seen=int(seat.seen) if me is not None and seat.kind == "person" else 0,
            )
            for seat in seats
        ],
        turn=row.turn,
        number=row.number,
        created=row.created,
        updated=row.updated,
        me=me,
        owner=bool(player) and row.owner == player,
        listed=row.listed,
        options=row.options,
        tutorial=row.tutorial,
        vote=vote,
        rematch=row.rematch,
        known=known_of(row),
        frozen=frozen,
        patience=row.patience,
        shown=shown,
        freed=freed,
        recorded=recorded,
        corrected=row.override != "",
        reached=reached,
        winners=winners,
        points=points,
        hints=row.hints and me is not None and row.status == "running" and hinted(row.game),
        insight=recorded and advised(row.game) and (row.hints or row.status != "running"),
        parting=parting_of(row, seats, me, player),
    )


def parting_of(row: Head, seats: list[SeatRow], me: int | None, player: str) -> Parting | None:
    """How somebody may part with a table: whose hand others wait for leaves it to a computer
    player, and who owns a game that nobody else plays ends it."""
    if row.status != "running":
        return "hide"
    others = any(s.kind == "person" and s.away != LEFT and s.seat != me for s in seats)
    if not others and player and player == row.owner:
        return "remove"
    if me is None or seats[me].away == LEFT:
        return "hide"
    return "leave"


def known_of(row: Head) -> list[Known]:
    """What somebody may know beforehand at a table, so that everybody is told before they sit
    down."""
    told: list[tuple[Known, bool]] = [
        ("seed", row.chosen_seed),
        ("values", row.override != ""),
        ("position", row.origin != ""),
    ]
    return [name for name, is_known in told if is_known and row.status != "archive"]
