"""A table's game as a whole: its record, and who may have it."""

from __future__ import annotations

from osada.bots.own import noted as as_noted
from osada.kernel.chance import Chance
from osada.kernel.game import Game
from osada.kernel.journal import Journal, one_line
from osada.kernel.playing import Entry
from osada.kernel.record import PERSON

from .decided import Decided
from .head import Head
from .protocol.problems import Refused
from .scenes import note
from .seats import noted
from .stream import draws_in, written_of
from .table import Table
from .writes import Writes


def journal_of(table: Table) -> Journal:
    """The plays that stand, as a journal; it takes as long as playing them. While the game runs
    its chance is sealed."""
    row, game = table.head, table.game
    options, seed, origin = row.options, row.seed, row.origin
    if row.status == "running":
        seed, origin = None, _sealed(game, origin)
    if origin:
        state = game.from_json(origin)
    else:
        draws = draws_in(table.entries[0].data, "draws")
        state = game.start(row.seats, seed, options, draws)
    journal = Journal.resume(game, state, seed, options, origin)
    journal.names = {s.seat: s.name for s in table.seats if s.name}
    if any(s.kind == "computer" for s in table.seats):
        journal.players = {
            s.seat: as_noted(s.level) if s.kind == "computer" else PERSON for s in table.seats
        }
    for number in list(table.standing):  # somebody may play on meanwhile
        journal.follow(written_of(table.entries[number]))
    return journal


class Recording:
    """A record that is written while it is played: what keeps a table (`TableHere`)."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    def __call__(self, head: Head, decided: Decided) -> None:
        journal = self.journal
        for row in decided.writes.entries:
            if row.kind == "play":
                assert row.seat is not None
                assert decided.state is not None
                action = journal.game.vocabulary.find(str(row.data["action"]))
                assert action is not None
                teaches = bool(row.data.get("teaches"))
                journal.note(Entry(row.seat, action, decided.state, teaches), decided.state)
            elif row.kind == "undo":
                everybody = frozenset(range(journal.seats))
                journal.undo(row.seat or 0, int(str(row.data["count"])), everybody)
            elif row.kind == "hands":
                journal.follow(written_of(row))


def _sealed(game: Game, origin: str) -> str:
    """A position without what chance will give."""
    if not origin:
        return ""
    state = game.from_json(origin)
    state.chance = Chance(None)
    return one_line(state)


def plays_alone(table: Table, seat: int | None) -> bool:
    """Whether nobody but computer players sits here beside this person, nor has been sent away."""
    return not table.left and [there.seat for there in table.seats if there.kind != "computer"] == [
        seat
    ]


def is_recorded(table: Table, seat: int | None, owner: bool) -> bool:
    """Whether somebody at this seat may have the record: it holds every secret, so while the game
    runs only who plays alone, and the owner of a campaign that is put away between two chapters;
    where it can go no further, as it is by other rules, whoever sits there."""
    if table.is_shown:
        return True
    if table.head.status != "running":
        return False
    if table.is_past:
        return seat is not None
    return plays_alone(table, seat) or (owner and bool(table.state.seated()))


def hand_out(table: Table, seat: int | None, owner: bool, now: float) -> Decided:
    """Let somebody have the record of the running game. It shows what lies in the piles, so from
    then on nobody else may join; where players come and go anyway, all are told, and may."""
    if table.head.status != "running" or table.head.secrets_out:
        return Decided(Writes())
    if not is_recorded(table, seat, owner):
        raise Refused("running", number=table.number)
    if not table.game.hands:
        row = noted(table, seat, note("record-out", seat=seat), now)
        return Decided(Writes(entries=[row], head={"secrets_out": True}))
    row = noted(table, seat, note("record-saved"), now)
    is_told = any(
        entry.data.get("told") == row.data["told"] for entry in table.entries[table.tip + 1 :]
    )
    return Decided(Writes() if is_told else Writes(entries=[row]))
