"""Resolving what lies on the stack, until something is asked or nothing is left."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.errors import BadPosition, Fault
from osada.kernel.message import Message, Reason

from . import phrases as say
from .achievements import note_achievements
from .town import BETWEEN, NOON, PHASES, Task, Town

ENDLESS: Final = 5_000
"""Steps after which nothing will come of it: no card asks for a hundredth, but a position that
somebody wrote by hand may hold anything."""


def run(s: Town) -> None:
    """Go on as far as nobody has to decide anything."""
    steps = 0
    while s.question is None and s.tasks:
        steps += 1
        if steps > ENDLESS:
            raise BadPosition([Fault("tasks", "what waits to be resolved never ends")])
        task = s.tasks.pop()
        s.box.ops[task.text.split()[0]].begin(s, task)
    if s.question is None:
        note_achievements(s)
        s.turn = idle_turn(s)


def idle_turn(s: Town) -> tuple[int, ...]:
    """Who may act when nothing is being resolved: everybody who has not finished the phase
    (MYT-GEN-05, MYT-GEN-09)."""
    assert s.phase in (NOON, BETWEEN), s.phase
    return tuple(seat for seat in range(s.seats) if not s.sheet(seat).finished)


def not_now(s: Town, action: Action) -> Reason:
    """It is nothing for this part of the day."""
    return Message(say.NOT_NOW, {"given": action.kind, "phase": PHASES[s.phase]})


def answer(s: Town, action: Action) -> None:
    """Give the waiting task its answer, and go on."""
    task: Task = s.tasks.pop()
    s.question = None
    s.box.ops[task.text.split()[0]].answer(s, task, action)
    run(s)
