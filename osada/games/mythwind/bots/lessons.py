"""What a computer player learns: skills from a list, the best first."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.words import LEARN, NO, SKILL

ENOUGH = 5
"""There is room for so many; the rest of the list is not worth a price."""


def lesson(kind: str, lessons: tuple[int, ...], menu: tuple[Action, ...]) -> Action:
    """The answer to what the town asks about skills: learn, forget, or use one."""
    if kind == "learn":
        return next((LEARN[skill] for skill in lessons[:ENOUGH] if LEARN[skill] in menu), NO)
    if kind == "forget":
        return next((SKILL[skill] for skill in reversed(lessons) if SKILL[skill] in menu), menu[0])
    return menu[0]
