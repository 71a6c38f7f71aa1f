"""Mythwind's `master` pursues goals that others give up, and looks to the season's end."""

from __future__ import annotations

import time
from random import Random

import osada
from osada.bots import bot
from osada.games.mythwind.bots.goals import goal_needs
from osada.games.mythwind.bots.guided import Guided
from osada.games.mythwind.bots.master import Purposeful, standing
from osada.games.mythwind.bots.purpose import can_be_met, purpose
from osada.games.mythwind.rules.town import EMPTY, FOREST, Town
from osada.games.mythwind.rules.words import COUNTERS, LONGHOUSE, TILES

from ..mythwind.towns import play, town

GAME = osada.game("mythwind")
CLEAR, ADVENTURES, SKILLS = 0, 5, 17


def old_town(goal: int) -> Town:
    s = town(4)
    s.goal = goal
    for seat in range(4):
        s.sheet(seat).coins = 60
        s.sheet(seat).skills = [*range(s.box.skill_slots)]
    return s


def test_a_goal_of_which_nothing_is_left_is_known_to_be_out_of_reach() -> None:
    s = old_town(SKILLS)
    assert can_be_met(s, CLEAR)
    assert can_be_met(s, ADVENTURES)
    s.areas = [EMPTY if what == FOREST else what for what in s.areas]
    s.gone_adventures = sorted(s.story.adventures)
    assert not can_be_met(s, CLEAR)
    assert not can_be_met(s, ADVENTURES)
    assert can_be_met(s, SKILLS)


def test_it_learns_for_the_goal_though_every_slot_is_full() -> None:
    s = old_town(SKILLS)
    longhouse = len(TILES) + LONGHOUSE
    assert purpose(s, 0, longhouse, goal_needs(s)) > 0
    s.goal = CLEAR
    assert purpose(s, 0, longhouse, goal_needs(s)) == 0
    for player, learned in ((Purposeful, 1), (Guided, 0)):
        s = old_town(SKILLS)
        mind = player(GAME, Random(1))
        play(s, "0 visit longhouse", "0 use")
        while s.asked_of(0) is not None:
            s.play(0, mind.choose(s, 0))
        assert s.counters[COUNTERS.index("skill")] == learned, player


def test_a_town_stands_better_with_a_goal_met_and_with_something_new_under_way() -> None:
    s = old_town(CLEAR)
    before = standing(s)
    s.gone_goals.append(CLEAR)
    met = standing(s)
    s.site[3] = 5
    assert before < met < standing(s)


def test_no_decision_takes_long() -> None:
    s = GAME.start(4, 11)
    players = [bot("master", GAME, 11, seat) for seat in range(4)]
    took = []
    for _ in range(60):
        seat = s.turn[0]
        began = time.process_time()
        action = players[seat].choose(s, seat)
        took.append(time.process_time() - began)
        s.play(seat, action)
    assert max(took) < 0.6, "half of that on an idle machine"
