"""The learned judgement of Hamlet: who is how likely to win, by a net that has seen many games.

It says well how a game stands and badly which of two turns is the better one: so it judges where a
look ahead ends, and what turns there are is planned by hand.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from osada.bots.beam import Beam
from osada.bots.bot import Bot, BotMaker
from osada.bots.learned import chances_by, mixed, net_of
from osada.bots.learning import Learning
from osada.bots.net import Net
from osada.bots.planner import Mind, Planner
from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State

from .facts import PER_WANTED, WANTED, WHOLE, facts
from .judge import HamletJudge, table_of
from .weights import BY_HAND, Weights

WEIGHTS = Path(__file__).with_name("weights.npz")
"""What `osada lab train` made; docs/bots.md tells of what."""

FEW = 8
LONG = 60.0
"""Seconds: no clock has a say."""


class LearnedJudge(HamletJudge):
    """Judges chances by a net, and by hand as far as `by_hand` says; worth by hand alone."""

    def __init__(self, net: Net, by_hand: float = 0.0, weights: Weights = BY_HAND) -> None:
        super().__init__(weights)
        self.net = net
        self.by_hand = by_hand

    def __reduce__(self) -> tuple[type[LearnedJudge], tuple[object, ...]]:
        return LearnedJudge, (self.net, self.by_hand, self.weights)

    def chances(self, state: State, seat: int) -> list[float]:
        """By the facts of the table; sure at the end. Alone everybody wins."""
        if state.outcome is not None or state.seats == 1:
            return HamletJudge.chances(self, state, seat)
        found = chances_by(self.net, facts(table_of(state), seat), seat, state.seats)
        if not self.by_hand:
            return found
        return mixed(found, HamletJudge.chances(self, state, seat), self.by_hand)


def learned(by_hand: float, weights: Weights) -> HamletJudge:
    """The learned judge; the one by hand, and said so, where the weights cannot be used."""
    net = net_of("Hamlet", WEIGHTS, WHOLE, PER_WANTED)
    return HamletJudge(weights) if net is None else LearnedJudge(net, by_hand, weights)


class ByNet(Mind):
    """Plans a few turns by hand, and takes the one that the net likes best."""

    def __init__(self, beam: Beam, judge: HamletJudge) -> None:
        self.beam = beam
        self.judge = judge

    def __reduce__(self) -> tuple[type[ByNet], tuple[object, ...]]:
        return ByNet, (self.beam, self.judge)

    def turn(self, state: State, seat: int, seed: int) -> list[Action]:
        """The turn after which one seems likeliest to win."""
        lines = self.beam.turns(state.imagined(seat, Random(seed)), seat, FEW)
        return max(lines, key=lambda line: self.judge.chances(line.after, seat)[seat]).actions


def _facts(state: State, seat: int) -> list[float]:
    return facts(table_of(state), seat)


def _by_net(net: Net) -> BotMaker:
    def make(game: Game, rng: Random) -> Bot:
        return Planner(ByNet(Beam(HamletJudge(), 2, 4, 4, LONG), LearnedJudge(net)), rng)

    return make


LEARNING = Learning(_facts, WHOLE, PER_WANTED, WANTED, WEIGHTS, _by_net)
