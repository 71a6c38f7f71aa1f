"""A table's game as a whole: its record."""

from __future__ import annotations

import json
from collections.abc import Callable

from osada.bots.own import noted as as_noted
from osada.kernel.chance import Chance
from osada.kernel.game import Game
from osada.kernel.journal import Journal, one_line
from osada.kernel.record import PERSON, write_record
from osada.table.notes import Beside, add_notes
from osada.table.plays import Decided
from osada.table.protocol.problems import Refused
from osada.table.scenes import note
from osada.table.seats import noted
from osada.table.stream import draws_in, script_of
from osada.table.table import Room
from osada.table.writes import Change

from ..host.background import Background
from ..host.shared_work import SharedWork

Key = tuple[str, int, str]
KEPT = 20
"""Records that are remembered: a long campaign has half a megabyte."""


class Records:
    """Writes the record of a table once for all who ask."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._written: SharedWork[str] = SharedWork(KEPT)

    async def of(self, room: Room) -> str:
        """The record as the table stands; `Refused` when too many wait."""
        key = (room.row.id, room.number, room.row.status)
        return await self._written_once(key, lambda: write_record(journal_of(room)))

    async def noted(self, room: Room, beside: Beside) -> str:
        """The same with what somebody keeps beside the game, once nothing is hidden any more."""
        if not room.is_shown or not (beside.remarks or beside.tries):
            return await self.of(room)

        def write() -> str:
            journal = journal_of(room)
            add_notes(journal, room, beside)
            return write_record(journal)

        key = (room.row.id, room.number, f"{room.row.status} {beside.version()}")
        return await self._written_once(key, write)

    async def _written_once(self, key: Key, write: Callable[[], str]) -> str:
        return await self._written.get(key, lambda: self._background.do(write))


def journal_of(room: Room) -> Journal:
    """The plays that stand, as a journal; it takes as long as playing them. While the game runs
    its chance is sealed."""
    row, game = room.row, room.game
    options = json.loads(row.options)
    seed, origin = row.seed_number, row.origin
    if row.status == "running":
        seed, origin = None, _sealed(game, origin)
    if origin:
        state = game.from_json(origin)
    else:
        draws = draws_in(room.entries[0].data, "draws")
        state = game.start(row.seats, seed, options, draws, row.rules)
    journal = Journal.resume(game, state, seed, options, origin)
    journal.names = {s.seat: s.name for s in room.seats if s.name}
    if any(s.kind == "computer" for s in room.seats):
        journal.players = {
            s.seat: as_noted(s.level) if s.kind == "computer" else PERSON for s in room.seats
        }
    for number in list(room.standing):  # somebody may play on meanwhile
        entry = room.entries[number]
        if entry.kind == "hands":
            who = entry.data["who"]
            assert isinstance(who, list)
            journal.reseat(tuple(who), draws_in(entry.data, "draws"))
            continue
        assert entry.seat is not None
        action = game.parse(journal.state, str(entry.data["action"]))
        journal.play(entry.seat, action, script_of(entry.data))
    return journal


def _sealed(game: Game, origin: str) -> str:
    """A position without what chance will give."""
    if not origin:
        return ""
    state = game.from_json(origin)
    state.chance = Chance(None)
    return one_line(state)


def plays_alone(room: Room, seat: int | None) -> bool:
    """Whether nobody but computer players sits here beside this person, nor has been sent away."""
    return not room.left and [there.seat for there in room.seats if there.kind != "computer"] == [
        seat
    ]


def is_recorded(room: Room, seat: int | None, owner: bool) -> bool:
    """Whether somebody at this seat may have the record: it holds every secret, so while the game
    runs only who plays alone, and the owner of a campaign that is put away between two chapters."""
    if room.is_shown:
        return True
    is_running = room.row.status == "running"
    return is_running and (plays_alone(room, seat) or (owner and bool(room.state.seated())))


def hand_out(room: Room, seat: int | None, owner: bool) -> Decided:
    """Let somebody have the record of the running game. It shows what lies in the piles, so from
    then on nobody else may join; where players come and go anyway, all are told, and may."""
    if room.row.status != "running" or room.row.secrets_out:
        return Decided(Change())
    if not is_recorded(room, seat, owner):
        raise Refused("running", number=room.number)
    if not room.game.hands:
        row = noted(room, seat, note("record-out", seat=seat))
        return Decided(Change(entries=[row], head={"secrets_out": True}))
    row = noted(room, seat, note("record-saved"))
    is_told = any(
        entry.data.get("told") == row.data["told"] for entry in room.entries[room.tip + 1 :]
    )
    return Decided(Change() if is_told else Change(entries=[row]))
