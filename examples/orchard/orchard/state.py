"""The position of a game of Orchard, keeping the kernel's contract."""

from __future__ import annotations

from typing import final

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.secret import Family, Span
from osada.kernel.state import Data, State

from .position import faults, write_position
from .rules import phrases as say
from .rules.pick import Pick
from .rules.table import Table
from .view import view_table

PICK = Pick("pick")


@final
class OrchardState(Table):
    """Table and rules together."""

    def copy(self) -> State:
        twin = OrchardState(self.seats, self.chance.copy(), self.box)
        self.copy_table(twin)
        return twin

    def to_data(self) -> Data:
        return write_position(self)

    def prompt(self, seat: int) -> Prompt | None:
        return PICK.prompt(self, seat) if seat in self.turn else None

    def progress(self) -> dict[str, int]:
        return {"rounds": self.round}

    def reached(self) -> dict[str, str | int]:
        return {"round": self.round}

    def faults(self) -> list[str]:
        return [f"{fault.place}: {fault.reason}" for fault in faults(self)]

    def _offers(self, seat: int) -> list[Action]:
        return PICK.offers(self, seat)

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        return PICK.why_not(self, seat, action)

    def _not_in_turn(self, seat: int) -> Reason:
        if not 0 <= seat < self.seats:
            return Message(say.NOT_SEATED, {"seat": seat})
        if not self.turn:
            return Message(say.IS_OVER, {})
        return Message(say.NOT_YOUR_TURN, {"seat": seat, "turn": self.turn[0]})

    def _carry_out(self, seat: int, action: Action) -> None:
        PICK.carry_out(self, seat, action)

    def _view(self) -> Data:
        return dict(view_table(self))

    def _secrets(self) -> list[Family]:
        """ORC-SETUP-03: the recipes of the others, and those that nobody has."""
        return [[Span(self.recipes)]]
