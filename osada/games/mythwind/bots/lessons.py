"""What a computer player learns: skills from a list, the best first."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.words import LEARN, NO, SKILL
from . import why
from .cause import Chosen

ENOUGH = 5
"""There is room for so many; the rest of the list is not worth a price."""


def lesson(kind: str, lessons: tuple[int, ...], menu: tuple[Action, ...]) -> Chosen:
    """The answer to what the town asks about skills: learn, forget, or use one."""
    if kind == "learn":
        wanted = next((LEARN[skill] for skill in lessons[:ENOUGH] if LEARN[skill] in menu), None)
        return Chosen(NO, why.NO_LESSON) if wanted is None else Chosen(wanted, why.LESSON)
    if kind == "forget":
        last = next((SKILL[skill] for skill in reversed(lessons) if SKILL[skill] in menu), menu[0])
        return Chosen(last, why.FORGETS)
    return Chosen(menu[0], why.SKILL if menu[0].kind == "skill" else why.ALIKE)
