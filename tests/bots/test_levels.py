"""The five levels: fair, repeatable, sensible, and in this order."""

from __future__ import annotations

from random import Random

import pytest

import osada
from osada.bots import Bot, bot
from osada.bots.answers import AnsweringMind, Looks
from osada.bots.beam import Beam
from osada.bots.careless import Careless
from osada.bots.dice import Dice
from osada.bots.levels import LEVELS, SECONDS
from osada.bots.lines import best_lines
from osada.bots.planner import Mind, Planner
from osada.bots.playout import Playout
from osada.bots.search import Search
from osada.games.hamlet.bots.judge import HamletJudge
from osada.games.hamlet.bots.learned import learned as hamlet_learned
from osada.games.hamlet.bots.weights import TUNED
from osada.games.hamlet.rules.table import Table
from osada.games.vikings.bots.judge import VikingsJudge
from osada.games.vikings.bots.learned import learned
from osada.games.vikings.rules.board import IN_HAND, Board
from osada.lab.blocks import opener
from osada.lab.tournament import tournament

LONG = 60.0
"""Seconds: so that no clock has a say."""


def thinking(game: str, level: str, seed: int) -> Bot:
    """A level as it is made, but with fewer looks ahead and no clock."""
    rng = Random(seed)
    if level in ("novice", "casual"):
        return bot(level, osada.game(game), seed, 0)
    if game == "hamlet":
        beam = Beam(HamletJudge(TUNED), 2, 3, 3, LONG)
        if level == "skilled":
            return Planner(beam, rng)
        judge = hamlet_learned(0.3, TUNED)
        turns = {"strong": 2, "master": 4}[level]
        others = {"strong": Beam(HamletJudge(), 1, 1, 1, LONG), "master": beam}[level]
        slack = {"strong": 0.0, "master": 2.0}[level]
        looks = Looks(turns, turns, 1, 1, slack)
        return Planner(AnsweringMind(beam, judge, others, looks, LONG), rng)
    rounds = {"skilled": 0, "strong": 1, "master": 2}[level]
    playout = Playout(VikingsJudge(), 2, rounds)
    return Planner(Search(learned(0.5), playout, 4, 8, LONG), rng)


def minds_changed(game: str, level: str, seats: int, turns: int) -> int:
    """How often a level decides otherwise on an imagined position than on the true one."""
    rng = Random(seats)
    rules = osada.game(game)
    state = rules.start(seats, seats)
    others = [bot("novice", rules, 5, seat) for seat in range(seats)]
    changed = 0
    for turn in range(turns):
        for _ in range(7):  # on to another moment of the game
            if state.turn:
                seat = state.turn[0]
                state.play(seat, others[seat].choose(state, seat))
        if not state.turn:
            break
        seat = state.turn[0]
        dreamt = state.imagined(seat, rng)
        awake = thinking(game, level, turn).choose(state.copy(), seat)
        changed += awake is not thinking(game, level, turn).choose(dreamt, seat)
        state.play(seat, awake)
    return changed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["vikings", "hamlet"])
@pytest.mark.rule("VIK-HID-02")
def test_no_level_decides_by_what_its_seat_cannot_know(game: str, level: str) -> None:
    assert minds_changed(game, level, 3, 12) == 0


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
def test_no_companion_in_the_valley_decides_by_what_nobody_knows_yet(level: str) -> None:
    rng, valley = Random(3), osada.game("mythwind")
    town = valley.start(3, 3)
    changed = 0
    for step in range(90):
        seat = town.turn[0]
        awake = bot(level, valley, step, seat).choose(town.copy(), seat)
        if step % 3 == 0:
            dreamt = town.imagined(seat, rng)
            changed += awake is not bot(level, valley, step, seat).choose(dreamt, seat)
        town.play(seat, awake)
    assert changed == 0


@pytest.mark.parametrize(("game", "level"), [("vikings", "master"), ("hamlet", "master")])
def test_the_same_number_of_looks_ahead_comes_to_the_same(game: str, level: str) -> None:
    state = osada.game(game).start(4, 7)
    one, other = (thinking(game, level, 3) for _ in range(2))
    for _ in range(12):
        seat = state.turn[0]
        action = one.choose(state, seat)
        assert action is other.choose(state, seat)
        state.play(seat, action)


def test_a_clock_cuts_a_think_short_and_still_names_a_turn() -> None:
    for game in ("vikings", "hamlet"):
        state = osada.game(game).start(4, 3)
        seat = state.turn[0]
        menu = state.legal(seat)
        judge = HamletJudge()
        beam = Beam(judge, 50, 6, 20, 0.0)
        looks = Looks(20, 10**6, 9, 9, 0.0)
        minds: list[Mind] = [beam, AnsweringMind(beam, judge, beam, looks, 0.0)]
        if game == "vikings":
            minds = [Search(VikingsJudge(), Playout(VikingsJudge(), 3, 2), 20, 10**6, 0.0)]
        for mind in minds:
            assert Planner(mind, Random(1)).choose(state, seat) in menu


