"""A table with nobody around it: what is decided happens at once, and computer players are asked
right here. For a script, a terminal, a page's worker."""

from __future__ import annotations

from collections.abc import Callable

from .applying import Keeper, carry_out, unkept
from .computer_moves import answered, computer_plays, to_act, told_by_lesson
from .decided import Decided
from .deciding import decide
from .making import MadeTable, begun
from .protocol.table import Command
from .questions import NOWHERE, Ask
from .table import Table


class TableHere:
    """`clock` says when things happen; `keep` writes down what was decided before it has happened;
    `ask` puts a question to a computer player."""

    def __init__(
        self, made: MadeTable, clock: Callable[[], float], ask: Ask, keep: Keeper = unkept
    ) -> None:
        keep(made.head, made.writes)
        self.table: Table = begun(made)
        self._clock = clock
        self._ask = ask
        self._keep = keep
        self._told = NOWHERE
        """The last play that computer players were told of."""

    def do(self, seat: int, command: Command) -> None:
        """Somebody at their seat does something; `Refused` where they may not. All who sit here
        are here."""
        people = frozenset(one.seat for one in self.table.seats if one.has_person)
        owns = self.table.seats[seat].has_person if seat < len(self.table.seats) else False
        self.happens(decide(self.table, seat, command, self._clock(), people, owns))

    def happens(self, decided: Decided) -> None:
        """Keep what was decided; the table goes on from there."""
        carry_out(self.table, decided, self._clock(), self._keep)

    def move(self) -> bool:
        """Let a computer player that is in turn act, or do what a lesson has written down for it;
        whether there was one."""
        table, seat = self.table, to_act(self.table)
        if seat is None:
            return False
        told = told_by_lesson(table)
        if told is not None:
            seat, action = told
        else:
            action = answered(table, seat, self._ask, self._told)
            self._told = table.tip
        self.happens(computer_plays(table, seat, action, table.number, self._clock()))
        return True
