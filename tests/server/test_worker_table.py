"""What a computer player answers that sits at a table."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from osada import bots
from osada.kernel.action import Action
from osada.kernel.game import Game
from osada.kernel.state import State
from osada.table import worker_table
from osada.table.worker_table import WorkerTable

from .asking import Bare


@pytest.fixture(autouse=True)
def _no_others_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_EVERYWHERE", dict(bots._EVERYWHERE))


class Curious:
    """Its choice tells everything about the position that it is handed."""

    def __init__(self, game: Game, rng: object) -> None: ...

    def choose(self, state: State, seat: int) -> Action:
        menu = state.legal(seat)
        return menu[int(state.digest(), 16) % len(menu)]


@pytest.mark.parametrize("level", ["greedy", "curious"])
@pytest.mark.parametrize("game", ["vikings", "hamlet", "mythwind"])
def test_what_a_player_does_is_the_same_on_every_position_that_it_cannot_tell_apart(
    game: str, level: str
) -> None:
    """Also when it has followed the game for a while."""
    bots.add("curious", Curious)
    table = Bare(level, game)
    for _ in range(12):
        seat = table.seat
        true = table.sitting_down(alone=True)
        truth = table.state
        minds = [WorkerTable(true)]
        for number in range(2):
            table.state = truth.imagined(seat, Random(number))
            minds.append(WorkerTable(table.sitting_down(alone=True)))
        table.state = truth
        for _ in range(30):  # whoever calls donkeys and sends them home again may do so for ever
            if not table.state.turn or table.seat != seat:
                break
            question = table.following(len(table.plays), alone=True)
            assert question is not None
            said = [mind.answers(question, monotonic) for mind in minds]
            assert said[0] == said[1] == said[2]
            learned = truth.reveals
            table.play(*said[0][0])
            if truth.reveals != learned:
                break  # now it knows more than the dreams were made of
            for mind in minds:
                mind.follow(table.plays[-1:], len(table.plays))
        if not table.state.turn:
            break


class First:
    """Always does the first thing, by which nobody learns anything at the beginning of Vikings."""

    def __init__(self, game: Game, rng: object) -> None: ...

    def choose(self, state: State, seat: int) -> Action:
        return state.legal(seat)[0]


def test_who_takes_long_answers_for_one_move_only(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.add("first", First)
    question = Bare("first").sitting_down(False)
    monkeypatch.setattr(worker_table, "AHEAD", 5)
    for seconds, count in ((60.0, 5), (0.0, 1)):
        monkeypatch.setattr(worker_table, "AHEAD_SECONDS", seconds)
        assert len(WorkerTable(question).answers(question, monotonic)) == count
    alone = Bare("first").sitting_down(True)
    assert len(WorkerTable(alone).answers(alone, monotonic)) == 1