def test_no_look_at_the_answers_is_like_another_though_nothing_is_hidden() -> None:
    """In Hamlet others who always took what looks best would answer a turn in one way only, and the
    accidents of that one way would be taken for the truth."""
    state = osada.game("hamlet").start(3, 7)
    beam = Beam(HamletJudge(), 1, 3, 3, LONG)

    def ends(slack: float) -> int:
        mind = AnsweringMind(beam, HamletJudge(), beam, Looks(4, 4, 1, 1, slack), LONG)
        found = [mind.play_on(state.copy(), 0, 7, float("inf"), Dice(look)) for look in range(8)]
        return len({one.digest() for one in found})

    assert ends(0.0) == 1
    assert ends(2.0) >= 5


def test_of_two_turns_the_one_that_ends_the_game_is_looked_into_and_the_other_too() -> None:
    """Which is better shows only at the end; at first sight one kind would crowd out the other."""
    state = osada.game("hamlet").start(2, 3)
    player = bot("greedy", osada.game("hamlet"), 3, 0)
    judge = HamletJudge()
    both = 0
    while state.turn:
        seat = state.turn[0]
        if isinstance(state, Table) and state.delivered.count(-1) == 1 and not both:
            lines = Beam(judge, 6, 5, 8, LONG).turns(state.copy(), seat, 8)
            both += {judge.kind(line.after) for line in lines} == {0, 1}
        state.play(seat, player.choose(state, seat))
    assert both


def test_one_activity_long_everybody_plays_on_with_what_looks_best_by_itself() -> None:
    """So the others answer in the thoughts of `strong`: a short beam is `greedy`."""
    judge = HamletJudge()
    state = osada.game("hamlet").start(3, 6)
    player = bot("greedy", osada.game("hamlet"), 3, 0)
    for _ in range(40):
        seat = state.turn[0]
        [line] = Beam(judge, 1, 1, 1, LONG).turns(state.copy(), seat, 1)
        best = best_lines(judge, state.copy(), seat, 1)[0]
        assert line.worth == best.worth
        state.play(seat, player.choose(state, seat))


@pytest.mark.rule("VIK-HID-02")
def test_who_has_laid_bets_is_taken_to_have_laid_the_highest_more_often_than_not() -> None:
    state = osada.game("vikings").start(3, 5)
    rng = Random(2)
    assert isinstance(state, Board)
    while not (laid := [slot for slot in range(4, 8) if state.bets[slot] != IN_HAND]):
        seat = state.turn[0]
        state.play(seat, rng.choice(state.legal(seat)))
    own = state.tokens.values[:4]
    highest = 0
    for seed in range(200):
        world = state.imagined(0, Random(seed))
        assert isinstance(world, Board)
        VikingsJudge().suppose(world, 0, Dice(seed))
        values = world.tokens.values
        assert values[:4] == own
        assert sorted(values[4:8]) == sorted(state.tokens.values[4:8])
        highest += min(values[slot] for slot in laid) > max(
            [values[slot] for slot in range(4, 8) if slot not in laid], default=0
        )
    assert 120 < highest < 200


def test_a_novice_is_careless_and_never_foolish() -> None:
    judge = VikingsJudge()
    state = osada.game("vikings").start(4, 3)
    seat = state.turn[0]
    behind: set[float] = set()
    for seed in range(40):
        chosen = Careless(judge, 1.0).turn(state, seat, seed)
        lines = best_lines(judge, state.imagined(seat, Random(seed)), seat, 1000)
        worth = next(line.worth for line in lines if line.actions == chosen)
        behind.add(round(lines[0].worth - worth, 6))
    assert len(behind) > 3
    assert min(behind) == 0
    assert 0.5 < max(behind) <= 2.0


def test_two_novices_come_to_the_end_of_a_game_though_nothing_new_is_learned_for_long() -> None:
    game = osada.game("hamlet")
    seed = 681646403
    state = game.start(2, seed)
    novices = [bot("novice", game, seed, seat) for seat in range(2)]
    while state.turn and state.progress()["rounds"] < 40:
        seat = state.turn[0]
        state.play(seat, novices[seat].choose(state, seat))
    assert state.outcome is not None


@pytest.mark.parametrize(
    ("game", "stronger", "weaker"),
    [("vikings", "skilled", "novice"), ("hamlet", "casual", "novice")],
)
def test_a_level_beats_a_lower_one(
    game: str, stronger: str, weaker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So far apart that a few games suffice; docs/bots.md has the whole ladder."""
    monkeypatch.setitem(SECONDS, stronger, LONG)
    found = tournament(opener(game, None), [stronger, weaker], 4, seed=5)
    assert found["unfinished"] == 0
    assert found["games"] == 8
    assert found["win_share"][stronger] > 0.6
    low, high = found["wilson"][stronger]
    assert low < found["win_share"][stronger] <= high
    assert found["win_share"][stronger] + found["win_share"][weaker] == pytest.approx(1.0)
