"""Computer players against each other: who wins how often, how surely, and how fast."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypedDict, cast

from osada._compiled import MODE
from osada.bots.guarded import SECONDS, Guarded
from osada.bots.own import noted
from osada.kernel.action import Action
from osada.kernel.chance import game_seed
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.study import Study
from osada.kernel.writing import write_record
from osada.version import __version__

from .blocks import OpenGame, Progress, in_blocks, no_progress
from .limits import Limits
from .series import Series, Told
from .stats import mean, mean_interval, wilson


class Simulation(Told):
    """What came of a series, seat by seat; JSON-ready. Means and shares are over the games that
    have a score: the finished ones and, where the game can be scored as it stands, those that
    were broken off at a limit (`unfinished` of all). None where there are none. `mean_figures` are
    the game's own: each with the ends of its 95 % interval. `seen_in` tells in how many games each
    thing was met that a game keeps count of."""

    decisions_per_s: float
    games_per_s: float
    mean_progress: dict[str, float]
    mean_figures: dict[str, list[float]]
    median_figures: dict[str, float]
    seen_in: dict[str, dict[str, int]]
    mean_scores: list[float | None]
    mean_parts: list[dict[str, float]]
    win_share: list[float | None]
    win_interval: list[list[float]]
    faults: list[Faults]
    hash: str


class Played(NamedTuple):
    """What came of one game; one that cannot be scored has no scores."""

    digest: str
    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    winners: tuple[int, ...]
    decisions: int
    progress: dict[str, int]
    figures: dict[str, float]
    seen: dict[str, dict[str, bool]]
    finished: bool
    faults: tuple[tuple[str, ...], ...]
    """What players from people's own files did wrong, seat by seat."""


class Faults(TypedDict):
    """How often a player from somebody's own file broke the rules or the clock; JSON-ready."""

    bot: str
    times: int
    first: str


def simulate(
    open_game: OpenGame,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    limits: Limits = Limits(),  # noqa: B008 - an immutable value
    keep: Path | None = None,
    progress: Progress = no_progress,
    seconds: float = SECONDS,
) -> Simulation:
    """Play games between these bots, each in the seat it is named for.

    `hash` covers the final position and the scores of every game in order: it is the same with
    any number of jobs, compiled or pure. With `keep` every game is written there as a record.
    """
    game = open_game()
    series = Series(open_game, tuple(bots), seed, dict(options or {}), limits, seconds, True)
    series.check(game)
    began = perf_counter()
    played = [
        one
        for block in in_blocks(partial(_play_block, series, keep), games, jobs, progress)
        for one in block
    ]
    took = perf_counter() - began
    scored = [one for one in played if one.scores]
    decisions = sum(one.decisions for one in played)
    wins = [_wins(scored, seat) for seat in range(len(bots))]
    return {
        "game": game.name,
        "seats": len(bots),
        "bots": list(bots),
        "games": len(played),
        "unfinished": sum(not one.finished for one in played),
        "decisions": decisions,
        "seconds": round(took, 3),
        "decisions_per_s": round(decisions / took, 1),
        "games_per_s": round(len(played) / took, 2),
        "mean_progress": _means([one.progress for one in played]),
        "mean_figures": _with_intervals([one.figures for one in played]),
        "median_figures": _medians([one.figures for one in played]),
        "seen_in": _seen([one.seen for one in played]),
        "mean_scores": [_mean_score(scored, seat) for seat in range(len(bots))],
        "mean_parts": [_means([one.parts[seat] for one in scored]) for seat in range(len(bots))],
        "win_share": [round(w / len(scored), 4) if scored else None for w in wins],
        "win_interval": [[round(end, 4) for end in wilson(w, len(scored))] for w in wins],
        "faults": _faults(series.bots, played),
        "hash": _hash(played),
        "seed": seed,
        "jobs": jobs,
        "mode": MODE,
        "version": __version__,
    }


def _play_block(series: Series, keep: Path | None, numbers: range) -> list[Played]:
    game = series.open_game()
    found = []
    for number in numbers:
        seed = game_seed(series.seed, number)
        moves: list[tuple[int, Action]] = []
        found.append(_play(game, series, seed, moves))
        if keep is not None:
            record = _record(game, series, seed, moves)
            (keep / f"{game.name}-{number + 1:05}.osada").write_text(record, "utf-8")
    return found


