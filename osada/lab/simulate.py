"""Computer players against each other: who wins how often, how surely, and how fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import blake2b
from time import perf_counter
from typing import NamedTuple, TypedDict

from osada._compiled import MODE
from osada.bots import bot
from osada.kernel.game import Game
from osada.version import __version__

from .blocks import OpenGame, Progress, game_seed, in_blocks, no_progress
from .errors import at_least_one
from .stats import mean, wilson

MAX_DECISIONS = 100_000
"""A game that has asked for so many decisions is given up and counted as unfinished."""


class Simulation(TypedDict):
    """What came of a series, seat by seat; JSON-ready. Means and shares are over finished games,
    and None where there are none."""

    game: str
    seats: int
    bots: list[str]
    games: int
    unfinished: int
    decisions: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    mean_scores: list[float | None]
    win_share: list[float | None]
    win_interval: list[list[float]]
    hash: str
    seed: int
    jobs: int
    mode: str
    version: str


class Series(NamedTuple):
    """What is played, as every process has to know it."""

    open_game: OpenGame
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    max_decisions: int


class Played(NamedTuple):
    """What came of one game; an unfinished one has no scores."""

    digest: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


def simulate(
    open_game: OpenGame,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    max_decisions: int = MAX_DECISIONS,
    progress: Progress = no_progress,
) -> Simulation:
    """Play games between these bots, each in the seat it is named for.

    `hash` covers the final position and the scores of every game in order: it is the same with
    any number of jobs, compiled or pure.
    """
    game = open_game()
    at_least_one("the number of decisions a game may take", max_decisions)
    series = Series(open_game, tuple(bots), seed, dict(options or {}), max_decisions)
    _check(game, series)
    began = perf_counter()
    played = [
        one
        for block in in_blocks(partial(_play_block, series), games, jobs, progress)
        for one in block
    ]
    seconds = perf_counter() - began
    finished = [one for one in played if one.scores]
    decisions = sum(one.decisions for one in played)
    wins = [_wins(finished, seat) for seat in range(len(bots))]
    return {
        "game": game.name,
        "seats": len(bots),
        "bots": list(bots),
        "games": len(played),
        "unfinished": len(played) - len(finished),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(len(played) / seconds, 2),
        "mean_scores": [_mean_score(finished, seat) for seat in range(len(bots))],
        "win_share": [round(w / len(finished), 4) if finished else None for w in wins],
        "win_interval": [[round(end, 4) for end in wilson(w, len(finished))] for w in wins],
        "hash": _hash(played),
        "seed": seed,
        "jobs": jobs,
        "mode": MODE,
        "version": __version__,
    }


def _check(game: Game, series: Series) -> None:
    """Refuse here what would otherwise go wrong in every process."""
    game.check_seats(len(series.bots))
    game.start(len(series.bots), series.seed, series.options)
    for seat, name in enumerate(series.bots):
        bot(name, game, series.seed, seat)


def _play_block(series: Series, numbers: range) -> list[Played]:
    game = series.open_game()
    return [_play(game, series, game_seed(series.seed, number)) for number in numbers]


def _play(game: Game, series: Series, seed: int) -> Played:
    state = game.start(len(series.bots), seed, series.options)
    players = [bot(name, game, seed, seat) for seat, name in enumerate(series.bots)]
    decisions = 0
    while state.turn and decisions < series.max_decisions:
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
        decisions += 1
    if state.outcome is None:
        return Played(state.digest(), (), (), decisions)
    scores = tuple(score.total for score in state.outcome.scores)
    return Played(state.digest(), scores, state.outcome.winners, decisions)


def _wins(finished: Sequence[Played], seat: int) -> float:
    """A win shared by k seats is 1/k of a win to each of them."""
    return sum(1 / len(one.winners) for one in finished if seat in one.winners)


def _mean_score(finished: Sequence[Played], seat: int) -> float | None:
    score = mean([one.scores[seat] for one in finished])
    return None if score is None else round(score, 3)


def _hash(played: Sequence[Played]) -> str:
    digest = blake2b(digest_size=16)
    for one in played:
        digest.update(f"{one.digest} {one.scores}\n".encode())
    return digest.hexdigest()
