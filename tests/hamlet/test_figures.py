"""The benchmark's own figures of Hamlet: they are taken from as much play as they say."""

from __future__ import annotations

from random import Random

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
