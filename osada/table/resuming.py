"""A table that goes on where a record has come to."""

from __future__ import annotations

from itertools import pairwise

from msgspec import structs

from osada.kernel.journal import Journal
from osada.kernel.options import spell

from .head import plain_head
from .plays import standing_head
from .stream import pack_play, pack_start
from .table import Table
from .writes import EntryRow, SeatRow


def resumed(journal: Journal, seats: list[SeatRow], override: str = "") -> Table:
    """With the plays of its last chapter, and the positions that the record still has: nothing is
    played again. `override` are the corrections of the game's printed values."""
    game, chapter, positions = journal.game, journal.chapter, journal.positions
    head = plain_head(game, journal.seats, chapter.origin)
    head.seed, head.override, head.hints = journal.seed, override, True
    head.options = {name: spell(value) for name, value in journal.options.items()}
    table = Table(head, seats, dict(enumerate(positions)).get, game)
    table.kept.update(range(len(positions)))
    opened = pack_start(positions[0], chapter.opening, chapter.setup)
    rows = [EntryRow(0, "start", None, 0.0, opened)]
    for entry, (before, after) in zip(journal.entries, pairwise(positions), strict=True):
        packed = pack_play(before, entry, after)
        rows.append(EntryRow(len(rows), "play", entry.seat, 0.0, packed))
    stands = standing_head(seats, journal.state)
    for _ in table.take_in(rows, structs.replace(head, number=len(rows) - 1, **stands), seats):
        pass
    return table
