"""What hints say of the best move, over whole games: a gain that is named, that another does as
well or what is expected of both, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from osada.insight import CLOSELY, adviser, hint
from osada.insight.adviser import Adviser
from osada.insight.analysis import decisions, steps_of
from osada.kernel.chance import game_seed
from osada.kernel.game import Game

from .blocks import OpenGame, Progress, in_blocks, no_progress
from .puzzles import played_by

GAIN: Final = "gain"
HONEST: Final = "honest"
NOTHING: Final = "nothing"


class Said(NamedTuple):
    """What the hints of one game said."""

    number: int
    seats: int
    kinds: dict[str, int]
    keys: dict[str, int]
    """By the key of the first reason."""


def said(
    open_game: OpenGame,
    seed: int,
    numbers: Sequence[int],
    jobs: int,
    progress: Progress = no_progress,
) -> Iterator[Said]:
    """Ask for a hint at every decision of these games."""
    block = partial(_block, open_game, seed, tuple(numbers))
    for found in in_blocks(block, len(numbers), jobs, progress, 1):
        yield from found


def _block(open_game: OpenGame, seed: int, numbers: tuple[int, ...], block: range) -> list[Said]:
    game = open_game()
    return [said_in(game, seed, numbers[at]) for at in block]


def said_in(game: Game, seed: int, number: int) -> Said:
    """The same of one game, which its number and seed name."""
    several = [seats for seats in game.seats if seats > 1]
    seats = several[number % len(several)]
    journal = played_by(game, seats, game_seed(seed, number))
    who = adviser(game)
    kinds, keys = Counter({GAIN: 0, HONEST: 0, NOTHING: 0}), Counter[str]()
    for move in decisions(who, steps_of(journal)):
        if len(move.before.legal(move.seat)) < 2:
            continue
        reasons = hint(who, move.before, move.seat, CLOSELY).choices[0].reasons
        key = str(reasons[0]["key"]) if reasons else ""
        kinds[kind_of(who, key)] += 1
        keys[key] += 1
    return Said(number, seats, dict(kinds), dict(keys.most_common()))


def kind_of(who: Adviser, key: str) -> str:
    """What kind of reason it is."""
    if not key:
        return NOTHING
    plain = {phrase.key for phrase in (*who.plain, *who.ends) if phrase is not None}
    return HONEST if key in plain else GAIN
