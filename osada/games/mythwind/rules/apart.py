"""A question to one seat, set aside so that it locks nobody else. MYT-GEN-05, MYT-GEN-09.

What lies above the last `!apart` or `!wait` of the stack belongs to the seat that is asked; at
noon, where nothing else waits, all of it does.
"""

from __future__ import annotations

from typing import Final

from .ops.op import Op
from .town import APART, NOON, WAIT, Aside, Task, Town

PROMISED: Final = (
    *("pay res", "pay worker", "construct", "use_building", "community", "advance_one"),
    *("adventure", "hire", "demolish", "forest_remove", "!roll"),
)
"""What is paid with the town's goods, or was paid for and is chosen from them: so long as one of
these is left to do nobody else may take it away."""


def set_aside(s: Town) -> int:
    """Lay what has just been asked aside, if something was and is one seat's own; the seat, or
    -1."""
    question = s.question
    if question is None or question.seat < 0 or not s.together:
        return -1
    cut = _cut(s)
    part = s.tasks[cut:]
    if (not cut and s.phase != NOON) or any(task.text.startswith(PROMISED) for task in part):
        return -1
    before = s.aside.get(question.seat)
    s.aside[question.seat] = Aside([*(before.tasks if before else ()), *part], question)
    del s.tasks[cut:]
    s.question = None
    return question.seat


def _cut(s: Town) -> int:
    """Where the part on top of the stack begins."""
    for place in range(len(s.tasks), 0, -1):
        if s.tasks[place - 1].text in (APART, WAIT):
            return place
    return 0


def take_up(s: Town, seat: int) -> None:
    """Put what was set aside back on the stack; its cards are the innermost again."""
    aside = s.aside.pop(seat)
    s.tasks += aside.tasks
    s.question = aside.question
    if len(s.open_cards) > 1:
        own = cards_of(aside.tasks)
        s.open_cards.sort(key=lambda card: card in own)


def cards_of(tasks: list[Task]) -> list[str]:
    """The cards that are being resolved by these tasks, the innermost last."""
    words = [task.text.partition(" ") for task in tasks]
    return [rest for first, _, rest in words if first == "!discard"]


def open_card(s: Town) -> str | None:
    """The innermost card that all are at; those of seats that are asked apart are theirs."""
    apart = [card for aside in s.aside.values() for card in cards_of(aside.tasks)]
    return next((card for card in reversed(s.open_cards) if card not in apart), None)


class Marker(Op):
    """Parts of the stack have an end; nothing happens there."""

    def begin(self, s: Town, task: Task) -> None:
        pass


OPS: Final[dict[str, Op]] = {APART: Marker(), WAIT: Marker()}
