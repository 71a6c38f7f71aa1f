"""The bot that thinks about whole turns: it keeps to its plan until somebody learns something."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A way of thinking."""

    chance: float = -1.0
    """How likely it found itself to win when it last thought; less than 0 when it cannot say."""

    def turn(self, state: State, seat: int, seed: int) -> list[Action]:
        """The actions of the turn to take, up to where something is learned; at least one.

        They come out the same on all positions that the seat cannot tell apart."""
        raise NotImplementedError


@contextmanager
def no_collecting() -> Iterator[None]:
    """Nothing that a think leaves behind goes in circles, and looking for that takes an eighth of
    its time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Planner:
    """Thinks when it has no plan. What it thinks depends on its seed, on how much has been learned,
    and on nothing that it has thought before."""

    def __init__(self, mind: Mind, rng: Random) -> None:
        self.mind = mind
        self.seed = rng.getrandbits(32)
        self.plan: list[Action] = []
        self.reveals = -1

    def choose(self, state: State, seat: int) -> Action:
        """The next action of the turn."""
        menu = state.legal(seat)
        if self.plan and state.reveals == self.reveals and self.plan[0] in menu:
            return self.plan.pop(0)
        self.plan = []
        if len(menu) == 1:
            return menu[0]
        with no_collecting():
            first, *self.plan = self.mind.turn(state, seat, self.seed + state.reveals * 65537)
        self.reveals = state.reveals
        return first
