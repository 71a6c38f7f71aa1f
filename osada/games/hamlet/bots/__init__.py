"""The computer players of Hamlet, weakest first. What each can do is measured in docs/bots.md."""

from random import Random

from osada.bots.beam import Beam
from osada.bots.bot import Bot
from osada.bots.careless import Careless
from osada.bots.greedy import Greedy
from osada.bots.levels import SECONDS
from osada.bots.planner import Planner
from osada.kernel.game import Game

from .judge import HamletJudge

SLACK = 1.0
"""By how many points an activity of a novice may look worse than the best one."""


def novice(game: Game, rng: Random) -> Bot:
    """Sees what an activity brings, and takes any that looks good."""
    return Planner(Careless(HamletJudge(), SLACK), rng)


def greedy(game: Game, rng: Random) -> Bot:
    """Looks one activity deep, by a judgement made by hand; the yardstick, and `casual`."""
    return Greedy(HamletJudge(), rng)


def skilled(game: Game, rng: Random) -> Bot:
    """Plans its whole turn, with a few beginnings in mind."""
    return Planner(Beam(HamletJudge(), 4, 5, 6, SECONDS["skilled"]), rng)


def strong(game: Game, rng: Random) -> Bot:
    """Plans its whole turn widely."""
    return Planner(Beam(HamletJudge(), 20, 6, 16, SECONDS["strong"]), rng)


def master(game: Game, rng: Random) -> Bot:
    """Plans its whole turn very widely."""
    return Planner(Beam(HamletJudge(), 60, 7, 24, SECONDS["master"]), rng)
