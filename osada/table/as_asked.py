"""A table as the computer player in turn is asked about it."""

from __future__ import annotations

from bisect import bisect_left
from hashlib import blake2b
from random import Random

from osada.kernel.chance import SEALED, Chance
from osada.kernel.errors import OsadaError
from osada.kernel.journal import one_line
from osada.kernel.state import State

from .head import Head
from .questions import NOWHERE, Question, Told
from .table import Table
from .writes import EntryRow

FAR = 60
"""After so many plays it is quicker to read the position than to follow them."""


class AsAsked:
    """An open table at which a computer player is in turn."""

    def __init__(self, table: Table, seat: int, level: str) -> None:
        self.table = table.head.id
        self.game = table.head.game
        self.seat = seat
        self.level = level
        self._override = table.head.override
        self._entries = table.entries
        self._standing = list(table.standing[-FAR:])
        self._tip = table.tip
        self._decision = len(table.standing)
        self._lots = lots(table.head)
        self._players = computer_players(table)
        self._state = table.state

    def sitting_down(self, alone: bool) -> Question:
        """With the whole position."""
        position = one_line(_without_chance(self._state))
        return self._question(NOWHERE, alone)._replace(
            game=self.game,
            override=self._override,
            content=self._state.box_id[1],
            position=position,
        )

    def following(self, known: int, alone: bool) -> Question | None:
        """With the plays since."""
        at = bisect_left(self._standing, known)
        stands = at < len(self._standing) and self._standing[at] == known
        if not stands and not (known == 0 and self._decision < FAR):
            return None
        since = self._standing[at + 1 if stands else 0 :]
        if any(self._entries[number].kind == "hands" for number in since):
            return None  # others sit there now
        plays = [_told(self._entries[number]) for number in since]
        return self._question(known, alone)._replace(plays=plays)

    def by_lot(self) -> str:
        """Any legal action."""
        menu = self._state.legal(self.seat)
        if not menu:
            raise OsadaError(f"seat {self.seat} is not in turn, so no computer player can move")
        return Random(f"{self._lots} {self._decision} {self.seat}").choice(menu).text

    def _question(self, known: int, alone: bool) -> Question:
        return Question(
            table=self.table,
            seat=self.seat,
            level=self.level,
            lots=self._lots,
            decision=self._decision,
            known=known,
            tip=self._tip,
            plays=[],
            others={} if alone else self._players,
        )


def computer_players(table: Table) -> dict[int, str]:
    """The seats that a computer plays now, and the level of each."""
    return {s.seat: s.level or "greedy" for s in table.seats if s.is_played_by_computer}


def lots(row: Head) -> int:
    """The seed by which the computer players of a table cast lots: it is always the same, and
    whatever they do tells nothing about the seed of the game."""
    text = f"{row.id} {SEALED if row.seed is None else row.seed}".encode()
    return int.from_bytes(blake2b(text, digest_size=16, person=b"osada lots").digest())


def _told(row: EntryRow) -> Told:
    assert row.seat is not None
    return row.seat, str(row.data["action"]), row.data.get("draws", ())


def _without_chance(state: State) -> State:
    """They need nothing of what is to come."""
    asked = state.copy()
    asked.chance = Chance(0)
    return asked
