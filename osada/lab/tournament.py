"""Tournaments: the same deals with everybody in every seat once: luck and seats cancel out."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

from osada._compiled import MODE
from osada.bots.guarded import SECONDS
from osada.kernel.game import Game
from osada.version import __version__

from .blocks import OpenGame, Progress, no_progress
from .duel import Line, Sat, Sitting, play_line, sat
from .errors import at_least_one
from .ledger import FILE, Ledger, head_of
from .limits import Limits
from .series import Series
from .spread import spread
from .standings import Tournament, told
from .workers import Workers


def tournament(
    open_game: OpenGame,
    bots: Sequence[str],
    blocks: int,
    seed: int = 0,
    workers: Workers = Workers(1),  # noqa: B008 - an immutable value
    options: Mapping[str, object] | None = None,
    limits: Limits = Limits(),  # noqa: B008 - an immutable value
    progress: Progress = no_progress,
    keep: Callable[[Sequence[Sat]], None] | None = None,
    folder: Path | None = None,
    seconds: float = SECONDS,
    clock: bool = False,
) -> Tournament:
    """Play every deal once in each turning of the seats. The same with any number of workers,
    unless the levels look at a clock. Who wants to keep all of it is given all of it.

    With a folder, every game is written to a results file there as it ends, and those that it holds
    already are not played again.
    """
    series = Series(open_game, tuple(bots), seed, dict(options or {}), limits, seconds, clock)
    began = perf_counter()
    lines = play_series(series, blocks, workers, progress, folder and folder / FILE)
    if keep is not None:
        keep([one for line in lines for one in sat(line, series)])
    return {
        **told(open_game().name, series, blocks, lines),
        "wall_seconds": round(perf_counter() - began, 3),
        "jobs": workers.at_once,
        "mode": MODE,
        "version": __version__,
    }


def play_series(
    series: Series,
    blocks: int,
    workers: Workers,
    progress: Progress = no_progress,
    file: Path | None = None,
) -> list[Line]:
    """All games of a series, deal by deal; those that a results file has are taken from there."""
    found = dict(stream(series, blocks, workers, progress, file))
    return [found[one] for one in sorted(found)]


def stream(
    series: Series, blocks: int, workers: Workers, progress: Progress, file: Path | None
) -> Generator[tuple[Sitting, Line], None, None]:
    """The games as they end, those that a results file has first; stopped, nothing goes on."""
    at_least_one("the number of games", blocks)
    workers.check()
    game = series.open_game()
    series.check(game)
    sittings = [Sitting(block, turned) for block in range(blocks) for turned in series.turnings]
    ledger = None if file is None else Ledger(file, head_of(game, series))
    there = {} if ledger is None else dict(ledger.lines)
    try:
        yield from [(one, there[one]) for one in sittings if one in there]
        missing = [one for one in sittings if one not in there]
        games = spread(partial(_play, series), missing, workers)
        for done, (sitting, line) in enumerate(games, len(sittings) - len(missing) + 1):
            if ledger is not None:
                ledger.add(sitting, line)
            progress(done, len(sittings))
            yield sitting, line
    finally:
        if ledger is not None:
            ledger.close()


def _play(series: Series, sitting: Sitting) -> Line:
    """One game, in whatever process: a function of what it is given and of nothing else."""
    return play_line(series.open_game(), series, sitting)


def play_one(game: Game, series: Series, block: int, turned: int) -> list[Sat]:
    """One game; who is in no position to win, because it was stopped, has not won."""
    return sat(play_line(game, series, Sitting(block, turned)), series)
