"""Ways to play for a test: at random, or at random but busily."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from osada import Action, State

Policy = Callable[[State, Random], Action]
IDLE = ("end", "rest", "done")


def at_random(state: State, rng: Random) -> Action:
    """Any legal action."""
    return rng.choice(state.legal(state.turn[0]))


def busily(state: State, rng: Random) -> Action:
    """Mostly something that changes the village; donkeys now and then."""
    menu = state.legal(state.turn[0])
    busy = [action for action in menu if action.kind not in IDLE]
    if rng.random() < 0.7:
        busy = [action for action in busy if action.kind != "donkeys"] or busy
    deeds = [action for action in busy if action.kind not in ("go", "donkeys", "lead")]
    return rng.choice(deeds or busy or list(menu))
