"""What a table's stream holds, and what it shows to whom."""

from __future__ import annotations

import json

import pytest

import osada
from osada.table.stream import pack_play, seen
from osada.table.table import Table
from osada.table.writes import EntryRow
from tests.kept.evenings import evenings


@pytest.mark.parametrize("name", ["vikings_three_players", "hamlet_two_players", "mythwind_two"])
def test_everybody_is_shown_what_they_may_know_and_no_more(name: str) -> None:
    text = evenings()[name].read_text(encoding="utf-8")
    journal = osada.read_record(text, whole=True).journal
    words = journal.game.vocabulary
    state = journal.game.start(journal.first_seats, journal.seed, journal.options)
    for number, entry in enumerate(journal.played[:250], 1):
        before = state.copy()
        state.repeat(entry.seat, entry.action, list(entry.draws))
        data = json.loads(json.dumps(pack_play(before, entry, state)))
        row = EntryRow(number, "play", entry.seat, 0.0, data)
        for viewer in (None, *range(before.seats)):
            shown = seen(row, viewer, words, moving=True)
            told = [
                {"key": tell.key, "rule": tell.rule, "args": tell.args} for tell in shown.events
            ]
            assert told == plain([event.seen_by(viewer) for event in entry.events])
            pictures = [{"moves": one.moves, "after": one.after} for one in shown.changes]
            assert plain(pictures) == plain([one.seen_by(viewer) for one in entry.changes])
            assert seen(row, viewer, words).changes == []
            disguised = before.disguise(entry.seat, entry.action, viewer)
            own = entry.action.text if viewer == entry.seat else disguised
            assert shown.action == words.wire(own)


def plain(value: object) -> object:
    """As JSON has it."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(
    ("number", "kept", "standing", "dropped"),
    [
        (149, {50, 60, 70}, [60], []),
        (50, {0, 10, 20}, [10], []),
        (100, {0, 10, 20, 50, 60}, [10, 20], [10, 20]),
        (150, {0, 50, 60, 99, 100}, [50, 60, 99], [60, 99]),
        (150, {0, 49, 55, 60, 70, 100}, [60, 70], [55, 70]),
        (150, {0, 55, 60, 70}, [20, 101], [60, 70]),  # none stands: the first stays
        (150, {0, 100}, [60], []),
    ],
)
def test_of_each_span_one_position_stays(
    number: int, kept: set[int], standing: list[int], dropped: list[int]
) -> None:
    room = Table.__new__(Table)
    room.kept, room.standing = kept, standing
    assert room.surplus(number) == dropped
