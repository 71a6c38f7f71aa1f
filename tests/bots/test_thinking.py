"""Thinking ahead on a copy: by the same rules, without telling, and without touching the game."""

from __future__ import annotations

from math import exp
from random import Random
from time import sleep

import pytest

import osada
from osada.bots import bot
from osada.bots.clock import now, processor_time
from osada.bots.judge import Judge
from osada.games.hamlet.bots.judge import SPREAD, HamletJudge
from osada.games.vikings.bots.judge import VikingsJudge


@pytest.mark.parametrize("game", ["vikings", "hamlet", "mythwind"])
def test_what_is_thought_through_comes_out_as_if_it_were_played_and_nothing_is_told(
    game: str,
) -> None:
    rng = Random(4)
    state = osada.game(game).start(3, 11)
    told = 0
    for _ in range(400):
        if not state.turn:
            break
        seat = rng.choice(state.turn)
        action = rng.choice(state.legal(seat))
        before, thought = state.digest(), state.copy()
        thought.think(seat, action)
        assert thought.events == thought.shown == []
        assert state.digest() == before
        told += len(state.play(seat, action))
        assert (thought.digest(), thought.reveals) == (state.digest(), state.reveals)
        assert [thought.legal(one) for one in state.turn] == [state.legal(o) for o in state.turn]
    assert told > 100


@pytest.mark.parametrize(
    ("game", "judge"), [("vikings", VikingsJudge()), ("hamlet", HamletJudge())]
)
def test_what_deserves_a_look_is_legal(game: str, judge: Judge) -> None:
    """Nobody checks it again while thinking."""
    rng = Random(7)
    for options in ({}, {"lenient-donkeys": True, "no-detour": True, "strict-terrain": True}):
        state = osada.game(game).start(3, 5, options if game == "hamlet" else {})
        for _ in range(400):
            if not state.turn:
                break
            seat = state.turn[0]
            deserving = judge.prospects(state.copy(), seat)
            menu = state.legal(seat)
            assert deserving
            assert set(deserving) <= set(menu)
            state.play(seat, rng.choice(deserving if rng.random() < 0.8 else menu))


def test_an_end_that_is_only_foreseen_is_no_surer_than_its_points_are_far_apart() -> None:
    village = osada.game("hamlet")
    state = village.start(2, 3)
    players = [bot("novice", village, 3, seat) for seat in range(2)]
    while state.turn:
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
    judge = HamletJudge()
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    assert judge.chances(state, 0)[winner] == 1.0
    told = judge.foreseen(state, 0)
    ahead = state.outcome.scores[winner].total - state.outcome.scores[1 - winner].total
    assert ahead > 0
    assert sum(told) == pytest.approx(1.0)
    assert told[winner] / told[1 - winner] == pytest.approx(exp(ahead / SPREAD))


def test_by_the_processor_waiting_takes_no_time() -> None:
    with processor_time():
        began = now()
        sleep(0.2)
        assert now() - began < 0.1
    began = now()
    sleep(0.2)
    assert now() - began >= 0.2
