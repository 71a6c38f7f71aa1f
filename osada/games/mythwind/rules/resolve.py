"""Resolving what lies on the stack, until something is asked or nothing is left."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.errors import BadPosition, Fault
from osada.kernel.message import Message, Reason

from . import phrases as say
from .achievements import note_achievements
from .apart import set_aside, take_up
from .town import BETWEEN, NOON, PHASES, WAIT, Task, Town

ENDLESS: Final = 5_000
"""Steps after which nothing will come of it: no card asks for a hundredth, but a position that
somebody wrote by hand may hold anything."""


def run(s: Town) -> None:
    """Go on as far as nobody has to decide anything."""
    fresh = _resolve(s)
    over = not fresh
    if len(s.aside) > len(fresh):
        for seat in sorted(s.aside):
            if s.question is None and seat in s.aside and seat not in fresh:
                _ask_again(s, seat)
                fresh |= _resolve(s)
    if s.question is None:
        if over:  # what somebody began has come to its end
            note_achievements(s)
        s.turn = idle_turn(s)


def _resolve(s: Town) -> set[int]:
    """Take one task after the other off the stack until all or one for whom all wait are asked, or
    nothing is left but what waits for those who are asked apart; the seats that were asked so."""
    fresh: set[int] = set()
    steps = 0
    while s.question is None and s.tasks:
        if s.aside and s.tasks[-1].text == WAIT:
            break
        steps += 1
        if steps > ENDLESS:
            raise BadPosition([Fault("tasks", "what waits to be resolved never ends")])
        task = s.tasks.pop()
        s.box.ops[task.text.split()[0]].begin(s, task)
        asked = set_aside(s)
        if asked >= 0:
            fresh.add(asked)
    return fresh


def _ask_again(s: Town, seat: int) -> None:
    """What others did may have changed the answers: the task under a question begins anew."""
    take_up(s, seat)
    s.question = None


def idle_turn(s: Town) -> tuple[int, ...]:
    """Who may act when nothing is being resolved: everybody who has not finished the phase
    (MYT-GEN-05, MYT-GEN-09), and whoever is asked something of their own."""
    if s.phase not in (NOON, BETWEEN):
        assert s.aside, s.phase
        return tuple(sorted(s.aside))
    return tuple(seat for seat in range(s.seats) if seat in s.aside or not s.sheet(seat).finished)


def not_now(s: Town, action: Action) -> Reason:
    """It is nothing for this part of the day."""
    return Message(say.NOT_NOW, {"given": action.kind, "phase": PHASES[s.phase]})


def answer(s: Town, action: Action) -> None:
    """Give the waiting task its answer, and go on."""
    task: Task = s.tasks.pop()
    s.question = None
    s.box.ops[task.text.split()[0]].answer(s, task, action)
    run(s)
