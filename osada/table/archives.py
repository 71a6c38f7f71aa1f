"""A record that was brought along, as a table that can only be looked at."""

from __future__ import annotations

from msgspec import to_builtins

from osada.kernel.errors import BadRecord
from osada.kernel.game import Game
from osada.kernel.journal import Chapter, Journal, one_line
from osada.kernel.options import spell
from osada.kernel.playing import Recast, went_on
from osada.kernel.record import BrokenRule
from osada.kernel.state import State

from .bounded_rows import ROOM, BoundedRows
from .fresh import Fresh
from .making import MadeTable, as_wished
from .plays import reached
from .protocol.problems import Refused
from .protocol.table import Tell
from .protocol.wishes import NewTable, SeatWish
from .scenes import note
from .seats import clean
from .stream import pack_hands, pack_play
from .writes import EntryRow, SeatRow

LONGEST_RECORD = 50_000
"""Plays of a record that are taken in: a campaign of four over some 75 seasons."""
MOST_LINES = 200_000
"""Lines of a record, with its comments and what was drawn."""


def check_length(text: str) -> None:
    """Refuse a record that would take too long to play through."""
    is_long = text.count("\n") > MOST_LINES
    if is_long or sum(map(_is_play, text.split("\n"))) > LONGEST_RECORD:
        raise Refused("reading-actions", {"count": LONGEST_RECORD})


def _is_play(line: str) -> bool:
    return line.lstrip()[:1].isdecimal()


def make_archive(
    journal: Journal,
    title: str,
    player: str,
    fresh: Fresh,
    override: str = "",
    most: int = ROOM,
    fault: BadRecord | None = None,
) -> MadeTable:
    """A record as a table that can only be looked at, of so many bytes at most; where a line of it
    cannot be played, up to there, and the last entry says why."""
    game = journal.game
    now = fresh.now
    chapters = [*journal.chapters, journal.chapter]
    origin = chapters[0].origin
    setup = list(chapters[0].setup)
    state = (
        game.from_json(origin)
        if origin
        else game.start(journal.first_seats, journal.seed, journal.options, setup)
    )
    wish = NewTable(
        game.name,
        [SeatWish("link") for _ in range(state.seats)],
        {o.name: spell(journal.options[o.name]) for o in game.options},
        title,
        content=override,
    )
    start = (journal.seed, wish.options)
    begun = one_line(state) if origin else ""
    made = as_wished(game, wish, wish.seats, state, start, player, "", fresh, begun)
    made.head.status, made.head.computer_due = "archive", False
    names = [journal.names.get(seat, "") for seat in range(journal.state.seats)]
    made.seats = [
        SeatRow(made.head.id, n, "person", clean(name), "") for n, name in enumerate(names)
    ]
    count = sum(len(chapter.entries) for chapter in chapters)
    bounded = _replayed(game, chapters, state, now, BoundedRows(most, count))
    rows = bounded.entries
    if fault is not None or journal.state.outcome is None:
        told = to_builtins(_last_word(fault, count + 1))
        rows.append(EntryRow(len(rows) + 1, "note", None, now, {"told": told}))
    made.writes.entries += rows
    made.writes.snapshots += bounded.snapshots
    made.writes.members = []
    made.head.number = len(rows)
    made.head.size = bounded.size
    made.head.turn = list(journal.state.turn)
    made.head.reached = reached(journal.state)
    return made


def _last_word(fault: BadRecord | None, step: int) -> Tell:
    """What is said behind the last play of a record that does not come to its end."""
    if fault is None:
        return note("record-ends")
    if isinstance(fault, BrokenRule):
        why = [reason.seen_by(None) for reason in fault.reasons]
        said = {"seat": fault.seat, "action": fault.told, "why": why}
        return note("record-breaks", step=step, line=fault.line, **said)
    return note("record-differs", step=step, line=fault.line, why=fault.reason, kind=fault.kind)


def _replayed(
    game: Game, chapters: list[Chapter], state: State, now: float, bounded: BoundedRows
) -> BoundedRows:
    """The plays of a record as entries, and positions beside them; what is hidden from whom is
    found by playing again."""
    for written in (step for chapter in chapters for step in chapter.written()):
        after, entry = went_on(game, state, written)
        number = len(bounded.entries) + 1
        if isinstance(written, Recast):
            row = _other_hands(written, state, after, now, number)
        else:
            assert entry is not None
            row = EntryRow(number, "play", entry.seat, now, pack_play(state, entry, after))
        bounded.add(row, state, after)
        state = after
    return bounded


def _other_hands(written: Recast, before: State, after: State, now: float, number: int) -> EntryRow:
    """Other players who sat down at the beginning of a chapter. Whoever plays what was played
    before is taken for the same."""
    was = before.seated()
    came = [was.index(part) if part in was else -1 for part in written.who]
    data = pack_hands(after, written.who, came, len(was))
    return EntryRow(number, "hands", None, now, {**data, "links": 1})
