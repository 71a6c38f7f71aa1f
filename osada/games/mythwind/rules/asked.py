"""A question that one seat answers while something is being resolved. MYT-GEN-09."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.step import Step

from . import phrases as say
from .apart import take_up
from .ops.dice import nobody_to_hire
from .ops.op import Op
from .resolve import answer
from .town import Question, Task, Town
from .words import KINDS, USE


def asked(s: Town, seat: int) -> Question:
    """What this seat is asked now."""
    question = s.asked_of(seat)
    assert question is not None
    return question


def kinds_asked(s: Town, seat: int) -> frozenset[str]:
    """The kinds of action that answer what this seat is asked."""
    task = s.task_of(seat)
    wanted = _op(s, task).wants(s, task)
    return frozenset((*wanted, *(choice.kind for choice in asked(s, seat).choices)))


def why_no_answer(s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
    """Why this is not among the answers: by its rule where it is of a kind that is asked for."""
    if action.kind in kinds_asked(s, seat):
        task = s.task_of(seat)
        reasons = _op(s, task).why_not(s, task, action)
        if reasons:
            return reasons
    told: Args = {"given": action.kind, "question": asked(s, seat).kind}
    return (Message(say.NOT_ASKED, told),)


def _op(s: Town, task: Task) -> Op:
    return s.box.ops[task.text.partition(" ")[0]]


def ask(s: Town, seat: int) -> Prompt:
    """The question in words, and whether all decide it."""
    question = asked(s, seat)
    if question.kind == "visit-building" and USE in question.choices:
        building = int(s.words_of(seat).split()[1])
        kind = nobody_to_hire(s, s.box.buildings[building].action)
        if kind >= 0:
            warned: Args = {"building": s.box.names[building], "kind": KINDS[kind]}
            return Message(say.ASK_EMPTY, {"seat": seat, **warned})
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

    def kinds_wanted(self, s: Town, seat: int) -> frozenset[str]:
        return kinds_asked(s, seat)

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        if action in asked(s, seat).choices:
            return ()
        return why_no_answer(s, seat, action)

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        if s.question is None:
            take_up(s, seat)
        answer(s, action)

    def prompt(self, s: Town, seat: int) -> Prompt:
        return ask(s, seat)


ALONE: Final = Asked()
