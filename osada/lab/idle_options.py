"""Options that do nothing: two games that differ only in one are played alike until they part."""

from __future__ import annotations

import json
from random import Random

from osada.kernel.chance import game_seed
from osada.kernel.game import Game
from osada.kernel.options import Option, Value, spell
from osada.kernel.state import Data, State

GAMES = 40
STEPS = 500


def idle_options(game: Game, games: int = GAMES) -> list[str]:
    """Every choice, as `NAME: CHOICE`, with which none of so many games went another way than with
    the usual one."""
    return [
        f"{option.name}: {spell(choice)}"
        for option in game.options
        for choice in option.choices[1:]
        if all(parting(game, option, choice, seed) is None for seed in range(games))
    ]


def parting(game: Game, option: Option, choice: Value, number: int) -> int | None:
    """After how many actions a game by this choice differs from the same one by the usual: in who
    may do what, or in what came of it. None where it never does."""
    seats = (option.seats or game.seats)[-1]
    seed = game_seed(0, number)
    usual, other = game.start(seats, seed), game.start(seats, seed, {option.name: choice})
    rng = Random(f"{option.name} {seed}")
    steps = 0
    while _table(usual) == _table(other) and _menus(usual) == _menus(other):
        if not usual.turn or steps == STEPS:
            return None
        seat = rng.choice(usual.turn)
        menu = usual.legal(seat)
        action = rng.choices(menu, [game.likelihood(action) for action in menu])[0]
        usual.play(seat, action)
        other.play(seat, action)
        steps += 1
    return steps


def _table(state: State) -> str:
    """What lies on the table, less the options themselves."""
    data: Data = state.to_data()
    return json.dumps({key: value for key, value in data.items() if key != "options"})


def _menus(state: State) -> list[object]:
    return [state.legal(seat) for seat in range(state.seats)]
