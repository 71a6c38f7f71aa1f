"""From what was decided to what is kept: completed, kept by whoever keeps the table, applied."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from osada.kernel.state import State

from .decided import Decided
from .head import Head
from .plays import standing_head
from .table import Table
from .writes import EntryRow, Writes, weigh

Keeper = Callable[[Head, Decided], None]


def unkept(head: Head, decided: Decided) -> None:
    """Nobody keeps it."""


def carry_out(table: Table, decided: Decided, now: float, keep: Keeper) -> None:
    """All of it at once, for whoever has nobody waiting."""
    standing = left_standing(table, decided.writes)
    state = None if standing is None else table.position(standing)
    head = complete(table, decided, now, state)
    keep(head, decided)
    table.apply(decided.writes, decided.state, head)


def left_standing(table: Table, writes: Writes) -> Sequence[int] | None:
    """The plays that still stand where some are taken back; None where none are."""
    count = sum(_count(row) for row in writes.entries)
    return table.standing[:-count] if count else None


def complete(table: Table, decided: Decided, now: float, state: State | None = None) -> Head:
    """Add what follows from it, and say how the head of the table will be. Where plays are taken
    back, `state` is the position that was before them."""
    writes = decided.writes
    writes.size = weigh(writes)
    writes.thin = [at for row in writes.entries for at in table.surplus(row.number)]
    if state is not None:
        decided.state = state
        writes.head = {**standing_head(table.seats, state), **writes.head}
    at, number = (
        (writes.entries[-1].at, writes.entries[-1].number)
        if writes.entries
        else (
            now,
            table.number,
        )
    )
    size = table.head.size + writes.size
    new = {**writes.head, "number": number, "size": size, "updated": at}
    return structs.replace(table.head, **new)


def _count(row: EntryRow) -> int:
    count = row.data.get("count", 0) if row.kind == "undo" else 0
    assert isinstance(count, int)
    return count
