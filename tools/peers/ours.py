"""The same of our own games, in a process of their own: `python -m tools.peers.ours GAME S`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time

from osada.games import game as open_game
from osada.kernel.chance import game_seed
from osada.kernel.game import Game as Rules

LONGEST = 2_000
"""Decisions after which a random game is left: a campaign has no end."""


Game = Callable[[int], tuple[int, int]]
"""Plays a random game by its number: how many decisions it had, and chapters that ended in it."""


def usual_seats(game: Rules) -> int:
    """As many as there can be; alone where a campaign goes on for ever: by chance, several
    companions hardly do anything but refuse what others propose."""
    return game.seats[0] if game.house.lengths else game.seats[-1]


def by_contract(name: str, seats: int) -> Game:
    """By `State.legal` and `State.play`."""
    game = open_game(name)

    def play(number: int) -> tuple[int, int]:
        random = Random(number).random
        state = game.start(seats, game_seed(0, number))
        decisions = 0
        while state.turn and decisions < LONGEST:
            seat = state.turn[0]
            menu = state.legal(seat)
            state.play(seat, menu[int(random() * len(menu))])
            decisions += 1
        return decisions, state.chapters_ended()

    return play


def with_what_is_seen(name: str, seats: int) -> Game:
    """By a table's mask, with everything that the seat knows written into a row of numbers."""
    import numpy as np

    from osada.research import Setting, Table

    table = Table(Setting(name, seats, most=LONGEST))
    row = np.zeros(table.size, np.float32)

    def play(number: int) -> tuple[int, int]:
        random = Random(number).random
        table.begin(number)
        while not (table.over or table.cut):
            seat = table.state.turn[0]
            table.observe_into(row, seat)
            legal = table.mask(seat).nonzero()[0]
            table.play(seat, int(legal[int(random() * len(legal))]))
        return len(table.played), table.state.chapters_ended()

    return play


def through_pettingzoo(name: str, seats: int, looking: bool = False) -> Game:
    """Through the environment, by the mask; observations are looked at, or not."""
    from osada.research import AecTable, Setting  # only here: not everybody has what it needs

    env = AecTable(Setting(name, seats, most=LONGEST))

    def play(number: int) -> tuple[int, int]:
        random = Random(number).random
        env.reset(seed=number)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            assert seen is not None
            if looking:
                seen["observation"]
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions, env.table.state.chapters_ended()

    return play


def rates(play: Game, seconds: float) -> tuple[float, float]:
    """Decisions and chapters a second of the processor's time."""
    play(0)
    decisions, chapters, number, began = 0, 0, 1, process_time()
    while process_time() - began < seconds:
        played, ended = play(number)
        decisions, chapters, number = decisions + played, chapters + ended, number + 1
    spent = process_time() - began
    return round(decisions / spent, 1), round(chapters / spent, 2)


def mode(name: str) -> str:
    """Whether the rules of this game are compiled here."""
    rules = import_module(type(open_game(name).start(2, 1)).__module__)
    return "pure" if str(rules.__file__).endswith(".py") else "compiled"


def measured(name: str, seconds: float) -> dict[str, object]:
    """Every figure of one game."""
    game = open_game(name)
    seats = usual_seats(game)
    contract, chapters = rates(by_contract(name, seats), seconds)
    found: dict[str, object] = {
        "mode": mode(name),
        "seats": seats,
        "decisions_per_s": contract,
        "seasons_per_s": chapters if game.house.lengths else None,
        "two_decisions_per_s": rates(by_contract(name, 2), seconds)[0],
    }
    ways: dict[str, Callable[[], Game]] = {
        "seen_decisions_per_s": lambda: with_what_is_seen(name, 2),
        "pettingzoo_decisions_per_s": lambda: through_pettingzoo(name, 2),
        "pettingzoo_seen_decisions_per_s": lambda: through_pettingzoo(name, 2, looking=True),
    }
    for key, way in ways.items():
        try:
            found[key] = rates(way(), seconds)[0]
        except ImportError:
            found[key] = None
    return found


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], float(sys.argv[2]))))
