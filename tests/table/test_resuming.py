"""A record is written while it is played, and a table goes on where a record has come to."""

from __future__ import annotations

from random import Random

import pytest

from osada.games import game
from osada.kernel.journal import Journal
from osada.kernel.record import read_record, write_record
from osada.table.here import TableHere
from osada.table.protocol.commands import Play, Undo
from osada.table.protocol.problems import Refused
from osada.table.records import Recording, journal_of
from osada.table.resuming import resumed
from osada.table.table import RECENT
from osada.table.writes import SeatRow

pytestmark = pytest.mark.pure_only


def resume(journal: Journal) -> TableHere:
    """All who play are people."""
    seats = [SeatRow("", seat, "person", "", "") for seat in range(journal.seats)]
    return TableHere(resumed(journal, seats), lambda: 0.0, keep=Recording(journal))


def goes_on(here: TableHere, lots: Random, plays: int) -> int:
    """So many plays, some taken back by themselves, some together; how many were."""
    table, undone = here.table, 0
    for _ in range(plays):
        if not table.is_running:
            break
        seat = lots.choice(table.state.turn)
        here.do(seat, Play(lots.choice(table.state.legal(seat)).wire, table.number))
        if lots.random() < 0.1:
            try:
                here.do(seat, Undo(table.number))
            except Refused:
                # what closed a chapter is taken back by nobody
                if here.keep.journal.entries:  # type: ignore[attr-defined]
                    here.take_back(seat, 1)
            undone += 1
    return undone


@pytest.mark.parametrize("name", ["vikings", "hamlet", "mythwind"])
def test_what_is_written_while_it_is_played_is_the_record_of_the_table(name: str) -> None:
    opened = game(name)
    journal = Journal(opened, 2, 5)
    lots = Random(name)
    here = resume(journal)
    assert goes_on(here, lots, 400) > 10
    assert journal.state is here.table.state
    here.table.head.status = "ended"  # what chance would give is no secret then
    assert write_record(journal) == write_record(journal_of(here.table))


@pytest.mark.parametrize("name", ["vikings", "hamlet", "mythwind"])
def test_a_table_goes_on_from_a_record_as_if_nobody_had_left(name: str) -> None:
    opened = game(name)
    first = Journal(opened, 2, 6)
    goes_on(resume(first), Random(name), 120)
    text = write_record(first)
    again = read_record(text, lambda _: opened)
    assert again.fault is None
    journals = (first, again.journal)
    tables = [resume(journal) for journal in journals]
    assert tables[1].table.head.turn == list(first.state.turn)
    for here in tables:
        goes_on(here, Random(f"{name} on"), 120)
    assert write_record(first) == write_record(again.journal) != text
    here = tables[1]
    plays = len(again.journal.entries)
    assert plays > RECENT
    here.take_back(0, plays - 5)
    assert here.table.state.to_json() == again.journal.state.to_json()
    assert read_record(write_record(again.journal), lambda _: opened).fault is None
