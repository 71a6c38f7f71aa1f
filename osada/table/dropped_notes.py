"""The notes of a record that somebody opens: its remarks, and each variation as a table of its own,
to be looked at and tried further."""

from __future__ import annotations

from typing import NamedTuple

from osada.kernel.chance import Chance
from osada.kernel.journal import Journal, one_line
from osada.kernel.state import State
from osada.kernel.variations import Notes, Variation

from .archives import make_archive
from .fresh import Fresh
from .making import Branched, MadeTable

MOST = 60
"""Variations of a record that are taken in, the first ones."""


class _Place(NamedTuple):
    """The record, and how large all that comes of it may be."""

    journal: Journal
    player: str
    fresh: Fresh
    most: int


def add_dropped(made: MadeTable, journal: Journal, player: str, fresh: Fresh, most: int) -> None:
    """Put what stands beside a game to the table that was made of it. Of a campaign that goes on
    in chapters only the game itself is shown."""
    notes = journal.chapter.notes
    if journal.chapters or not notes:
        return
    place = _Place(journal, player, fresh, most - made.head.size)
    _add(made, made.head.id, notes, journal.positions, place)


def _add(made: MadeTable, table: str, notes: Notes, positions: list[State], place: _Place) -> None:
    if notes.remarks:
        made.remarks.append((table, notes.remarks))
    for one in notes.variations:
        if len(made.branches) >= MOST:
            return  # the record itself keeps them
        left = place.most - sum(branch.made.head.size for branch in made.branches)
        aside = _played(place.journal, one, positions[one.after])
        branch = make_archive(aside, one.name, place.player, place.fresh, most=left)
        made.branches.append(Branched(table, one.after, branch))
        _add(made, branch.head.id, one.notes, aside.positions, place)


def _played(journal: Journal, one: Variation, begun: State) -> Journal:
    """A variation as a game that begins at a position."""
    state = begun.copy()
    state.chance = Chance(None)
    aside = Journal.resume(journal.game, state, None, journal.options, one_line(state))
    aside.names = journal.names
    for entry in one.entries:
        aside.play(entry.seat, entry.action, [*entry.draws, *entry.shown])
    return aside
