"""Ways to play whole games for a test: at random, in haste to sail, or sailing only if forced."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import osada
from osada import Action, State

Policy = Callable[[State, Random], Action]
MOST_DECISIONS = 1500
"""More than any game can have: 216 placements, each followed by few choices (VIK-ROUND-11)."""


def at_random(state: State, rng: Random) -> Action:
    """Any legal action."""
    return rng.choice(state.legal(state.turn[0]))


def in_haste(state: State, rng: Random) -> Action:
    """Set sail whenever it is free."""
    legal = state.legal(state.turn[0])
    return next((action for action in legal if action.text == "set-sail"), rng.choice(legal))


def never_sailing(state: State, rng: Random) -> Action:
    """Anything rather than set sail, and first what never runs out: the longest of games."""
    legal = state.legal(state.turn[0])
    calm = [action for action in legal if action.text != "set-sail"]
    lasting = [
        action
        for action in calm
        if action.text in ("first-player", "promote", "jump-own", "jump-any", "swap")
    ]
    return rng.choice(lasting or calm or list(legal))


def whole_game(
    seats: int, seed: int, policy: Policy, options: dict[str, object] | None = None
) -> list[State]:
    """Every position of a game from its set-up to its end."""
    rng = Random(seed)
    states = [osada.game("vikings").start(seats, seed, options)]
    while states[-1].turn:
        assert len(states) < MOST_DECISIONS, "this game does not end"
        state = states[-1].copy()
        state.play(state.turn[0], policy(state, rng))
        states.append(state)
    return states


def last_position(
    seats: int, seed: int, policy: Policy, options: dict[str, object] | None = None
) -> State:
    """The same game, its last position only."""
    rng = Random(seed)
    state = osada.game("vikings").start(seats, seed, options)
    for _ in range(MOST_DECISIONS):
        if not state.turn:
            return state
        state.play(state.turn[0], policy(state, rng))
    raise AssertionError("this game does not end")
