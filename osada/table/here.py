"""A table with nobody around it: what is decided happens at once, and computer players are asked
right here. For a script, a terminal, a page's worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .applying import Keeper, carry_out, unkept
from .computer_moves import answered, computer_plays, to_act, told_by_lesson
from .decided import Decided
from .deciding import decide
from .hints import hint_wanted
from .plays import undone
from .protocol.commands import Command
from .questions import NOWHERE, Ask
from .table import Table
from .thinker import Thinker
from .writes import Writes


class TableHere:
    """`clock` says when things happen; `keep` writes down what was decided before it has happened;
    `ask` puts a question to a computer player; where there is none, they think right here."""

    def __init__(
        self,
        table: Table,
        clock: Callable[[], float],
        ask: Ask | None = None,
        keep: Keeper = unkept,
    ) -> None:
        self.table = table
        self._clock = clock
        self.ask = ask or Thinker(clock).answer
        self.keep = keep
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
        carry_out(self.table, decided, self._clock(), self.keep)

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
            action = answered(table, seat, self.ask, self._told)
            self._told = table.tip
        self.happens(computer_plays(table, seat, action, table.number, self._clock()))
        return True

    def take_back(self, seat: int, count: int) -> None:
        """The last plays, where nobody is to be asked."""
        row = undone(self.table, seat, count, self._clock(), self.table.number + 1)
        self.happens(Decided(Writes(entries=[row])))

    def hint(self, seat: int) -> dict[str, Any]:
        """What is good to do at a seat that is in turn; `Refused` where there are no hints."""
        found: dict[str, Any] = self.ask(hint_wanted(self.table, seat))
        return found
