"""Tuning the numbers of a judgement by playing: everybody plays with numbers of their own.

In each game every seat's numbers are turned up or down at random, each by itself. Over many games
the points that a seat is ahead of the others are laid against how its numbers were turned, by least
squares: what each number is worth, and how surely. Then those that are sure enough are moved a
little that way, and it begins anew. All seats of all games tell about all numbers at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import exp
from random import Random
from typing import NamedTuple, TypedDict, cast

import numpy as np

from osada.bots.tuning import Tuning
from osada.kernel.chance import game_seed
from osada.kernel.errors import OsadaError
from osada.kernel.game import Game

from .blocks import OpenGame, Progress, in_blocks

MOST_DECISIONS = 20_000
"""With bad numbers nobody may ever end a game; it tells nothing then."""
RIDGE = 5.0
SURE = 2.0
"""By how many of its standard errors a gain must differ from nought to be followed."""
FULL = 6.0
"""By how many it is followed with a whole step."""


class BadTuning(OsadaError):
    """A game that has nothing to tune."""


class Gain(TypedDict):
    """What it brings to turn a number up by the spread: points ahead, and the standard error."""

    points: float
    error: float


class Step(TypedDict):
    """One step of the tuning; JSON-ready."""

    games: int
    unfinished: int
    before: dict[str, float]
    gains: dict[str, Gain]
    after: dict[str, float]


class _Seen(NamedTuple):
    turned: list[float]
    """How the numbers of a seat were turned, less the mean of the others',"""
    ahead: float
    """and how far it was ahead of their mean."""


def tuning_of(game: Game) -> Tuning:
    """What the game gives to tune."""
    if not game.house.tuning:
        raise BadTuning(f"{game.name} has no numbers to tune: osada games has others")
    return cast(Tuning, game.house.part(game.house.tuning))


def tune_step(
    open_game: OpenGame,
    numbers: Mapping[str, float],
    games: int,
    spread: float,
    seed: str,
    jobs: int,
    progress: Progress,
) -> Step:
    """Play so many games with numbers spread about the given ones, and say where to go."""
    work = partial(_play_block, open_game, dict(numbers), spread, seed)
    played = [one for block in in_blocks(work, games, jobs, progress) for one in block]
    seen = [seat for game in played for seat in game]
    gains = _gains(list(numbers), seen)
    after = {
        name: round(number * exp(spread * _part(gains[name])), 4)
        for name, number in numbers.items()
    }
    return {
        "games": games,
        "unfinished": sum([not game for game in played]),
        "before": dict(numbers),
        "gains": gains,
        "after": after,
    }


def _part(gain: Gain) -> float:
    """The part of a whole step that is taken."""
    sure = gain["points"] / gain["error"] if gain["error"] else 0.0
    return 0.0 if abs(sure) < SURE else max(-1.0, min(1.0, sure / FULL))


def _gains(names: list[str], seen: list[_Seen]) -> dict[str, Gain]:
    turned = np.array([one.turned for one in seen]).reshape(len(seen), len(names))
    ahead = np.array([one.ahead for one in seen])
    inverse = np.linalg.inv(turned.T @ turned + RIDGE * np.eye(len(names)))
    found = inverse @ (turned.T @ ahead)
    missed = ahead - turned @ found
    free = max(1, len(seen) - len(names))
    errors = np.sqrt(float(missed @ missed) / free * np.diag(inverse))
    return {
        name: {"points": round(float(points), 3), "error": round(float(error), 3)}
        for name, points, error in zip(names, found, errors, strict=True)
    }


def _play_block(
    open_game: OpenGame, numbers: dict[str, float], spread: float, seed: str, block: range
) -> list[list[_Seen]]:
    game = open_game()
    tuning = tuning_of(game)
    return [_play(game, tuning, numbers, spread, seed, number) for number in block]


def _play(
    game: Game, tuning: Tuning, numbers: dict[str, float], spread: float, seed: str, number: int
) -> list[_Seen]:
    """One game, with as many seats as its number says; nothing when it never ended."""
    rng = Random(f"{seed} {number}")
    counts = [seats for seats in game.seats if seats > 1]
    seats = counts[number % len(counts)]
    turns = [[rng.gauss(0.0, 1.0) for _ in numbers] for _ in range(seats)]
    state = game.start(seats, game_seed(rng.getrandbits(32), number))
    players = []
    for turn in turns:
        own = {
            name: numbers[name] * exp(spread * by) for name, by in zip(numbers, turn, strict=True)
        }
        players.append(tuning.player(own)(game, Random(rng.getrandbits(32))))
    for _ in range(MOST_DECISIONS):
        if not state.turn:
            break
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
    if state.outcome is None:
        return []
    points = [score.total for score in state.outcome.scores]
    return [
        _Seen(
            [
                mine - (sum([turn[at] for turn in turns]) - mine) / (seats - 1)
                for at, mine in enumerate(turns[seat])
            ],
            points[seat] - (sum(points) - points[seat]) / (seats - 1),
        )
        for seat in range(seats)
    ]
