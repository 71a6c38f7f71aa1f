"""The position of a game of Hamlet, keeping the kernel's contract."""

from __future__ import annotations

from typing import cast, final

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.outcome import Outcome, leaders
from osada.kernel.secret import Family
from osada.kernel.state import Data, State

from .position.check import broken_invariants
from .position.form import FORM
from .rules import phrases as say
from .rules.scoring import final_outcome
from .rules.steps import STEPS
from .rules.table import FINISHED, STAGES, Table
from .view.table import view_table


@final
class HamletState(Table):
    """Table and rules together."""

    def copy(self) -> State:
        twin = HamletState(self.seats, self.chance.copy(), self.box, self.options)
        self.copy_table(twin)
        return twin

    def to_data(self) -> Data:
        return FORM.written(self)

    def prompt(self, seat: int) -> Prompt | None:
        return STEPS[self.step].prompt(self, seat) if seat in self.turn else None

    def progress(self) -> dict[str, int]:
        """Rounds begun, and turns ended."""
        in_round = self.seats if self.step == FINISHED else (self.mover - self.first) % self.seats
        return {"rounds": self.round, "turns": (self.round - 1) * self.seats + in_round}

    def reached(self) -> dict[str, str | int]:
        """The round, of how many where that is known (0 where not), and whether it is the last."""
        rounds = self.box.solo_turns if self.seats == 1 else 0
        return {"round": self.round, "rounds": rounds, "last": "yes" if self.ending else "no"}

    def scored_now(self) -> Outcome | None:
        """Nothing is hidden, so final scoring can be done at any moment."""
        return self.outcome if self.outcome is not None else final_outcome(self)

    def ahead(self) -> tuple[int, ...]:
        """By the points that all have now; nothing is hidden."""
        if self.outcome is not None:
            return tuple(self.outcome.winners)
        return leaders([score.total for score in final_outcome(self).scores])

    def faults(self) -> list[str]:
        return broken_invariants(self)

    def _offers(self, seat: int) -> list[Action]:
        return STEPS[self.step].offers(self, seat)

    def wanted(self, seat: int) -> frozenset[str]:
        return STEPS[self.step].kinds_wanted(self, seat) if seat in self.turn else frozenset()

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        step = STEPS[self.step]
        if action.kind not in step.wants:
            return (Message(say.WRONG_KIND, {"given": action.kind, "stage": STAGES[self.step]}),)
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
        return cast(Data, view_table(self))

    def _secrets(self) -> list[Family]:
        """None: blueprints, gold and everything on the board are open (HAM-GOLD-01, HAM-OWN-01);
        what the bag and the sale stack will give is chance."""
        return []