def _record(game: Game, series: Series, seed: int, moves: list[tuple[int, Action]]) -> str:
    """A game that was played, written down."""
    journal = Journal(game, len(series.bots), seed, series.options)
    journal.players = dict(enumerate(map(noted, series.bots)))
    for seat, action in moves:
        journal.play(seat, action)
    return write_record(journal)


def _play(game: Game, series: Series, seed: int, moves: list[tuple[int, Action]]) -> Played:
    state = game.start(len(series.bots), seed, series.options)
    players = [series.player(game, name, seed, seat) for seat, name in enumerate(series.bots)]
    study = _study(game)
    decisions = 0
    while state.turn and not series.limits.reached(state, decisions):
        if study is not None:
            study.look(state)
        seat = state.turn[0]
        action = players[seat].choose(state, seat)
        state.play(seat, action)
        moves.append((seat, action))
        decisions += 1
    if study is not None:
        study.look(state)
    outcome = state.scored_now()
    scores = () if outcome is None else outcome.scores
    return Played(
        digest=state.digest(),
        scores=tuple(score.total for score in scores),
        parts=tuple(score.parts for score in scores),
        winners=() if outcome is None else outcome.winners,
        decisions=decisions,
        progress=state.progress(),
        figures={**state.figures(), **(study.figures() if study is not None else {})},
        seen=study.seen() if study is not None else {},
        finished=not state.turn,
        faults=tuple(tuple(one.faults) if isinstance(one, Guarded) else () for one in players),
    )


def _study(game: Game) -> Study | None:
    """Who looks on for the game's own figures."""
    if not game.house.study:
        return None
    made = cast(Callable[[], Study], game.house.part(game.house.study))
    return made()


def _faults(bots: Sequence[str], played: Sequence[Played]) -> list[Faults]:
    found: list[Faults] = []
    for seat, name in enumerate(bots):
        all_of_it = [fault for one in played for fault in one.faults[seat]]
        if all_of_it:
            found.append({"bot": name, "times": len(all_of_it), "first": all_of_it[0]})
    return found


def _wins(scored: Sequence[Played], seat: int) -> float:
    """A win shared by k seats is 1/k of a win to each of them."""
    return sum(1 / len(one.winners) for one in scored if seat in one.winners)


def _mean_score(scored: Sequence[Played], seat: int) -> float | None:
    score = mean([one.scores[seat] for one in scored])
    return None if score is None else round(score, 3)


def _means(counts: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """The mean of every name that occurs; one that is missing counts as nothing."""
    names = list(dict.fromkeys(name for one in counts for name in one))
    return {name: round(sum(one.get(name, 0) for one in counts) / len(counts), 3) for name in names}


def _with_intervals(figures: Sequence[Mapping[str, float]]) -> dict[str, list[float]]:
    """For each name its mean, and the ends of a 95 % interval of that mean."""
    names = list(dict.fromkeys(name for one in figures for name in one))
    found: dict[str, list[float]] = {}
    for name in names:
        values = [one[name] for one in figures if name in one]
        middle, low, high = mean_interval(values)
        found[name] = [round(middle, 3), round(low, 3), round(high, 3)]
    return found


def _medians(figures: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The middle of each figure."""
    names = list(dict.fromkeys(name for one in figures for name in one))
    return {name: round(median([one[name] for one in figures if name in one]), 3) for name in names}


def _seen(games: Sequence[Mapping[str, Mapping[str, bool]]]) -> dict[str, dict[str, int]]:
    """In how many games each thing was met."""
    found: dict[str, dict[str, int]] = {}
    for one in games:
        for kind, things in one.items():
            counts = found.setdefault(kind, {})
            for thing, met in things.items():
                counts[thing] = counts.get(thing, 0) + met
    return found


def _hash(played: Sequence[Played]) -> str:
    digest = blake2b(digest_size=16)
    for one in played:
        digest.update(f"{one.digest} {one.scores}\n".encode())
    return digest.hexdigest()
