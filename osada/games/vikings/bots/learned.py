"""The learned judgement of Vikings: who is how likely to win, by a net that has seen many games."""

from __future__ import annotations

from pathlib import Path
from random import Random

from osada.bots.bot import Bot, BotMaker
from osada.bots.learned import chances_by, mixed, net_of
from osada.bots.learning import Learning
from osada.bots.net import Net
from osada.bots.planner import Planner
from osada.bots.playout import Playout
from osada.bots.search import Search
from osada.kernel.game import Game
from osada.kernel.state import State

from .facts import PER_SHIP, SHIPS, WHOLE, facts
from .judge import VikingsJudge, board_of

WEIGHTS = Path(__file__).with_name("weights.npz")
"""What `osada lab train` made; docs/bots.md tells of what."""


class LearnedJudge(VikingsJudge):
    """Judges chances by a net, and by hand as far as `by_hand` says; worth by hand alone."""

    def __init__(self, net: Net, by_hand: float = 0.0) -> None:
        super().__init__()
        self.net = net
        self.by_hand = by_hand

    def __reduce__(self) -> tuple[type[LearnedJudge], tuple[object, ...]]:
        return LearnedJudge, (self.net, self.by_hand)

    def chances(self, state: State, seat: int) -> list[float]:
        """By the facts that this seat may know; sure at the end."""
        if state.outcome is not None:
            return VikingsJudge.chances(self, state, seat)
        found = chances_by(self.net, facts(board_of(state), seat), seat, state.seats)
        if not self.by_hand:
            return found
        return mixed(found, VikingsJudge.chances(self, state, seat), self.by_hand)


def learned(by_hand: float = 0.0) -> VikingsJudge:
    """The learned judge; the one by hand, and said so, where the weights cannot be used."""
    net = net_of("Vikings", WEIGHTS, WHOLE, PER_SHIP)
    return VikingsJudge() if net is None else LearnedJudge(net, by_hand)


def _facts(state: State, seat: int) -> list[float]:
    return facts(board_of(state), seat)


def _one_turn_deep(net: Net) -> BotMaker:
    def make(game: Game, rng: Random) -> Bot:
        judge = LearnedJudge(net)
        return Planner(Search(judge, Playout(judge, 1, 0), 20, 20, 60.0), rng)

    return make


LEARNING = Learning(_facts, WHOLE, PER_SHIP, SHIPS, WEIGHTS, _one_turn_deep)
