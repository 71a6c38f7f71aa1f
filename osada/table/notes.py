"""What somebody keeps beside a game: remarks, and the tables at which they try other ways; and the
same as notes of its record."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from osada.kernel.chance import Chance
from osada.kernel.errors import OsadaError
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.playing import Entry, replay
from osada.kernel.state import State
from osada.kernel.variations import LONGEST_NAME, Notes, Variation, plain

from .stream import written_of
from .table import Table


class Try(NamedTuple):
    """A table at which another way is tried."""

    table: Table
    number: int
    """The entry it goes on from, at the table it is a try of."""
    beside: OwnNotes

    @property
    def name(self) -> str:
        """Whose it is; of one that came with a record, what it is called there."""
        table = self.table
        if table.head.status == "archive":
            return table.head.title
        return next((seat.name for seat in table.seats if seat.kind == "person"), "")


class OwnNotes(NamedTuple):
    """All that somebody keeps beside a game."""

    remarks: dict[int, str]
    """By the entry after which the position stands that it is about."""
    tries: list[Try]

    def version(self) -> str:
        """The same for the same, so that a record need not be written again."""
        inner = [(one.table.head.id, one.table.number, one.beside.version()) for one in self.tries]
        return repr((self.remarks, inner))


def add_notes(journal: Journal, table: Table, beside: OwnNotes) -> None:
    """Write beside a game what somebody keeps there. What was tried from a position that was only
    imagined, because the game was not over, may not be possible in the true one: it is left out."""
    if journal.chapters:
        return
    journal.chapter.notes = _notes(journal.game, table, journal.positions, beside)


def _notes(game: Game, table: Table, positions: list[State], beside: OwnNotes) -> Notes:
    notes = Notes()
    for number, text in beside.remarks.items():
        notes.remarks[bisect_right(table.standing, number)] = text
    for one in sorted(beside.tries, key=lambda one: one.number):
        place = bisect_right(table.standing, one.number)
        variation = _variation(game, one, positions[place], place)
        if variation is not None:
            notes.variations.append(variation)
    return notes


def _variation(game: Game, one: Try, begun: State, place: int) -> Variation | None:
    """What was tried, played from a position on; nothing where it cannot be played there."""
    state = begun.copy()
    state.chance = Chance(None)
    steps = [written_of(one.table.entries[number]) for number in one.table.standing]
    positions, entries = [state], list[Entry]()
    try:
        for written, (after, entry) in zip(steps, replay(game, state, steps), strict=True):
            if entry is None or written.script != [*entry.draws, *entry.shown]:
                return None
            positions.append(after)
            entries.append(entry)
    except OsadaError:
        return None
    if not entries:
        return None
    name = plain(one.name)[:LONGEST_NAME].rstrip()
    return Variation(place, name, entries, _notes(game, one.table, positions, one.beside))
