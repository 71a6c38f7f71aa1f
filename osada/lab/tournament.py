"""Tournaments: the same deals with everybody in every seat once: luck and seats cancel out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import NamedTuple, TypedDict

from osada._compiled import MODE
from osada.bots import Bot, bot
from osada.bots.planner import Planner
from osada.kernel.chance import game_seed
from osada.kernel.game import Game
from osada.version import __version__

from .blocks import OpenGame, Progress, in_blocks, no_progress
from .limits import Limits
from .series import Series, Told
from .stats import mean_interval, wilson


class Standing(TypedDict):
    """How one entrant did; JSON-ready."""

    bot: str
    games: int
    """Seats it sat at, over all games."""
    win_share: float
    wilson: list[float]
    """The 95 % interval of the share, were all those games independent of one another."""
    blocks_interval: list[float]
    """The same by the spread between deals."""
    mean_score: float
    seconds_per_decision: float
    longest: float
    """The longest that one decision took, in seconds."""


class Tournament(Told):
    """What came of it. With k of the same name at a table, par is k seats' share of the wins."""

    blocks: int
    standings: list[Standing]
    win_share: dict[str, float]
    wilson: dict[str, list[float]]
    mean_scores: dict[str, float]
    seconds_per_decision: dict[str, float]
    seat_share: list[float]
    """How often each seat won, whoever sat there."""


class Sat(NamedTuple):
    """What came of one game for who sat at one seat."""

    block: int
    turned: int
    bot: str
    seat: int
    won: float
    score: int
    seconds: float
    longest: float
    decisions: int
    finished: bool
    said: list[float]
    """How likely it found itself to win, each time it thought."""


def tournament(
    open_game: OpenGame,
    bots: Sequence[str],
    blocks: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    limits: Limits = Limits(),  # noqa: B008 - an immutable value
    progress: Progress = no_progress,
    keep: Callable[[Sequence[Sat]], None] | None = None,
) -> Tournament:
    """Play every deal once in each turning of the seats. The same with any number of jobs, but for
    what the clock has a say in. Who wants to keep all of it is given all of it."""
    game = open_game()
    series = Series(open_game, tuple(bots), seed, dict(options or {}), limits)
    series.check(game)
    began = perf_counter()
    found = [
        one
        for block in in_blocks(partial(_play_blocks, series), blocks, jobs, progress)
        for one in block
    ]
    if keep is not None:
        keep(found)
    seats = len(bots)
    games = blocks * seats
    standings = [_standing(name, found) for name in dict.fromkeys(bots)]
    return {
        "game": game.name,
        "seats": seats,
        "bots": list(bots),
        "blocks": blocks,
        "games": games,
        "unfinished": sum(not one.finished for one in found) // seats,
        "decisions": sum(one.decisions for one in found),
        "standings": standings,
        "win_share": {one["bot"]: one["win_share"] for one in standings},
        "wilson": {one["bot"]: one["wilson"] for one in standings},
        "mean_scores": {one["bot"]: one["mean_score"] for one in standings},
        "seconds_per_decision": {one["bot"]: one["seconds_per_decision"] for one in standings},
        "seat_share": [_share([one for one in found if one.seat == at]) for at in range(seats)],
        "seconds": round(perf_counter() - began, 3),
        "seed": seed,
        "jobs": jobs,
        "mode": MODE,
        "version": __version__,
    }


def _standing(name: str, found: Sequence[Sat]) -> Standing:
    mine = [one for one in found if one.bot == name]
    wins = sum(one.won for one in mine)
    by_block: dict[int, list[float]] = {}
    for one in mine:
        by_block.setdefault(one.block, []).append(one.won)
    _, low, high = mean_interval([sum(won) / len(won) for won in by_block.values()])
    decisions = sum(one.decisions for one in mine)
    return {
        "bot": name,
        "games": len(mine),
        "win_share": _share(mine),
        "wilson": [round(end, 4) for end in wilson(wins, len(mine))],
        "blocks_interval": [round(max(0.0, low), 4), round(min(1.0, high), 4)],
        "mean_score": round(sum(one.score for one in mine) / len(mine), 3),
        "seconds_per_decision": round(sum(one.seconds for one in mine) / max(1, decisions), 6),
        "longest": round(max(one.longest for one in mine), 4),
    }


def _share(sat: Sequence[Sat]) -> float:
    return round(sum(one.won for one in sat) / len(sat), 4)


def _play_blocks(series: Series, numbers: range) -> list[Sat]:
    game = series.open_game()
    seats = len(series.bots)
    return [
        one
        for block in numbers
        for turned in range(seats)
        for one in play_one(game, series, block, turned)
    ]


def play_one(game: Game, series: Series, block: int, turned: int) -> list[Sat]:
    """One game; who is in no position to win, because it was stopped, has not won."""
    names = series.bots[turned:] + series.bots[:turned]
    seed = game_seed(series.seed, block)
    state = game.start(len(names), seed, series.options)
    players = [bot(name, game, seed, seat) for seat, name in enumerate(names)]
    seconds, longest = [0.0] * len(names), [0.0] * len(names)
    decisions = [0] * len(names)
    said: list[list[float]] = [[] for _ in names]
    while state.turn and not series.limits.reached(state, sum(decisions)):
        seat = state.turn[0]
        began = perf_counter()
        action = players[seat].choose(state, seat)
        took = perf_counter() - began
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        decisions[seat] += 1
        chance = _chance(players[seat])
        if chance >= 0 and chance not in said[seat][-1:]:
            said[seat].append(round(chance, 4))
        state.play(seat, action)
    outcome = state.scored_now()
    winners = () if outcome is None else outcome.winners
    return [
        Sat(
            block=block,
            turned=turned,
            bot=name,
            seat=seat,
            won=1 / len(winners) if seat in winners else 0.0,
            score=0 if outcome is None else outcome.scores[seat].total,
            seconds=seconds[seat],
            longest=longest[seat],
            decisions=decisions[seat],
            finished=not state.turn,
            said=said[seat],
        )
        for seat, name in enumerate(names)
    ]


def _chance(player: Bot) -> float:
    return player.mind.chance if isinstance(player, Planner) else -1.0
