"""The companions of Mythwind fill the seats nobody sits in."""

from __future__ import annotations

import random

import osada
from osada.bots import bot
from osada.games.mythwind.rules.town import Town
from osada.lab import simulate
from osada.lab.blocks import opener
from osada.lab.limits import Limits

MYTHWIND = opener("mythwind", None)


def test_four_companions_play_two_seasons_and_the_town_grows() -> None:
    found = simulate(MYTHWIND, ["greedy"] * 4, 2, seed=5, limits=Limits(lengths=(("seasons", 2),)))
    assert found["mean_progress"]["seasons"] == 2
    assert found["mean_figures"]["buildings built"][0] > 3
    assert found["mean_figures"]["events seen"][0] > 3
    coins = [found["mean_figures"][f"coins a day, {who}"][0] for who in ("farmer", "ranger")]
    assert min(coins) > 2, "more than odd jobs would bring"


def test_the_same_seed_gives_the_same_campaign() -> None:
    once, again = (
        simulate(MYTHWIND, ["greedy"] * 3, 1, seed=6, limits=Limits(lengths=(("seasons", 1),)))
        for _ in range(2)
    )
    assert once["hash"] == again["hash"]


def test_a_companion_agrees_to_what_somebody_proposes() -> None:
    game = osada.game("mythwind")
    state = game.start(2, 7)
    proposal = state.legal(0)[-1]
    state.play(0, proposal)
    assert str(bot("greedy", game, 7, 1).choose(state, 1)) == "agree"


def test_a_companion_decides_by_what_everybody_knows() -> None:
    game = osada.game("mythwind")
    state = game.start(4, 9)
    bots = [bot("greedy", game, 9, seat) for seat in range(4)]
    for _ in range(120):
        seat = state.turn[0]
        chosen = bots[seat].choose(state, seat)
        twin = state.imagined(seat, random.Random(1))
        fresh = bot("greedy", game, 9, seat)
        assert isinstance(twin, Town)
        assert fresh.choose(twin, seat) is bot("greedy", game, 9, seat).choose(state, seat)
        state.play(seat, chosen)
