"""Computer players that go wrong in every way there is; loaded through OSADA_BOTS."""

from __future__ import annotations

import os
import time
from random import Random

from osada.bots import Bot, add
from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State


class Crashing:
    """Takes its whole process down."""

    def choose(self, state: State, seat: int) -> Action:
        os._exit(7)


class Raising:
    """Fails with an ordinary error."""

    def choose(self, state: State, seat: int) -> Action:
        raise RuntimeError("no idea")


class Hanging:
    """Never comes to an end, and does not let anybody interrupt it."""

    def choose(self, state: State, seat: int) -> Action:
        while True:
            try:
                time.sleep(0.05)
            except BaseException:
                continue


class Cheating:
    """Plays what is not offered."""

    def choose(self, state: State, seat: int) -> Action:
        return Action(0, "cheat", (), "cheat")


class Limping:
    """Falls once in each process, then plays on: it takes a second try."""

    fallen = False

    def choose(self, state: State, seat: int) -> Action:
        if not Limping.fallen:
            Limping.fallen = True
            raise RuntimeError("a stumble")
        return state.legal(seat)[-1]


class Refusing:
    """Plays at the first seat, and fails at every other."""

    def choose(self, state: State, seat: int) -> Action:
        if seat:
            raise RuntimeError("not here")
        return state.legal(seat)[0]


class Fainting:
    """The same, but it takes its whole process down."""

    def choose(self, state: State, seat: int) -> Action:
        if seat:
            os._exit(7)
        return state.legal(seat)[0]


def _bad(kind: type[Bot]) -> None:
    def made(game: Game, rng: Random) -> Bot:
        return kind()

    add(kind.__name__.lower(), made)


for bad in (Crashing, Raising, Hanging, Cheating, Limping, Refusing, Fainting):
    _bad(bad)
