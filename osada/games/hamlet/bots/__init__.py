"""The computer players of Hamlet, weakest first. What each can do is measured in docs/bots.md."""

from collections.abc import Mapping
from random import Random

from osada.bots.answers import AnsweringMind, Looks
from osada.bots.beam import Beam
from osada.bots.bot import Bot, BotMaker
from osada.bots.careless import Careless
from osada.bots.greedy import Greedy
from osada.bots.levels import SECONDS
from osada.bots.planner import Planner
from osada.bots.tuning import Tuning
from osada.kernel.game import Game

from .judge import HamletJudge
from .weights import BY_HAND, NAMES, TUNED, tuned

IN_TIME = 0.85
"""The part of its time after which a level is cut short: the last step takes a while yet."""
PLANNING = 0.3
"""The part of its time that may go into finding turns to compare."""
BY_GUESS = 0.3
"""What the judgement by hand counts beside the learned one."""
LOOKS = 64
"""How often `master` looks at what the others make of its turns, in all."""
SLACK_OF_OTHERS = 1.0
"""By how many points their turns may look worse than the best one."""
SLACK = 1.0
"""By how many points an activity of a novice may look worse than the best one."""


def novice(game: Game, rng: Random) -> Bot:
    """Sees what an activity brings, and takes any that looks good."""
    return Planner(Careless(HamletJudge(), SLACK), rng)


def greedy(game: Game, rng: Random) -> Bot:
    """Looks one activity deep, by a judgement made by hand; the yardstick, and `casual`."""
    return Greedy(HamletJudge(), rng)


def skilled(game: Game, rng: Random) -> Bot:
    """Plans its whole turn, with ten beginnings in mind."""
    return Planner(Beam(HamletJudge(TUNED), 10, 7, 8, SECONDS["skilled"]), rng)


def strong(game: Game, rng: Random) -> Bot:
    """Plans its whole turn, and looks a few times at what the others make of the best five."""
    beam = Beam(HamletJudge(TUNED), 12, 7, 8, PLANNING * SECONDS["strong"])
    others = Beam(HamletJudge(TUNED), 3, 5, 4, SECONDS["strong"])
    looks = Looks(turns=5, in_all=12, rounds=1, late=1, slack=SLACK_OF_OTHERS)
    return _thinking(rng, beam, others, looks, SECONDS["strong"])


def master(game: Game, rng: Random) -> Bot:
    """The same with more turns, in more worlds, and to the end of the game once that is near. The
    others are taken to plan about as well as `skilled`: who takes them for less is surprised."""
    return _master(rng, 1.0)


def tenth(game: Game, rng: Random) -> Bot:
    """`master` with a tenth of its looks and of its time, for experiments: does looking pay?"""
    return _master(rng, 0.1)


def _master(rng: Random, part: float) -> Bot:
    seconds = part * SECONDS["master"]
    beam = Beam(HamletJudge(TUNED), 80, 8, 20, PLANNING * seconds)
    others = Beam(HamletJudge(TUNED), 5, 6, 6, seconds)
    looks = Looks(
        turns=8,
        in_all=round(LOOKS * part),
        rounds=1,
        late=2,
        slack=SLACK_OF_OTHERS,
    )
    return _thinking(rng, beam, others, looks, seconds)


def _thinking(rng: Random, beam: Beam, others: Beam, looks: Looks, seconds: float) -> Bot:
    from .learned import learned  # NumPy is loaded for those who think with a net

    return Planner(
        AnsweringMind(beam, learned(BY_GUESS, TUNED), others, looks, IN_TIME * seconds), rng
    )


def by_numbers(numbers: Mapping[str, float]) -> BotMaker:
    """Plans its whole turn with a few beginnings in mind, with other numbers."""
    return lambda game, rng: Planner(Beam(HamletJudge(tuned(numbers)), 4, 6, 6, 60.0), rng)


TUNING = Tuning({name: getattr(BY_HAND, name) for name in NAMES}, by_numbers)
