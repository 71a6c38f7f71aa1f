"""How fast a game runs: complete random games through the contract, and single calls in mid-game.

Everything is measured in several rounds, in one process. The best round says what the code can
do; the median, what this machine made of it just now.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from operator import methodcaller
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypedDict, TypeVar, cast

from osada._compiled import MODE
from osada.bots import BadBot, bot
from osada.bots.dice import Dice
from osada.bots.playout import play_at_random
from osada.kernel.chance import game_seed
from osada.kernel.game import Game
from osada.kernel.state import State
from osada.version import __version__

from .bench_thinking import thinking
from .blocks import OpenGame, Progress, no_progress
from .errors import BadExperiment
from .time_split import LONGEST, time_split

Item = TypeVar("Item")
ROUNDS = 7
SECONDS = 10.0
"""How long a benchmark takes, about."""
POSITIONS = 50
"""Mid-game positions, each of another game, on which single calls are timed."""


class Bench(TypedDict):
    """The best round of each figure, and all medians; JSON-ready. `…_per_s` are counts a second,
    `…_us` are microseconds a call; `time_split` says which part of a random game goes where,
    `thinking` how fast its computer players think (bench_thinking.py), `special` holds figures that
    only this game has."""

    game: str
    seats: int
    decisions_per_s: float
    playout_decisions_per_s: float
    """The same without the set-up and with the loop inside, as computer players think."""
    copy_us: float
    legal_us: float
    view_us: float
    start_us: float
    to_json_us: float
    from_json_us: float
    greedy_games_per_s: float | None
    median: dict[str, float]
    time_split: dict[str, float]
    thinking: dict[str, float]
    special: dict[str, float]
    rounds: int
    mode: str
    python: str
    version: str


class Measure(NamedTuple):
    """A figure, the share of the time it gets, and how it is taken in so many seconds."""

    name: str
    weight: int
    take: Callable[[float], float]


def bench(open_game: OpenGame, seconds: float = SECONDS, progress: Progress = no_progress) -> Bench:
    """Measure decisions a second in random games, and what single calls take in mid-game."""
    if not 0 < seconds <= 3600:
        raise BadExperiment(
            f"a benchmark takes more than 0 and at most 3600 seconds, not {seconds:g}"
        )
    game = open_game()
    seats = game.seats[-1]
    measures = _measures(game, seats)
    share = seconds / (ROUNDS + 1) / sum(measure.weight for measure in measures)
    taken: dict[str, list[float]] = {measure.name: [] for measure in measures}
    for done in range(1, ROUNDS + 1):
        for measure in measures:
            taken[measure.name].append(measure.take(share * measure.weight))
        progress(done, ROUNDS)
    best = {name: _best(name, rounds) for name, rounds in taken.items()}
    return {
        "game": game.name,
        "seats": seats,
        "decisions_per_s": best["decisions_per_s"],
        "playout_decisions_per_s": best["playout_decisions_per_s"],
        "copy_us": best["copy_us"],
        "legal_us": best["legal_us"],
        "view_us": best["view_us"],
        "start_us": best["start_us"],
        "to_json_us": best["to_json_us"],
        "from_json_us": best["from_json_us"],
        "greedy_games_per_s": best.get("greedy_games_per_s"),
        "median": {name: round(median(rounds), 2) for name, rounds in taken.items()},
        "time_split": time_split(game, seats, seconds / (ROUNDS + 1)),
        "thinking": thinking(game, _positions(game, seats), seconds / (ROUNDS + 1)),
        "special": _special(game),
        "rounds": ROUNDS,
        "mode": MODE,
        "python": platform.python_version(),
        "version": __version__,
    }


def _best(name: str, rounds: Sequence[float]) -> float:
    return round(max(rounds) if name.endswith("_per_s") else min(rounds), 2)


def _measures(game: Game, seats: int) -> list[Measure]:
    positions = _positions(game, seats)
    texts = [state.to_json() for state in positions]

    def call(name: str, function: Callable[[Item], object], items: Sequence[Item]) -> Measure:
        return Measure(name, 1, lambda seconds: _microseconds(function, items, seconds))

    measures = [
        Measure("decisions_per_s", 4, lambda seconds: _decisions_per_s(game, seats, seconds)),
        Measure("playout_decisions_per_s", 4, lambda seconds: _playouts(positions, seconds)),
        call("start_us", lambda seed: game.start(seats, seed), range(POSITIONS)),
        call("copy_us", methodcaller("copy"), positions),
        call("legal_us", _ask_anew, positions),
        call("view_us", methodcaller("view", 0), positions),
        call("to_json_us", methodcaller("to_json"), positions),
        call("from_json_us", game.from_json, texts),
    ]
    try:
        bot("greedy", game, 0, 0)
    except BadBot:
        return measures
    # other games each round: what greedy keeps in mind must not help it
    number = count()
    greedy = Measure("greedy_games_per_s", 4, lambda s: _greedy_games(game, seats, s, number))
    return [*measures, greedy]


def _positions(game: Game, seats: int) -> list[State]:
    return [_mid_game(game, seats, game_seed(0, number)) for number in range(POSITIONS)]


def _mid_game(game: Game, seats: int, seed: int) -> State:
    """The position in the middle of a random game."""
    _, decisions = _random_game(game, seats, seed, LONGEST)
    return _random_game(game, seats, seed, decisions // 2)[0]


def _microseconds(call: Callable[[Item], object], items: Sequence[Item], seconds: float) -> float:
    """What one call takes on the average over all items."""
    began = perf_counter()
    calls = 0
    while True:
        for item in items:
            call(item)
        calls += len(items)
        passed = perf_counter() - began
        if passed >= seconds:
            return passed / calls * 1e6


def _ask_anew(state: State) -> None:
    """A menu once made is kept until another seat's is asked for: so another's is, in between."""
    state.legal(-1)
    state.legal(state.turn[0])


def _decisions_per_s(game: Game, seats: int, seconds: float) -> float:
    """Random games one after the other, set-up included, every decision counted."""
    began = perf_counter()
    decisions = number = 0
    while True:
        decisions += _random_game(game, seats, game_seed(0, number), LONGEST)[1]
        number += 1
        passed = perf_counter() - began
        if passed >= seconds:
            return decisions / passed


def _playouts(positions: Sequence[State], seconds: float) -> float:
    """Playing on at random from the middle of games, to the end."""
    began = perf_counter()
    decisions = number = 0
    while True:
        state = positions[number % len(positions)].copy()
        decisions += play_at_random(state, Dice(number), LONGEST)
        number += 1
        passed = perf_counter() - began
        if passed >= seconds:
            return decisions / passed


def _random_game(game: Game, seats: int, seed: int, most: int) -> tuple[State, int]:
    """Where a random game ends, or stands after the most decisions it may take, and how many it
    took. The choice is made here, not by a bot: what is measured is the game."""
    random = Random(seed).random
    state = game.start(seats, seed)
    decisions = 0
    while state.turn and decisions < most:
        seat = state.turn[0]
        menu = state.legal(seat)
        state.play(seat, menu[int(random() * len(menu))])
        decisions += 1
    return state, decisions


def _greedy_games(game: Game, seats: int, seconds: float, number: Iterator[int]) -> float:
    """Games a second of one greedy player among random ones."""
    names = ["greedy", *["random"] * (seats - 1)]
    began = perf_counter()
    games = 0
    while True:
        seed = game_seed(0, next(number))
        state = game.start(seats, seed)
        players = [bot(name, game, seed, seat) for seat, name in enumerate(names)]
        decisions = 0
        while state.turn and decisions < LONGEST:
            seat = state.turn[0]
            state.play(seat, players[seat].choose(state, seat))
            decisions += 1
        games += 1
        passed = perf_counter() - began
        if passed >= seconds:
            return games / passed


def _special(game: Game) -> dict[str, float]:
    """What only this game has to be measured by, if its house says so."""
    house = game.house
    if not house.figures:
        return {}
    return cast(Callable[[Game], dict[str, float]], house.part(house.figures))(game)
