"""Joint decisions: somebody proposes, everybody else confirms. MYT-GEN-08."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from . import phrases as say
from .asked import ask, asked, kinds_asked, why_no_answer
from .resolve import answer
from .town import Town
from .words import AGREE, OBJECT


class Joint(Step[Town]):
    """What the whole town decides."""

    def offers(self, s: Town, seat: int) -> list[Action]:
        """Propose any answer; to somebody's proposal agree, object, or propose another."""
        proposal = s.assent.proposal
        found = [choice for choice in asked(s, seat).choices if choice is not proposal]
        if not s.assent.may_propose(seat):
            found = []
        return found if proposal is None else [AGREE, OBJECT, *found]

    def kinds_wanted(self, s: Town, seat: int) -> frozenset[str]:
        return kinds_asked(s, seat)

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        """Why this is no answer now."""
        if action in self.offers(s, seat):
            return ()
        if action in (AGREE, OBJECT):
            return (Message(say.NO_PROPOSAL, {}),)
        if action is s.assent.proposal:
            return (Message(say.SAME_PROPOSAL, {}),)
        if action in asked(s, seat).choices:
            assert s.assent.decider is not None
            return (Message(say.NOT_PROPOSER, {"turn": s.assent.decider}),)
        return why_no_answer(s, seat, action)

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        """When all agree (or the one who decides has spoken) it happens."""
        if action is AGREE:
            s.assent.agree(seat)
            s.tell(say.AGREED, {"seat": seat})
        elif action is OBJECT:
            s.assent.object()
            s.tell(say.OBJECTED, {"seat": seat})
        else:
            s.assent.propose(seat, action)
            if s.seats > 1:
                s.tell(say.PROPOSED, {"seat": seat, "answer": action.text})
        proposal = s.assent.proposal
        if s.assent.settled:
            assert proposal is not None
            s.assent.object()
            answer(s, proposal)
        else:
            s.turn = s.assent.asked

    def prompt(self, s: Town, seat: int) -> Prompt:
        return ask(s, seat)


TOGETHER: Final = Joint()
