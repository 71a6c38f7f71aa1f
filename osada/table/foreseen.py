"""Moves that a worker has answered ahead: good as long as the table goes the way it foresaw."""

from __future__ import annotations

from typing import NamedTuple

from .as_asked import computer_players
from .questions import Move
from .table import Table


class AnsweredAhead(NamedTuple):
    """What computer players do from one decision on."""

    tip: int
    """The last play that stood then, and how many stood."""
    decision: int
    moves: tuple[Move, ...]
    players: dict[int, str]

    def now(self, table: Table, seat: int) -> str:
        """What the seat in turn does; empty where the table has gone another way."""
        done = len(table.standing) - self.decision
        if not 0 <= done < len(self.moves) or self.moves[done][0] != seat:
            return ""
        since = table.standing[self.decision :]
        played = [(table.entries[at].seat, table.entries[at].data.get("action")) for at in since]
        before = table.standing[self.decision - 1] if self.decision else 0
        same = before == self.tip and played == list(self.moves[:done])
        return self.moves[done][1] if same and self.players == computer_players(table) else ""


def foreseen(table: Table, moves: tuple[Move, ...]) -> AnsweredAhead:
    """What was answered at a table as it stands now, this decision's move first."""
    return AnsweredAhead(table.tip, len(table.standing), moves, computer_players(table))
