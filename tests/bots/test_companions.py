"""The companions of Mythwind fill the seats nobody sits in."""

from __future__ import annotations

import random

import pytest

import osada
from osada.bots import bot
from osada.games.mythwind.bots.aims import aim
from osada.games.mythwind.bots.town_plan import least_needed, needs_room
from osada.games.mythwind.rules.town import EMPTY, Town
from osada.games.mythwind.rules.words import LONGHOUSE
from osada.lab import simulate
from osada.lab.blocks import opener
from osada.lab.limits import Limits
from tests.mythwind.towns import FIRST

MYTHWIND = opener("mythwind", None)


def test_four_companions_play_two_seasons_and_the_town_grows() -> None:
    limits = Limits(lengths=(("seasons", 2),))
    found = simulate(lambda: FIRST, ["greedy"] * 4, 2, seed=5, limits=limits)
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


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
def test_a_companion_decides_by_what_everybody_knows(level: str) -> None:
    game = osada.game("mythwind")
    state = game.start(4, 9)
    for _ in range(120 if level != "master" else 60):
        seat = state.turn[0]
        chosen = bot(level, game, 9, seat).choose(state, seat)
        twin = state.imagined(seat, random.Random(1))
        assert isinstance(twin, Town)
        assert bot(level, game, 9, seat).choose(twin, seat) is chosen
        state.play(seat, chosen)


def test_good_companions_meet_more_than_novices() -> None:
    """Three seasons of two campaigns: enough to tell who plans."""
    figures = {}
    for level in ("novice", "skilled"):
        found = simulate(MYTHWIND, [level] * 4, 2, seed=4, limits=Limits(lengths=(("seasons", 3),)))
        figures[level] = found["mean_figures"]
    for name in ("first_sights", "adventures seen"):
        assert figures["skilled"][name][0] > figures["novice"][name][0], name


def test_a_companion_makes_room_where_the_track_is_jammed() -> None:
    s = osada.game("mythwind").start(4, 3)
    assert isinstance(s, Town)
    full = [b for b in range(1, 40) if b not in (4, 30)][:12]
    s.areas = [0, *full]
    s.site[0] = 30
    assert needs_room(s)
    gone = least_needed(s, s.standing())
    assert gone != LONGHOUSE
    s.areas[s.areas.index(gone)] = EMPTY
    assert not needs_room(s)


def test_a_companion_says_what_it_is_after_when_it_goes_out() -> None:
    game = osada.game("mythwind")
    state = game.start(4, 9)
    said: set[str] = set()
    while state.progress()["seasons"] < 2:
        seat = state.turn[0]
        action = bot("skilled", game, 9, seat).choose(state, seat)
        told = aim(state, seat, action)
        assert (told is None) == (action.kind != "visit")
        if told is not None:
            said.add(told.key.removeprefix("mythwind-after-"))
        state.play(seat, action)
    assert {"building", "stock", "news", "skill"} <= said
