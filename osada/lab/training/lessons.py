"""Games to learn from: what every seat could know now and then, and how it ended."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from osada.bots import bot
from osada.bots.learning import Learning
from osada.bots.net import SEATS
from osada.kernel.chance import game_seed
from osada.kernel.game import Game

from ..blocks import OpenGame, Progress, in_blocks

Rows = npt.NDArray[np.float32]

NOISE = (0.0, 0.05, 0.15)
"""How many decisions of a game are cast by lot: strange positions have to be judged, too."""
LOOKS = 0.35
"""The part of the positions that is kept."""
TEN = 10.0
"""Points are learned in tens, so that they are about as large as the rest."""


class Lessons(NamedTuple):
    """A row for each position kept; seats in order from the one who looks."""

    facts: npt.NDArray[np.float16]
    wins: Rows
    points: Rows
    there: Rows
    """1 for a seat that plays, 0 for one that does not."""

    @property
    def positions(self) -> int:
        """How many positions there are."""
        return len(self.facts)

    def only(self, which: slice | npt.NDArray[np.int64]) -> Lessons:
        """Some of them."""
        return Lessons(self.facts[which], self.wins[which], self.points[which], self.there[which])


def learning_of(game: Game) -> Learning:
    """What the game gives to learn from."""
    return cast(Learning, game.house.part(game.house.learning))


def play_lessons(
    open_game: OpenGame, level: str, games: int, seed: int, jobs: int, progress: Progress
) -> Lessons:
    """Let players of a level play, or of several (drawn for each seat), with every number of seats
    in turn."""
    blocks = list(in_blocks(partial(_block, open_game, level, seed), games, jobs, progress))
    return Lessons(
        np.concatenate([block.facts for block in blocks]),
        np.concatenate([block.wins for block in blocks]),
        np.concatenate([block.points for block in blocks]),
        np.concatenate([block.there for block in blocks]),
    )


def _block(open_game: OpenGame, level: str, seed: int, numbers: range) -> Lessons:
    game = open_game()
    learning = learning_of(game)
    facts: list[list[float]] = []
    ends: list[tuple[list[float], list[float], list[float]]] = []
    for number in numbers:
        rng = Random(f"{seed} {number}")
        before = len(facts)
        looks = _game(game, learning, level, game_seed(seed, number), rng, facts)
        wins, points = looks.wins, looks.points
        for who in looks.who:
            seats = len(wins)
            order = [(who + at) % seats for at in range(seats)]
            rest = [0.0] * (SEATS - seats)
            ends.append(
                (
                    [wins[at] for at in order] + rest,
                    [points[at] / TEN for at in order] + rest,
                    [1.0] * seats + rest,
                )
            )
        assert len(facts) - before == len(looks.who)
    return Lessons(
        np.array(facts, np.float16),
        np.array([end[0] for end in ends], np.float32),
        np.array([end[1] for end in ends], np.float32),
        np.array([end[2] for end in ends], np.float32),
    )


class _Looked(NamedTuple):
    who: list[int]
    wins: list[float]
    points: list[float]


def _game(
    game: Game, learning: Learning, level: str, seed: int, rng: Random, facts: list[list[float]]
) -> _Looked:
    seats = rng.choice([count for count in game.seats if count > 1])
    state = game.start(seats, seed)
    levels = level.split(",")
    names = [rng.choice(levels) if len(levels) > 1 else level for _ in range(seats)]
    players = [bot(name, game, seed, seat) for seat, name in enumerate(names)]
    noise = rng.choice(NOISE)
    who: list[int] = []
    while state.turn:
        seat = state.turn[0]
        by_lot = rng.random() < noise
        action = rng.choice(state.legal(seat)) if by_lot else players[seat].choose(state, seat)
        state.play(seat, action)
        if state.turn and rng.random() < LOOKS:
            who.append(rng.randrange(seats))
            facts.append(learning.facts(state, who[-1]))
    outcome = state.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return _Looked(
        who,
        [share if seat in outcome.winners else 0.0 for seat in range(seats)],
        [float(score.total) for score in outcome.scores],
    )
