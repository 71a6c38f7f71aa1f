"""Random play that looks for faults in the rules: many games, each checked as it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, TypedDict

from osada._compiled import MODE
from osada.kernel.chance import game_seed
from osada.kernel.game import Game
from osada.version import __version__

from .blocks import OpenGame, Progress, in_blocks, no_progress
from .checks import ALL
from .checks.rules import REFUSED, VAGUE
from .errors import BadExperiment, at_least_one
from .failure import shorten, write_failure
from .idle_options import idle_options
from .limits import Limits
from .random_game import RandomGame

EVERY = 30
"""The dear checks are made at one step in so many."""
OUT = "fuzz-failures"
"""The folder that failures are written to."""
MOST_RECORDS = 10
"""So many failures are cut short and written; the rest are only counted."""


class Finding(TypedDict):
    """One failure: in which game, which check, why; after how many steps, in which record."""

    game: int
    check: str
    reason: str
    step: int | None
    file: str | None


class Fuzzing(TypedDict):
    """What came of it all; JSON-ready. `checks` says how often each check was made, `failures` in
    how many games one failed; `found` has the first of them. `unfinished` games were broken off
    at a limit."""

    game: str
    games: int
    seats: list[int]
    steps: int
    unfinished: int
    failures: int
    found: list[Finding]
    checks: dict[str, int]
    refused: int
    """Refusals of actions that would have answered what was asked…"""
    vague: int
    """… and those of them that heard no more than what the question is."""
    idle: list[str]
    """Choices of options with which no game went another way than with the usual ones."""
    seconds: float
    seed: int
    jobs: int
    mode: str
    version: str


class Hunt(NamedTuple):
    """What is played, as every process has to know it."""

    open_game: OpenGame
    seats: tuple[int, ...]
    seed: int
    every: int
    limits: Limits


class Found(NamedTuple):
    """What came of a block of games."""

    steps: int
    unfinished: int
    checks: Counter[str]
    tally: Counter[str]
    failed: list[int]
    """The numbers of the games in which something failed."""


def fuzz(
    open_game: OpenGame,
    games: int,
    seats: Sequence[int] = (),
    seed: int = 0,
    jobs: int = 1,
    every: int = EVERY,
    out: str | Path = OUT,
    limits: Limits = Limits(),  # noqa: B008 - an immutable value
    progress: Progress = no_progress,
) -> Fuzzing:
    """Play random games, with these numbers of seats in turn (all the game is for by default).
    Failures are written to the folder `out`."""
    game = open_game()
    at_least_one("the step of the dear checks (--every)", every)
    limits.check(game)
    hunt = Hunt(open_game, tuple(seats) or game.seats, seed, every, limits)
    for number in hunt.seats:
        game.check_seats(number)
    if not 0 <= seed < 1 << 64:
        raise BadExperiment(f"the seed must be a whole number from 0 to 2^64-1, not {seed}")
    began = perf_counter()
    blocks = list(in_blocks(partial(_play_block, hunt), games, jobs, progress))
    seconds = perf_counter() - began
    checks = sum((block.checks for block in blocks), Counter({check.name: 0 for check in ALL}))
    tally = sum((block.tally for block in blocks), Counter[str]())
    failed = [number for block in blocks for number in block.failed]
    return {
        "game": game.name,
        "games": games,
        "seats": list(hunt.seats),
        "steps": sum(block.steps for block in blocks),
        "unfinished": sum(block.unfinished for block in blocks),
        "failures": len(failed),
        "found": [_write_out(game, hunt, number, Path(out)) for number in failed[:MOST_RECORDS]],
        "checks": {check.name: checks[check.name] for check in ALL},
        "refused": tally[REFUSED],
        "vague": tally[VAGUE],
        "idle": idle_options(game),
        "seconds": round(seconds, 3),
        "seed": seed,
        "jobs": jobs,
        "mode": MODE,
        "version": __version__,
    }


def _play_block(hunt: Hunt, numbers: range) -> Found:
    game = hunt.open_game()
    found = Found(0, 0, Counter(), Counter(), [])
    for number in numbers:
        played = _play(game, hunt, number)
        found.checks.update(played.checks)
        found.tally.update(played.tally)
        if played.journal is not None:
            found = found._replace(
                steps=found.steps + len(played.journal.played),
                unfinished=found.unfinished + int(played.broken_off),
            )
        if played.failure is not None:
            found.failed.append(number)
    return found


def _play(game: Game, hunt: Hunt, number: int) -> RandomGame:
    seats = hunt.seats[number % len(hunt.seats)]
    return RandomGame(game, seats, game_seed(hunt.seed, number), hunt.every, hunt.limits)


def _write_out(game: Game, hunt: Hunt, number: int, folder: Path) -> Finding:
    """Play the game again to where it failed, cut it short and write it down."""
    played = _play(game, hunt, number)
    failure = played.failure
    if failure is None:
        reason = "it failed once, but not when played again: something outside the state counts"
        return Finding(game=number, check="playing", reason=reason, step=None, file=None)
    if played.journal is None:
        reason = f"{failure.reason}: {failure.attempted}"
        return Finding(game=number, check=failure.check, reason=reason, step=None, file=None)
    journal, failure = shorten(played.journal, failure)
    name = f"{game.name}-{journal.seats}-seats-{hunt.seed}-{number}"
    path = write_failure(journal, failure, folder, name)
    steps = len(journal.played)
    return Finding(
        game=number, check=failure.check, reason=failure.reason, step=steps, file=str(path)
    )
