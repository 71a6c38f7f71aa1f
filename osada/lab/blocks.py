"""Many games in blocks, in this process or in several, with the same result whichever it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import TypeVar

from osada.games import game
from osada.kernel.game import Game

from .errors import at_least_one
from .workers import Workers

Result = TypeVar("Result")
OpenGame = Callable[[], Game]
"""Opens the game in whatever process it is wanted."""
Progress = Callable[[int, int], None]
"""Told now and then how many games of how many are done."""

LARGEST_BLOCK = 20


def no_progress(done: int, total: int) -> None:
    """For when nobody watches."""


@lru_cache(maxsize=8)
def _opened(name: str, override: str | None) -> Game:
    return game(name, override)


def opener(name: str, override: str | None) -> OpenGame:
    """Opens a game by name, with an owner's override file if there is one; once a process."""
    return partial(_opened, name, override)


def in_blocks(
    work: Callable[[range], Result],
    games: int,
    jobs: int,
    progress: Progress,
    largest: int = LARGEST_BLOCK,
) -> Iterator[Result]:
    """What `work` makes of each block of game numbers, in order, by so many processes."""
    at_least_one("the number of games", games)
    at_least_one("the number of jobs", jobs)
    size = max(1, min(largest, games // jobs))
    blocks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for block in blocks:
            yield work(block)
            progress(block.stop, games)
        return
    pool = Workers(min(jobs, len(blocks))).open()
    try:
        for block, result in zip(blocks, pool.map(work, blocks), strict=True):
            yield result
            progress(block.stop, games)
    finally:
        pool.shutdown(cancel_futures=True)
