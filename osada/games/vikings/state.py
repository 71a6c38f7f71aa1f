"""The position of a game of Vikings on Board, keeping the kernel's contract."""

from __future__ import annotations

from typing import cast, final

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.outcome import Outcome, leaders
from osada.kernel.secret import Family, Span
from osada.kernel.state import Data, State

from .position.check import broken_invariants
from .position.form import FORM
from .rules import phrases as say
from .rules.board import Board
from .rules.numbers import first_slot, token_number
from .rules.scoring import final_outcome, goods_points
from .rules.steps import STEPS
from .view.board import view_board


@final
class VikingsState(Board):
    """Board and rules together."""

    def copy(self) -> State:
        twin = VikingsState(self.seats, self.chance.copy(), self.box, self.options)
        self.copy_board(twin)
        return twin

    def _sharing(self) -> State:
        twin = VikingsState(self.seats, self.chance, self.box, self.options)
        self.lend_board(twin)
        return twin

    def to_data(self) -> Data:
        return FORM.written(self)

    def prompt(self, seat: int) -> Prompt | None:
        return STEPS[self.step].prompt(self, seat) if seat in self.turn else None

    def disguise(self, seat: int, action: Action, viewer: int | None) -> str:
        """Others see which face-down token is taken, and that a drawn token is kept, not more
        (VIK-HID-02, VIK-HID-05)."""
        if viewer == seat:
            return action.text
        if action.kind == "token":
            return f"token #{token_number(self.slot_of(seat, action.args[0]))}"
        if len(self.drawn) > 0 and action.kind == "goods":
            return "goods ?"
        return action.text

    def progress(self) -> dict[str, int]:
        """Rounds begun, and workers moved."""
        moved = sum(1 for seat in self.placed if seat >= 0)
        workers = moved + sum(1 for seat in self.waiting if seat >= 0)
        return {"rounds": self.round, "turns": (self.round - 1) * workers + moved}

    def reached(self) -> dict[str, str | int]:
        """The round."""
        return {"round": self.round}

    def scored_now(self) -> Outcome | None:
        """As if the game ended here. Won bets are hidden until it does: not for players' eyes."""
        return self.outcome if self.outcome is not None else final_outcome(self)

    def ahead(self) -> tuple[int, ...]:
        """By the goods alone while the game runs: what is bet is hidden."""
        if self.outcome is not None:
            return tuple(self.outcome.winners)
        return leaders([sum(goods_points(self, seat).values()) for seat in range(self.seats)])

    def faults(self) -> list[str]:
        return broken_invariants(self)

    def _offers(self, seat: int) -> list[Action]:
        return STEPS[self.step].offers(self, seat)

    def wanted(self, seat: int) -> frozenset[str]:
        return STEPS[self.step].kinds_wanted(self, seat) if seat in self.turn else frozenset()

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        step = STEPS[self.step]
        if action.kind not in step.wants:
            return (Message(say.WRONG_KIND, {"given": action.kind, "wanted": step.wants[0]}),)
        return step.why_not(self, seat, action)

    def _not_in_turn(self, seat: int) -> Reason:
        if not 0 <= seat < self.seats:
            return Message(say.NOT_SEATED, {"seat": seat, "seats": self.seats})
        if not self.turn:
            return Message(say.OVER, {})
        return Message(say.NOT_YOUR_TURN, {"seat": seat, "turn": self.turn[0]})

    def _carry_out(self, seat: int, action: Action) -> None:
        STEPS[self.step].carry_out(self, seat, action)

    def _view(self) -> Data:
        return cast(Data, view_board(self))

    def _secrets(self) -> list[Family]:
        """Each seat's bet values, and all goods that lie face down (VIK-HID-04)."""
        bets = [
            [Span(self.tokens, first_slot(seat), first_slot(seat + 1))]
            for seat in range(self.seats)
        ]
        goods = [Span(row) for row in (self.pile_1, self.pile_3, self.drawn, self.held)]
        return [*bets, goods]
