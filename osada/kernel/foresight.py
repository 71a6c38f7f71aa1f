"""What an action would do, as far as the one who thinks of it can foresee it."""

from __future__ import annotations

from random import Random

from .action import Action
from .state import State


def foreseen(state: State, seat: int, action: Action) -> State | None:
    """The position after a legal action as this seat can foresee it, with what it changes; None
    where chance or something this seat does not know decides.

    It is played on an imagined position, so that nothing can be learned from it: on any other that
    looks the same to this seat, the answer would be the same.
    """
    twin = state.imagined(seat, Random(0))
    known = len(twin._unknown_to(seat))
    twin.watched = True
    twin.play(seat, action)
    if twin.chance.drawn or len(twin._unknown_to(seat)) < known:
        return None
    return twin
