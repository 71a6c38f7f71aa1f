"""The learned judgement of Vikings: who is how likely to win, by a net that has seen many games."""

from __future__ import annotations

import logging
from functools import cache
from math import exp
from pathlib import Path
from random import Random

from osada.bots.bot import Bot, BotMaker
from osada.bots.learning import Learning
from osada.bots.net import BadWeights, Net, read_net
from osada.bots.planner import Planner
from osada.bots.playout import Playout
from osada.bots.search import Search
from osada.kernel.game import Game
from osada.kernel.state import State

from .facts import PER_SHIP, SHIPS, WHOLE, facts
from .judge import VikingsJudge, board_of

WEIGHTS = Path(__file__).with_name("weights.npz")
"""What `osada lab train` made; docs/bots.md tells of what."""

log = logging.getLogger("osada.bots")


class LearnedJudge(VikingsJudge):
    """Judges chances by a net, and by hand as far as `by_hand` says; worth by hand alone."""

    def __init__(self, net: Net, by_hand: float = 0.0) -> None:
        super().__init__()
        self.net = net
        self.by_hand = by_hand

    def chances(self, state: State, seat: int) -> list[float]:
        """By the facts that this seat may know; sure at the end."""
        if state.outcome is not None:
            return VikingsJudge.chances(self, state, seat)
        seats = state.seats
        read = self.net.read(facts(board_of(state), seat))[:seats]
        most = max(read)
        odds = [exp(one - most) for one in read]
        whole = sum(odds)
        found = [odds[(at - seat) % seats] / whole for at in range(seats)]
        if not self.by_hand:
            return found
        guessed = VikingsJudge.chances(self, state, seat)
        part = self.by_hand
        return [
            (1.0 - part) * one + part * other for one, other in zip(found, guessed, strict=True)
        ]


def learned(by_hand: float = 0.0) -> VikingsJudge:
    """The learned judge; the one by hand, and said so, where the weights cannot be used."""
    net = _net()
    return VikingsJudge() if net is None else LearnedJudge(net, by_hand)


@cache
def _net() -> Net | None:
    try:
        return read_net(WEIGHTS, WHOLE, PER_SHIP)
    except BadWeights as error:
        log.warning("%s; Vikings is judged by hand instead, which is weaker", error)
        return None


def _facts(state: State, seat: int) -> list[float]:
    return facts(board_of(state), seat)


def _one_turn_deep(net: Net) -> BotMaker:
    def make(game: Game, rng: Random) -> Bot:
        judge = LearnedJudge(net)
        return Planner(Search(judge, Playout(judge, 1, 0), 20, 20, 60.0), rng)

    return make


LEARNING = Learning(_facts, WHOLE, PER_SHIP, SHIPS, WEIGHTS, _one_turn_deep)
