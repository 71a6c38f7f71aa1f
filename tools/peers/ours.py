"""The same of our own games, in a process of their own: `python -m tools.peers.ours GAME S`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from osada.games import game as open_game
from osada.kernel.chance import game_seed

LONGEST = 2_000
"""Decisions after which a random game is left: a campaign has no end."""


def by_contract(name: str) -> Callable[[int], int]:
    """A random game by `State.legal` and `State.play`, as many seats as there can be."""
    game = open_game(name)

    def play(number: int) -> int:
        random = Random(number).random
        state = game.start(game.seats[-1], game_seed(0, number))
        decisions = 0
        while state.turn and decisions < LONGEST:
            seat = state.turn[0]
            menu = state.legal(seat)
            state.play(seat, menu[int(random() * len(menu))])
            decisions += 1
        return decisions

    return play


def through_pettingzoo(name: str) -> Callable[[int], int]:
    """The same through the environment, by the mask; observations are not looked at."""
    from osada.research import AecTable, Setting  # only here: not everybody has what it needs

    env = AecTable(Setting(name, most=LONGEST))

    def play(number: int) -> int:
        random = Random(number).random
        env.reset(seed=number)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            assert seen is not None
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of the processor's time."""
    play(0)
    decisions, number, began = 0, 1, process_time()
    while process_time() - began < seconds:
        decisions += play(number)
        number += 1
    return round(decisions / (process_time() - began), 1)


if __name__ == "__main__":
    named, seconds = sys.argv[1], float(sys.argv[2])
    rates: dict[str, float | None] = {"decisions_per_s": rate(by_contract(named), seconds)}
    try:
        rates["pettingzoo_decisions_per_s"] = rate(through_pettingzoo(named), seconds)
    except ImportError:
        rates["pettingzoo_decisions_per_s"] = None
    print(json.dumps(rates))
