"""Reading what strangers have written: records, positions, corrections. Where, and for how long, is
their host's business."""

from __future__ import annotations

import osada
from osada.kernel.errors import BadRecord, OsadaError
from osada.kernel.journal import Journal, one_line, step
from osada.kernel.state import State
from osada.table.archives import check_length, make_archive
from osada.table.dropped_notes import add_dropped
from osada.table.fresh import Fresh
from osada.table.games import open_game
from osada.table.making import MadeTable
from osada.table.protocol.house import DroppedRecord
from osada.table.protocol.position import Position
from osada.table.protocol.problems import Refused


def read_dropped(data: DroppedRecord, player: str, most: int, now: Fresh) -> MadeTable:
    """The table of a record; one that cannot be played through is shown as far as it goes."""
    check_length(data.text)
    try:
        replay = osada.read_record(data.text, whole=True)
    except OsadaError as error:
        raise Refused("bad-record", _faults_of(error)) from None
    if replay.fault is not None and not replay.journal.played:
        raise Refused("bad-record", _faults_of(replay.fault))
    _try_out(replay.journal)
    made = make_archive(replay.journal, data.title, player, now, most=most, fault=replay.fault)
    add_dropped(made, replay.journal, player, now, most)
    return made


def _faults_of(error: OsadaError) -> dict[str, object]:
    """What is said of a record that cannot be read: the commonest by their kind."""
    if isinstance(error, BadRecord):
        return {"why": str(error), "kind": error.kind, "line": error.line}
    return {"why": str(error)}


def check_position(game: str, data: Position) -> State:
    """A position that a game can go on from: whoever looks at it sees something, and everything
    that may be done can be."""
    try:
        state = open_game(game).from_json(data)
    except OsadaError as error:
        raise Refused("bad-table", {"why": str(error)}) from None
    _look_around(state)
    return state


def check_corrected(game: str, override: str, content: str = "") -> None:
    """Whether a game can be played with these corrections: by however many, it is set up and
    looked at as a table would."""
    try:
        box = open_game(game, override, content)
        for seats in box.seats:
            state = box.start(seats, 1)
            box.from_json(one_line(state))
            for seat in state.turn:
                state.legal(seat)
                state.view(seat)
    except OsadaError as error:
        raise Refused("bad-table", {"why": str(error)}) from None


def _try_out(journal: Journal) -> None:
    """Look at a position and try every action there, where somebody else has written it down: a
    game that goes on from there must be able to."""
    if not any(chapter.origin for chapter in (*journal.chapters, journal.chapter)):
        return
    _look_around(journal.state)


def _look_around(state: State) -> None:
    for viewer in (None, *range(state.seats)):
        state.view(viewer)
    for seat in state.turn:
        for action in state.legal(seat):
            step(state, seat, action)
