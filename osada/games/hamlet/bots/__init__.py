"""The computer players of Hamlet."""

from random import Random

from osada.bots.bot import Bot
from osada.bots.greedy import Greedy
from osada.kernel.game import Game

from .judge import HamletJudge


def greedy(game: Game, rng: Random) -> Bot:
    """Looks one turn deep, by a judgement made by hand."""
    return Greedy(HamletJudge(), rng)
