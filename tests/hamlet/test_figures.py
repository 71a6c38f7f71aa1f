"""The benchmark's own figures of Hamlet: they are taken from as much play as they say."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import osada
from osada.bots.bot import Bot
from osada.bots.uniform import Uniform
from osada.games.hamlet import figures
from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State


@pytest.mark.pure_only
def test_greedy_games_are_left_after_so_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []

    class Hasty(Uniform):
        """Ends its turn whenever it may."""

        def choose(self, state: State, seat: int) -> Action:
            turns.append(state.progress()["turns"])
            ends = [action for action in state.legal(seat) if action.kind == "end"]
            return ends[0] if ends else super().choose(state, seat)

    def hasty(game: Game, rng: Random) -> Bot:
        return Hasty(game, rng)

    for name, value in {"greedy": hasty, "MOST_TURNS": 3, "GREEDY_GAMES": 2, "REPEATS": 1}.items():
        monkeypatch.setattr(figures, name, value)
    assert figures._busiest_menu(osada.game("hamlet")) > 0
    assert sorted(set(turns)) == [0, 1, 2]
    assert turns.count(0) == 2 * turns[: turns.index(1)].count(0), "two games, alike"


class Endless:
    """A game in which nothing is done but to end the turn."""

    seats = (1, 2)
    turn = (0,)

    def __init__(self) -> None:
        self.started: list[tuple[int, int]] = []

    def start(self, seats: int, seed: int) -> Endless:
        self.started.append((seats, seed))
        return self

    def legal(self, seat: int) -> list[Any]:
        return [SimpleNamespace(kind="end")]

    def play(self, seat: int, action: object) -> None:
        """It goes on."""


@pytest.mark.pure_only
def test_decisions_are_counted_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three games of five turns in two seconds, then the same in five; the best counts."""
    clock = iter((10.0, 12.0, 20.0, 25.0))
    told = {"CAPPED_GAMES": 3, "MOST_TURNS": 5, "REPEATS": 2, "perf_counter": lambda: next(clock)}
    for name, value in told.items():
        monkeypatch.setattr(figures, name, value)
    game = Endless()
    assert figures._capped_play(cast(Game, game)) == 7.5
    assert game.started == [(2, seed) for seed in range(6)]
