"""Resolving what lies on the stack, until something is asked or nothing is left."""

from __future__ import annotations

from osada.kernel.action import Action

from .achievements import note_achievements
from .ops.op import OPS
from .town import BETWEEN, NOON, Task, Town


def run(s: Town) -> None:
    """Go on as far as nobody has to decide anything."""
    while s.question is None and s.tasks:
        task = s.tasks.pop()
        OPS[task.text.split()[0]].begin(s, task)
    if s.question is None:
        note_achievements(s)
        s.turn = idle_turn(s)


def idle_turn(s: Town) -> tuple[int, ...]:
    """Who may act when nothing is being resolved: everybody who has not finished the phase
    (MYT-GEN-05, MYT-GEN-09)."""
    assert s.phase in (NOON, BETWEEN), s.phase
    return tuple(seat for seat in range(s.seats) if not s.sheet(seat).finished)


def answer(s: Town, action: Action) -> None:
    """Give the waiting task its answer, and go on."""
    task: Task = s.tasks.pop()
    s.question = None
    OPS[task.text.split()[0]].answer(s, task, action)
    run(s)
