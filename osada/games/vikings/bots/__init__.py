"""The computer players of Vikings, weakest first. What each can do is measured in docs/bots.md."""

from collections.abc import Mapping
from random import Random

from osada.bots.bot import Bot, BotMaker
from osada.bots.careless import Careless
from osada.bots.greedy import Greedy
from osada.bots.levels import SECONDS
from osada.bots.planner import Planner
from osada.bots.playout import Playout
from osada.bots.search import Search
from osada.bots.tuning import Tuning
from osada.kernel.game import Game

from .evaluation import GUESSED, NAMES, tuned
from .judge import VikingsJudge

IN_TIME = 0.9
"""The part of its time after which a level is cut short: the last step takes a while yet."""
SLACK = 1.6
"""By how many points a turn of a novice may look worse than the best one."""


def novice(game: Game, rng: Random) -> Bot:
    """Sees what a turn brings, and takes any that looks good."""
    return Planner(Careless(VikingsJudge(), SLACK), rng)


def greedy(game: Game, rng: Random) -> Bot:
    """Looks one turn deep, by a judgement made by hand; the yardstick, and `casual`."""
    return Greedy(VikingsJudge(), rng)


def skilled(game: Game, rng: Random) -> Bot:
    """Looks one turn deep in several imagined worlds, by the learned judgement."""
    return _thinking(rng, "skilled", rounds=0, width=20, playouts=60, tries=3, by_hand=0.0)


def strong(game: Game, rng: Random) -> Bot:
    """Plays the rest of the round on in thought."""
    return _thinking(rng, "strong", rounds=1, width=16, playouts=200, tries=3, by_hand=0.0)


def master(game: Game, rng: Random) -> Bot:
    """Plays this round and the next on in thought, many times."""
    return _master(rng, 1.0)


def tenth(game: Game, rng: Random) -> Bot:
    """`master` with a tenth of its looks and of its time, for experiments: does looking pay?"""
    return _master(rng, 0.1)


def _master(rng: Random, part: float) -> Bot:
    looks = round(600 * part)
    return _thinking(rng, "master", 2, width=24, playouts=looks, tries=6, by_hand=0.5, part=part)


def _thinking(
    rng: Random,
    level: str,
    rounds: int,
    width: int,
    playouts: int,
    tries: int,
    by_hand: float,
    part: float = 1.0,
) -> Bot:
    from .learned import learned  # NumPy is loaded for those who think with a net

    playout = Playout(VikingsJudge(), tries, rounds)
    seconds = IN_TIME * SECONDS[level] * part
    search = Search(learned(by_hand), playout, width, playouts, seconds)
    return Planner(search, rng)


def by_numbers(numbers: Mapping[str, float]) -> BotMaker:
    """Greedy, with other numbers."""
    return lambda game, rng: Greedy(VikingsJudge(tuned(numbers)), rng)


TUNING = Tuning({name: getattr(GUESSED, name) for name in NAMES}, by_numbers)
