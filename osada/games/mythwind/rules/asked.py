"""A question that one seat answers while something is being resolved. MYT-GEN-09."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from . import phrases as say
from .apart import take_up
from .resolve import answer
from .town import Question, Town


def asked(s: Town, seat: int) -> Question:
    """What this seat is asked now."""
    question = s.asked_of(seat)
    assert question is not None
    return question


def not_asked(question: Question, action: Action) -> Reason:
    """It is no answer to this."""
    return Message(say.NOT_ASKED, {"given": action.kind, "question": question.kind})


def ask(s: Town, seat: int) -> Prompt:
    """The question in words, and whether all decide it."""
    question = asked(s, seat)
    joint = question.seat < 0 and s.seats > 1
    return Message(
        say.ASK,
        {
            "seat": seat,
            "question": question.kind,
            "joint": "yes" if joint else "no",
        },
    )


class Asked(Step[Town]):
    """What one seat decides for itself."""

    def offers(self, s: Town, seat: int) -> list[Action]:
        return list(asked(s, seat).choices)

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        if action in asked(s, seat).choices:
            return ()
        known = s.journal(seat).why_not_answer(s, seat, action)
        return known or (not_asked(asked(s, seat), action),)

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        if s.question is None:
            take_up(s, seat)
        answer(s, action)

    def prompt(self, s: Town, seat: int) -> Prompt:
        return ask(s, seat)


ALONE: Final = Asked()
